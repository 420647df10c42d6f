import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/** The files of a run, and the outcome as the programs print it. */
final class Run {
  private final Path folder;

  Run(String folder) {
    this.folder = Path.of(folder);
  }

  /** A text without the semicolon at its end. */
  String text(String name) throws IOException {
    return Files.readString(folder.resolve(name)).replaceFirst(";\\s*$", "");
  }

  /** The rows of a file without quotes, the names of the columns first; a cell may be empty. */
  List<String[]> rows(String name) throws IOException {
    try (var lines = Files.lines(folder.resolve(name))) {
      return lines.map(line -> line.split(",", -1)).toList();
    }
  }

  /** The kind of a column of visits. */
  static String kindOf(String column) {
    if (column.equals("id")) return "integer";
    if (column.equals("sex") || column.endsWith("_accuracy")) return "text";
    return column.endsWith("_date") ? "date" : "number";
  }

  /** What a comparison counts of the visits. */
  record Counted(double visits, double wrong, double largest, double scores) {
    static Counted of(List<? extends Number> row) {
      if (row.size() != 4) throw new IllegalStateException("not a comparison: " + row);
      var numbers = row.stream().mapToDouble(Number::doubleValue).toArray();
      return new Counted(numbers[0], numbers[1], numbers[2], numbers[3]);
    }

    Counted and(Counted other) {
      return new Counted(
          visits + other.visits, wrong + other.wrong, Math.max(largest, other.largest), scores + other.scores);
    }

    String json() {
      return String.format(
          Locale.ROOT, "\"rows\":%.0f,\"wrong\":%.0f,\"largest\":%e,\"scores\":%.0f", visits, wrong, largest, scores);
    }
  }

  /** Prints what was counted by days and by segments, the seconds that the former took, and the self-test. */
  static void print(Counted byDays, Counted bySegments, double seconds, double selfTest) {
    System.out.printf(
        Locale.ROOT,
        "{%s,\"seconds\":%.3f,\"selfTest\":%e,\"bySegments\":{%s}}%n",
        byDays.json(), seconds, selfTest, bySegments.json());
  }
}
