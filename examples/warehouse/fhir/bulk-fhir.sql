-- From the NDJSON of a FHIR bulk export (R4) to the table `measurements` that `auxology sql` scores, in DuckDB.
-- The views patients and observations give what the two ViewDefinitions beside this file give; a SQL-on-FHIR
-- server that has run those needs only what follows them. Codes and units are those of docs/fhir.md.

CREATE TABLE growth_codes (system VARCHAR, code VARCHAR, measure VARCHAR);
INSERT INTO growth_codes VALUES
  ('http://loinc.org', '8302-2', 'size_cm'), ('http://loinc.org', '3137-7', 'size_cm'),
  ('http://loinc.org', '8306-3', 'size_cm'), ('http://loinc.org', '8308-9', 'size_cm'),
  ('http://loinc.org', '29463-7', 'weight_kg'), ('http://loinc.org', '3141-9', 'weight_kg'),
  ('http://loinc.org', '8351-9', 'weight_kg'),
  ('http://loinc.org', '9843-4', 'head_cm'), ('http://loinc.org', '8287-5', 'head_cm'),
  ('http://snomed.info/sct', '1153637007', 'size_cm'), ('http://snomed.info/sct', '1149101003', 'size_cm'),
  ('http://snomed.info/sct', '248333004', 'size_cm'), ('http://snomed.info/sct', '27113001', 'weight_kg'),
  ('http://snomed.info/sct', '363812007', 'head_cm'), ('http://snomed.info/sct', '248335006', 'seat_cm');

-- UCUM units, and what makes them centimetres or kilograms.
CREATE TABLE ucum (code VARCHAR, kind VARCHAR, factor DOUBLE);
INSERT INTO ucum VALUES
  ('cm', 'cm', 1), ('m', 'cm', 100), ('mm', 'cm', 0.1), ('[in_i]', 'cm', 2.54), ('[ft_i]', 'cm', 30.48),
  ('kg', 'kg', 1), ('g', 'kg', 0.001), ('[lb_av]', 'kg', 0.45359237), ('[oz_av]', 'kg', 0.45359237 / 16);

CREATE VIEW patients AS
SELECT p.id AS patient_id, p.gender AS sex, TRY_CAST(p.birthDate AS DATE) AS birth_date
FROM read_ndjson('Patient.ndjson', columns = {id: 'VARCHAR', gender: 'VARCHAR', birthDate: 'VARCHAR'}) AS p;

CREATE VIEW observations AS
SELECT o.subject.reference AS subject, o.effectiveDateTime AS measured_at, o.valueQuantity.value AS value,
  o.valueQuantity.code AS unit, o.valueQuantity.unit AS unit_as_printed, c.coding.system AS system, c.coding.code AS code
FROM read_ndjson('Observation.ndjson', columns = {
    status: 'VARCHAR',
    subject: 'STRUCT(reference VARCHAR)',
    effectiveDateTime: 'VARCHAR',
    valueQuantity: 'STRUCT("value" DOUBLE, comparator VARCHAR, code VARCHAR, unit VARCHAR)',
    code: 'STRUCT(coding STRUCT("system" VARCHAR, code VARCHAR)[])'
  }) AS o, UNNEST(o.code.coding) AS c(coding)
WHERE o.status IN ('final', 'amended', 'corrected') AND o.valueQuantity.comparator IS NULL;

-- References may be relative, absolute or of a version: their patient is what follows the last 'Patient/'. SQL on FHIR's own
-- getReferenceKey() finds none in an absolute one (Medplum 4.5).
-- A visit is a calendar day as written. Of a measure with several values on one day, each has a row, the earliest first.
CREATE VIEW measurements AS
WITH valued AS (
  SELECT regexp_extract(o.subject, '.*Patient/([^/]+)', 1) AS patient_id, TRY_CAST(LEFT(o.measured_at, 10) AS DATE) AS visit_date,
    g.measure, o.value * u.factor AS value, MIN(o.measured_at) AS first_at
  FROM observations AS o
  JOIN growth_codes AS g ON g.system = o.system AND g.code = o.code
  JOIN ucum AS u ON u.code = COALESCE(o.unit, o.unit_as_printed) AND ENDS_WITH(g.measure, u.kind)
  GROUP BY ALL
), numbered AS (
  SELECT v.*, ROW_NUMBER() OVER (PARTITION BY v.patient_id, v.visit_date, v.measure ORDER BY v.first_at, v.value) AS visit
  FROM valued AS v
)
SELECT p.patient_id, p.sex, p.birth_date, v.visit_date,
  ANY_VALUE(v.value) FILTER (v.measure = 'size_cm') AS size_cm,
  ANY_VALUE(v.value) FILTER (v.measure = 'weight_kg') AS weight_kg,
  ANY_VALUE(v.value) FILTER (v.measure = 'head_cm') AS head_cm,
  ANY_VALUE(v.value) FILTER (v.measure = 'seat_cm') AS seat_cm
FROM numbered AS v
JOIN patients AS p ON p.patient_id = v.patient_id
WHERE v.visit_date IS NOT NULL
GROUP BY p.patient_id, p.sex, p.birth_date, v.visit_date, v.visit
ORDER BY p.patient_id, v.visit_date, v.visit;
