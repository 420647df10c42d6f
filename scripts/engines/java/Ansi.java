import java.lang.management.ManagementFactory;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Types;
import java.util.ArrayList;
import java.util.Collections;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Scores by the SQL of the standard in HSQLDB. Argument: the folder of the run. */
public final class Ansi {
  public static void main(String[] args) throws Exception {
    var run = new Run(args[0]);
    try (var database = DriverManager.getConnection("jdbc:hsqldb:mem:auxology")) {
      // By the standard, texts are padded before they are compared, so that 'male ' would be 'male'.
      execute(database, "SET DATABASE COLLATION SQL_TEXT NO PAD");
      execute(database, run.text("ansi-create.sql"));
      fill(database, run, "auxology_days", "visited-days.csv");
      execute(database, "CREATE UNIQUE INDEX place_of_day ON auxology_days (place)");
      execute(database, run.text("ansi-create-segments.sql"));
      fill(database, run, "auxology_segments", "segments.csv");
      execute(database, "CREATE INDEX place_of_segment ON auxology_segments (place)");
      var columns = Stream.of(run.rows("visits.csv").get(0)).map(Ansi::columnOf).collect(Collectors.joining(", "));
      execute(database, "CREATE TABLE measurements (" + columns + ")");
      fill(database, run, "measurements", "visits.csv");
      execute(database, "CREATE VIEW scores AS " + run.text("ansi.sql"));

      var clock = ManagementFactory.getThreadMXBean();
      long started = clock.getCurrentThreadCpuTime();
      var byDays = Run.Counted.of(numbers(database, run.text("ansi-comparison.sql")));
      double seconds = (clock.getCurrentThreadCpuTime() - started) / 1e9;
      var bySegments = Run.Counted.of(numbers(database, run.text("ansi-stated.sql")));
      var scored = numbers(database, "SELECT COUNT(*), COUNT(size_sds) FROM scores");
      if (scored.get(0) != byDays.visits() || scored.get(1) < 1000) throw new IllegalStateException("view: " + scored);
      Run.print(byDays, bySegments, seconds, numbers(database, run.text("ansi-self-test.sql")).get(0));
    }
  }

  private static String columnOf(String name) {
    return name + switch (Run.kindOf(name)) {
      case "integer" -> " INTEGER";
      case "text" -> " VARCHAR(100)";
      case "date" -> " DATE";
      default -> " DOUBLE PRECISION";
    };
  }

  private static void fill(Connection database, Run run, String table, String file) throws Exception {
    var rows = run.rows(file);
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

  private static ArrayList<Double> numbers(Connection database, String sql) throws SQLException {
    try (var statement = database.createStatement();
        var row = statement.executeQuery(sql)) {
      row.next();
      var found = new ArrayList<Double>();
      for (int i = 1; i <= row.getMetaData().getColumnCount(); i++) found.add(row.getDouble(i));
      return found;
    }
  }
}
