import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.verapdf.gf.foundry.VeraGreenfieldFoundryProvider;
import org.verapdf.pdfa.Foundries;
import org.verapdf.pdfa.flavours.PDFAFlavour;
import org.verapdf.pdfa.results.TestAssertion;

/** Validates the PDFs of a folder by PDF/UA-1 (ISO 14289-1), and prints a line for each and for each rule that one breaks. */
public final class Validate {
  public static void main(String[] args) throws Exception {
    VeraGreenfieldFoundryProvider.initialise();
    var foundry = Foundries.defaultInstance();
    Path[] files;
    try (Stream<Path> listed = Files.list(Path.of(args[0]))) {
      files = listed.filter(file -> file.toString().endsWith(".pdf")).sorted().toArray(Path[]::new);
    }
    for (Path file : files) {
      try (var stream = Files.newInputStream(file);
          var parser = foundry.createParser(stream, PDFAFlavour.PDFUA_1);
          var validator = foundry.createValidator(PDFAFlavour.PDFUA_1, false)) {
        var result = validator.validate(parser);
        System.out.println(file.getFileName() + "\tvalidated\t" + result.getTotalAssertions());
        if (result.getTestAssertions().isEmpty() && !result.isCompliant()) {
          System.out.println(file.getFileName() + "\tbroken\tnot compliant");
        }
        result.getTestAssertions().stream()
            .filter(each -> each.getStatus() == TestAssertion.Status.FAILED)
            .forEach(each -> print(file, each));
      }
    }
  }

  private static void print(Path file, TestAssertion each) {
    var rule = each.getRuleId();
    var place = each.getLocation() == null ? "" : each.getLocation().getContext();
    System.out.println(
        file.getFileName() + "\tbroken\t" + rule.getClause() + "-" + rule.getTestNumber() + "\t"
            + each.getMessage().replaceAll("\\s+", " ") + "\t" + place);
  }
}
