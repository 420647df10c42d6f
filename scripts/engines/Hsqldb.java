import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Types;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Scores by the SQL of the standard in HSQLDB. Argument: the folder of the run. */
public final class Hsqldb {
  private static Path folder;

  public static void main(String[] args) throws Exception {
    folder = Path.of(args[0]);
    try (var database = DriverManager.getConnection("jdbc:hsqldb:mem:auxology")) {
      // By the standard, texts are padded before they are compared, so that 'gmfcs-1 ' would be 'gmfcs-1'.
      execute(database, "SET DATABASE COLLATION SQL_TEXT NO PAD");
      execute(database, text("ansi-create.sql"));
      fill(database, "auxology_days", "visited-days.csv");
      execute(database, "CREATE UNIQUE INDEX place_of_day ON auxology_days (place)");
      execute(database, text("ansi-create-segments.sql"));
      fill(database, "auxology_segments", "segments.csv");
      execute(database, "CREATE INDEX place_of_segment ON auxology_segments (place)");
      var columns = Stream.of(rows("visits.csv").get(0)).map(Hsqldb::columnOf).collect(Collectors.joining(", "));
      execute(database, "CREATE TABLE measurements (" + columns + ")");
      fill(database, "measurements", "visits.csv");
      execute(database, "CREATE VIEW scores AS " + text("ansi.sql"));

      var clock = ManagementFactory.getThreadMXBean();
      long started = clock.getCurrentThreadCpuTime();
      var byDays = numbers(database, text("ansi-comparison.sql"));
      double seconds = (clock.getCurrentThreadCpuTime() - started) / 1e9;
      var bySegments = numbers(database, text("ansi-stated.sql"));
      var scored = numbers(database, "SELECT COUNT(*), COUNT(size_sds) FROM scores");
      if (scored[0] != byDays[0] || scored[1] < 1000) throw new IllegalStateException("view: " + scored[1]);
      double selfTest = numbers(database, text("ansi-self-test.sql"))[0];
      System.out.printf(
          Locale.ROOT,
          "{%s,\"seconds\":%.3f,\"selfTest\":%e,\"bySegments\":{%s}}%n",
          counted(byDays), seconds, selfTest, counted(bySegments));
    }
  }

  /** What a comparison counts of the visits. */
  private static String counted(double[] row) {
    return String.format(
        Locale.ROOT, "\"rows\":%.0f,\"wrong\":%.0f,\"largest\":%e,\"scores\":%.0f", row[0], row[1], row[2], row[3]);
  }

  /** A text without the semicolon at its end. */
  private static String text(String name) throws IOException {
    return Files.readString(folder.resolve(name)).replaceFirst(";\\s*$", "");
  }

  /** The rows of a file without quotes, the names of the columns first; a cell may be empty. */
  private static List<String[]> rows(String name) throws IOException {
    try (var lines = Files.lines(folder.resolve(name))) {
      return lines.map(line -> line.split(",", -1)).toList();
    }
  }

  /** A column of visits, by what its name says. */
  private static String columnOf(String name) {
    if (name.equals("id")) return name + " INTEGER";
    if (name.equals("sex") || name.endsWith("_accuracy")) return name + " VARCHAR(100)";
    return name + (name.endsWith("_date") ? " DATE" : " DOUBLE PRECISION");
  }

  private static void fill(Connection database, String table, String file) throws Exception {
    var rows = rows(file);
    var places = String.join(", ", Collections.nCopies(rows.get(0).length, "?"));
    try (var insert = database.prepareStatement("INSERT INTO " + table + " VALUES (" + places + ")")) {
      var types = insert.getParameterMetaData();
      for (var cells : rows.subList(1, rows.size())) {
        for (int i = 0; i < cells.length; i++) {
          if (cells[i].isEmpty()) insert.setNull(i + 1, types.getParameterType(i + 1));
          else if (types.getParameterType(i + 1) == Types.DOUBLE) insert.setDouble(i + 1, Double.parseDouble(cells[i]));
          else insert.setObject(i + 1, cells[i]);
        }
        insert.addBatch();
      }
      insert.executeBatch();
    }
  }

  private static void execute(Connection database, String sql) throws SQLException {
    try (var statement = database.createStatement()) {
      statement.execute(sql);
    }
  }

  private static double[] numbers(Connection database, String sql) throws SQLException {
    try (var statement = database.createStatement();
        var row = statement.executeQuery(sql)) {
      row.next();
      var found = new double[row.getMetaData().getColumnCount()];
      for (int i = 0; i < found.length; i++) found[i] = row.getDouble(i + 1);
      return found;
    }
  }
}
