import com.google.zetasql.Analyzer;
import com.google.zetasql.AnalyzerOptions;
import com.google.zetasql.PreparedQuery;
import com.google.zetasql.SimpleCatalog;
import com.google.zetasql.SimpleColumn;
import com.google.zetasql.SimpleTable;
import com.google.zetasql.TableContent;
import com.google.zetasql.Type;
import com.google.zetasql.TypeFactory;
import com.google.zetasql.Value;
import com.google.zetasql.ZetaSQLBuiltinFunctionOptions;
import com.google.zetasql.ZetaSQLOptions.NameResolutionMode;
import com.google.zetasql.ZetaSQLOptions.ProductMode;
import com.google.zetasql.ZetaSQLType.TypeKind;
import com.google.zetasql.resolvedast.ResolvedNodes.ResolvedCreateTableStmt;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Scores by SQL in GoogleSQL, the language of BigQuery: its own analyzer, and its reference implementation as the
 * engine, in the external product mode, which is BigQuery's. Argument: the folder of the run.
 */
public final class GoogleSql {
  private static final Map<String, TypeKind> kinds =
      Map.of(
          "integer", TypeKind.TYPE_INT64,
          "text", TypeKind.TYPE_STRING,
          "date", TypeKind.TYPE_DATE,
          "number", TypeKind.TYPE_DOUBLE);

  /** How many visits go into a query, which takes 4 MB of rows at most. */
  private static final int BATCH = 3000;

  public static void main(String[] args) throws Exception {
    var run = new Run(args[0]);
    var options = new AnalyzerOptions();
    var language = options.getLanguageOptions().enableMaximumLanguageFeatures();
    language.setSupportsAllStatementKinds();
    language.setProductMode(ProductMode.PRODUCT_EXTERNAL);
    language.setNameResolutionMode(NameResolutionMode.NAME_RESOLUTION_DEFAULT);
    var catalog = new SimpleCatalog("auxology");
    catalog.addZetaSQLFunctionsAndTypes(new ZetaSQLBuiltinFunctionOptions(language));

    var contents = new HashMap<String, TableContent>();
    for (var file : List.of("visited-days.csv", "segments.csv")) {
      var rows = run.rows(file);
      var statement = run.text(file.startsWith("seg") ? "bigquery-create-segments.sql" : "bigquery-create.sql");
      var created = (ResolvedCreateTableStmt) Analyzer.analyzeStatement(statement, options, catalog);
      var columns = created.getColumnDefinitionList();
      var names = columns.stream().map(column -> column.getName()).toList();
      if (!names.equals(List.of(rows.get(0)))) throw new IllegalStateException("other columns: " + names);
      var figures = columns.stream().map(column -> column.getType().getKind()).toList();
      var name = created.getNamePath().get(0);
      catalog.addSimpleTable(table(name, rows.get(0), figures));
      contents.put(name, content(rows.subList(1, rows.size()), figures));
    }
    var visits = run.rows("visits.csv");
    var visitKinds = Stream.of(visits.get(0)).map(name -> kinds.get(Run.kindOf(name))).toList();
    catalog.addSimpleTable(table("measurements", visits.get(0), visitKinds));
    Analyzer.analyzeStatement("CREATE VIEW scores AS " + run.text("bigquery.sql"), options, catalog);

    var compared = new HashMap<String, Run.Counted>();
    double seconds = 0;
    for (var grid : List.of("segments", "days")) {
      var comparison = run.text(grid.equals("days") ? "bigquery-comparison.sql" : "bigquery-stated.sql");
      long started = System.nanoTime();
      for (int from = 1; from < visits.size(); from += BATCH) {
        var batch = content(visits.subList(from, Math.min(from + BATCH, visits.size())), visitKinds);
        var tables = Map.of("auxology_" + grid, contents.get("auxology_" + grid), "measurements", batch);
        compared.merge(
            grid, Run.Counted.of(numbers(comparison, options, catalog, tables)), Run.Counted::and);
      }
      seconds = (System.nanoTime() - started) / 1e9;
    }
    var days = Map.of("auxology_days", contents.get("auxology_days"));
    var selfTest = numbers(run.text("bigquery-self-test.sql"), options, catalog, days).get(0);
    Run.print(compared.get("days"), compared.get("segments"), seconds, selfTest);
    System.exit(0);
  }

  private static SimpleTable table(String name, String[] columns, List<TypeKind> kinds) {
    return new SimpleTable(
        name,
        IntStream.range(0, columns.length)
            .mapToObj(i -> new SimpleColumn(name, columns[i], type(kinds.get(i))))
            .toList());
  }

  private static Type type(TypeKind kind) {
    return TypeFactory.createSimpleType(kind);
  }

  private static TableContent content(List<String[]> rows, List<TypeKind> kinds) {
    var values = new ArrayList<List<Value>>();
    for (var cells : rows) {
      values.add(IntStream.range(0, cells.length).mapToObj(i -> value(cells[i], kinds.get(i))).toList());
    }
    return TableContent.create(values);
  }

  private static Value value(String cell, TypeKind kind) {
    if (cell.isEmpty()) return Value.createSimpleNullValue(kind);
    return switch (kind) {
      case TYPE_INT64 -> Value.createInt64Value(Long.parseLong(cell));
      case TYPE_DATE -> Value.createDateValue((int) LocalDate.parse(cell).toEpochDay());
      case TYPE_DOUBLE -> Value.createDoubleValue(Double.parseDouble(cell));
      default -> Value.createStringValue(cell);
    };
  }

  private static List<Double> numbers(
      String sql, AnalyzerOptions options, SimpleCatalog catalog, Map<String, TableContent> contents) {
    var builder =
        PreparedQuery.builder().setSql(sql).setAnalyzerOptions(options).setCatalog(catalog).setTablesContents(contents);
    try (var query = builder.prepare()) {
      var row = query.execute(Map.of()).getTableData().get(0);
      return row.stream().map(each -> each.getType().isDouble() ? each.getDoubleValue() : each.getInt64Value()).toList();
    }
  }
}
