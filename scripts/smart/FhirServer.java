import ca.uhn.fhir.context.FhirContext;
import ca.uhn.fhir.context.support.IValidationSupport;
import ca.uhn.fhir.jpa.api.config.JpaStorageSettings;
import ca.uhn.fhir.jpa.api.dao.IFhirSystemDao;
import ca.uhn.fhir.jpa.provider.JpaCapabilityStatementProvider;
import ca.uhn.fhir.jpa.provider.JpaSystemProvider;
import ca.uhn.fhir.jpa.test.config.TestR4Config;
import ca.uhn.fhir.rest.api.EncodingEnum;
import ca.uhn.fhir.rest.server.RestfulServer;
import ca.uhn.fhir.rest.server.provider.ResourceProviderFactory;
import ca.uhn.fhir.rest.server.util.ISearchParamRegistry;
import org.eclipse.jetty.ee10.servlet.ServletContextHandler;
import org.eclipse.jetty.ee10.servlet.ServletHolder;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.springframework.context.annotation.AnnotationConfigApplicationContext;

/** HAPI FHIR's JPA server, R4, on H2 in memory: one port of this machine, which it prints. */
public class FhirServer {
  public static void main(String[] arguments) throws Exception {
    var beans = new AnnotationConfigApplicationContext(TestR4Config.class);
    var rest = new RestfulServer(beans.getBean(FhirContext.class));
    rest.registerProviders(beans.getBean("myResourceProvidersR4", ResourceProviderFactory.class).createProviders());
    rest.registerProvider(beans.getBean("mySystemProviderR4", JpaSystemProvider.class));
    rest.setServerConformanceProvider(new JpaCapabilityStatementProvider(
        rest,
        beans.getBean(IFhirSystemDao.class),
        beans.getBean(JpaStorageSettings.class),
        beans.getBean(ISearchParamRegistry.class),
        beans.getBean(IValidationSupport.class)));
    rest.setDefaultResponseEncoding(EncodingEnum.JSON);

    var context = new ServletContextHandler();
    context.addServlet(new ServletHolder(rest), "/fhir/*");
    var server = new Server(Integer.getInteger("port", 0));
    server.setHandler(context);
    server.start();
    System.out.println("port " + ((ServerConnector) server.getConnectors()[0]).getLocalPort());
    server.join();
  }
}
