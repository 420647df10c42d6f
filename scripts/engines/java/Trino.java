import static io.trino.testing.TestingSession.testSessionBuilder;

import io.trino.plugin.memory.MemoryConnectorFactory;
import io.trino.sql.tree.ColumnDefinition;
import io.trino.sql.tree.CreateTable;
import io.trino.testing.LocalQueryRunner;
import io.trino.testing.MaterializedRow;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Scores by SQL in Trino: its own parser, planner and operators in this process, and its memory catalogue. Argument: the folder of the run. */
public final class Trino {
  private static final Map<String, String> types =
      Map.of("integer", "BIGINT", "text", "VARCHAR", "date", "DATE", "number", "DOUBLE");

  public static void main(String[] args) throws Exception {
    var run = new Run(args[0]);
    var session = testSessionBuilder().setCatalog("memory").setSchema("default").build();
    try (var trino = LocalQueryRunner.create(session)) {
      trino.createCatalog("memory", new MemoryConnectorFactory(), Map.of("memory.max-data-per-node", "1GB"));
      create(trino, run, "trino-create.sql", "visited-days.csv");
      create(trino, run, "trino-create-segments.sql", "segments.csv");
      var visits = run.rows("visits.csv");
      fill(trino, "measurements", visits, Stream.of(visits.get(0)).map(name -> types.get(Run.kindOf(name))).toList());

      var comparison = run.text("trino-comparison.sql");
      long started = System.nanoTime();
      var byDays = Run.Counted.of(numbers(trino, comparison));
      double seconds = (System.nanoTime() - started) / 1e9;
      var bySegments = Run.Counted.of(numbers(trino, run.text("trino-stated.sql")));
      Run.print(byDays, bySegments, seconds, numbers(trino, run.text("trino-self-test.sql")).get(0).doubleValue());
    }
    System.exit(0);
  }

  /** Creates a table of figures with the columns and types of its own statement, which this engine has no server to run. */
  private static void create(LocalQueryRunner trino, Run run, String statement, String file) throws Exception {
    var created = (CreateTable) trino.getSqlParser().createStatement(run.text(statement));
    var columns = created.getElements().stream().map(ColumnDefinition.class::cast).toList();
    var rows = run.rows(file);
    var names = columns.stream().map(column -> column.getName().toString()).toList();
    if (!names.equals(List.of(rows.get(0)))) throw new IllegalStateException("other columns: " + names);
    fill(trino, created.getName().toString(), rows, columns.stream().map(column -> column.getType().toString()).toList());
  }

  /** Creates a table of rows, given as lines of one long text, which the engine splits: far quicker to parse than rows of literals. */
  private static void fill(LocalQueryRunner trino, String table, List<String[]> rows, List<String> types) {
    var columns =
        IntStream.range(0, types.size())
            .mapToObj(i -> "CAST(NULLIF(cells[" + (i + 1) + "], '') AS " + types.get(i) + ") AS " + rows.get(0)[i])
            .collect(Collectors.joining(", "));
    int most = 20_000;
    for (int from = 1; from < rows.size(); from += most) {
      var lines =
          rows.subList(from, Math.min(from + most, rows.size())).stream()
              .map(cells -> String.join(",", cells))
              .collect(Collectors.joining("\n"));
      if (lines.contains("'")) throw new IllegalStateException("a quote in " + table);
      trino.execute(
          (from == 1 ? "CREATE TABLE " + table + " AS" : "INSERT INTO " + table) + " SELECT " + columns + " FROM (SELECT SPLIT(line, ',') AS cells FROM UNNEST(SPLIT('"
              + lines + "', CHR(10))) AS u (line))");
    }
  }

  private static List<? extends Number> numbers(LocalQueryRunner trino, String sql) {
    MaterializedRow row = trino.execute(sql).getMaterializedRows().get(0);
    return row.getFields().stream().map(Number.class::cast).toList();
  }
}
