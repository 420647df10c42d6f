import ca.uhn.fhir.context.FhirContext;
import ca.uhn.fhir.context.support.DefaultProfileValidationSupport;
import ca.uhn.fhir.validation.FhirValidator;
import ca.uhn.fhir.validation.SingleValidationMessage;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.hl7.fhir.common.hapi.validation.support.CommonCodeSystemsTerminologyService;
import org.hl7.fhir.common.hapi.validation.support.InMemoryTerminologyServerValidationSupport;
import org.hl7.fhir.common.hapi.validation.support.PrePopulatedValidationSupport;
import org.hl7.fhir.common.hapi.validation.support.SnapshotGeneratingValidationSupport;
import org.hl7.fhir.common.hapi.validation.support.UnknownCodeSystemWarningValidationSupport;
import org.hl7.fhir.common.hapi.validation.support.ValidationSupportChain;
import org.hl7.fhir.common.hapi.validation.validator.FhirInstanceValidator;
import org.hl7.fhir.instance.model.api.IBaseResource;

/**
 * Validates every bundle of a folder, with the conformance resources of another, and
 * prints each finding as file, severity, place and sentence, separated by tabs.
 */
public class Validate {
  public static void main(String[] args) throws Exception {
    FhirContext context = FhirContext.forR4();
    PrePopulatedValidationSupport own = new PrePopulatedValidationSupport(context);
    for (Path file : jsonFiles(args[0])) {
      IBaseResource resource = context.newJsonParser().parseResource(Files.readString(file));
      own.addResource(resource);
    }
    UnknownCodeSystemWarningValidationSupport unknown = new UnknownCodeSystemWarningValidationSupport(context);
    ValidationSupportChain chain =
        new ValidationSupportChain(
            new DefaultProfileValidationSupport(context),
            own,
            new CommonCodeSystemsTerminologyService(context),
            new InMemoryTerminologyServerValidationSupport(context),
            new SnapshotGeneratingValidationSupport(context),
            unknown);
    FhirInstanceValidator rules = new FhirInstanceValidator(chain);
    rules.setAnyExtensionsAllowed(true);
    FhirValidator validator = context.newValidator();
    validator.registerValidatorModule(rules);
    jsonFiles(args[1]).parallelStream().forEach(file -> {
      StringBuilder findings = new StringBuilder();
      for (SingleValidationMessage found : validator.validateWithResult(read(file)).getMessages()) {
        String sentence = found.getMessage().replaceAll("\\s+", " ");
        findings
            .append(String.join("\t", file.getFileName().toString(), found.getSeverity().getCode(), String.valueOf(found.getLocationString()), sentence))
            .append('\n');
      }
      System.out.print(findings.append(file.getFileName()).append("\tvalidated\n"));
    });
  }

  private static String read(Path file) {
    try {
      return Files.readString(file, StandardCharsets.UTF_8);
    } catch (java.io.IOException error) {
      throw new java.io.UncheckedIOException(error);
    }
  }

  private static List<Path> jsonFiles(String folder) throws Exception {
    try (Stream<Path> files = Files.list(Path.of(folder))) {
      return files.filter(file -> file.toString().matches(".*\\.(json|xml)")).sorted().toList();
    }
  }
}
