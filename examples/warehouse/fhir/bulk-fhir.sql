-- From the NDJSON of a FHIR bulk export (R4) to the table `measurements` that `auxology sql` scores, in DuckDB 1.3 or later.
-- The views patients and observations give what the two ViewDefinitions beside this file give; a SQL-on-FHIR
-- server that has run those needs only what follows them. Codes and units are those of docs/fhir.md.
-- What is not used, and why:  SELECT reason, COUNT(*) FROM readings GROUP BY reason;

-- What the codes of an Observation mean: a measure, or the reason why it is none of these four.
CREATE TABLE growth_codes (system VARCHAR, code VARCHAR, measure VARCHAR, position VARCHAR, reason VARCHAR);
INSERT INTO growth_codes
SELECT IF(CONTAINS(code, '-'), 'http://loinc.org', 'http://snomed.info/sct'), code, measure, position, reason
FROM (VALUES
  (['8302-2', '3137-7', '50373000', '1153637007', '248334005', '276351002', '276353004'], 'size_cm', NULL, NULL),
  (['8306-3', '1149101003'], 'size_cm', 'lying', NULL),
  (['8308-9', '248333004'], 'size_cm', 'standing', NULL),
  (['29463-7', '3141-9', '8351-9', '27113001'], 'weight_kg', NULL, NULL),
  (['9843-4', '8287-5', '363812007', '363811000'], 'head_cm', NULL, NULL),
  (['92999-2', '248335006'], 'seat_cm', NULL, NULL),
  (['3138-5', '8301-4', '91370-7', '3142-7', '8335-2', '1162418000', '1162419008', '1230278008', '784399000'],
    NULL, NULL, 'stated'),
  (['39156-5', '59574-4', '59575-1', '59576-9', '8303-0', '8336-0', '8289-1', '77606-2', '72165-4', '72164-7', '60621009',
    '1153604005', '1153605006', '1153590000', '1153591001', '1153593003', '1153592008', '1153596006', '1153602009',
    '1153594009', '1153595005', '1153600001', '1153601002', '1153598007', '1162538001', '1162539009'],
    NULL, NULL, 'computed'),
  (['8305-5', '56081-3', '8350-1', '8341-0', '8288-3', '8291-7', '1269262007', '57036006'], NULL, NULL, 'other_measure'),
  -- At birth, of a parent, of gestation, bone age and what a clinic measures besides: patientFromFhir reads them.
  (['89269-5', '8339-4', '8290-9', '83845-8', '83846-6', '76516-4', '11884-4', '18185-9', '49051-6', '85151-9', '37362-1',
    '8280-0', '56115-9', '56063-1', '56072-2', '8480-6', '8462-4', '169886007', '364589006', '169876006', '412726003',
    '123980006', '276361009', '284472007', '284473002'], NULL, NULL, 'no_visit')
) AS t (codes, measure, position, reason), UNNEST(t.codes) AS c (code);
-- What auxology expected of a child's growth was never measured, whatever other code a server adds.
INSERT INTO growth_codes
SELECT 'urn:uuid:5f7c34de-4cef-4a3a-8f7a-619f5113900a', code, NULL, NULL, 'computed'
FROM UNNEST(['expected-height', 'expected-weight', 'expected-bmi', 'expected-head-circumference']) AS c (code);

-- Units by UCUM and as people write them, and what makes them centimetres or kilograms.
CREATE TABLE units (unit VARCHAR, kind VARCHAR, factor DOUBLE);
INSERT INTO units SELECT unit, kind, factor
FROM (VALUES
  ('cm|cms|centimeter|centimeters|centimetre|centimetres|zentimeter', 'cm', 1),
  ('mm|millimeter|millimeters|millimetre|millimetres', 'cm', 0.1),
  ('m|meter|meters|metre|metres', 'cm', 100),
  ('[in_i]|in|inch|inches|zoll', 'cm', 2.54), ('[in_us]', 'cm', 100 / 39.37), ('[ft_i]|ft|foot|feet', 'cm', 30.48),
  ('kg|kgs|kilo|kilogram|kilograms|kilogramme|kilogrammes|kilogramm', 'kg', 1),
  ('g|gram|grams|gramme|grammes|gramm', 'kg', 0.001),
  ('[lb_av]|lb|lbs|pound|pounds', 'kg', 0.45359237), ('[oz_av]|oz|ounce|ounces', 'kg', 0.45359237 / 16)
) AS t (names, kind, factor), UNNEST(STRING_SPLIT(t.names, '|')) AS u (unit);
CREATE MACRO unit_of(written) AS REGEXP_REPLACE(LOWER(TRIM(written)), '\.$', '');

CREATE VIEW patients AS
SELECT p.id AS patient_id, p.gender AS sex, TRY_CAST(p.birthDate AS DATE) AS birth_date
FROM read_ndjson('Patient.ndjson', columns = {id: 'VARCHAR', gender: 'VARCHAR', birthDate: 'VARCHAR'}) AS p;

CREATE VIEW observations AS
SELECT o.id, o.status, o.subject.reference AS subject, o.focus IS NOT NULL AS has_focus,
  o.modifierExtension IS NOT NULL OR o.implicitRules IS NOT NULL AS is_modified,
  ARRAY_TO_STRING(LIST_CONCAT([o.method.text], LIST_TRANSFORM(o.method.coding, lambda c: c.display),
    LIST_TRANSFORM(o.method.coding, lambda c: c.code)), ' | ') AS method,
  COALESCE(LEN(o.positions) > 0, FALSE) AS has_position,
  NULLIF(ARRAY_TO_STRING(FLATTEN(LIST_TRANSFORM(o.positions,
    lambda x: LIST_TRANSFORM(x.valueCodeableConcept.coding, lambda c: c.code))), ' '), '') AS position_codes,
  o.effectiveDateTime AS measured_at, o.effectiveInstant AS measured_instant,
  o.effectivePeriod.start AS measured_from, o.effectivePeriod."end" AS measured_until,
  o.dataAbsentReason IS NOT NULL AS is_absent, o.valueQuantity.comparator AS comparator, o.valueQuantity.value AS value,
  o.valueQuantity.code AS unit, o.valueQuantity.unit AS unit_as_printed, c.coding.system AS system, c.coding.code AS code
FROM (
  SELECT *, LIST_FILTER(extension, lambda x: x.url = 'http://hl7.org/fhir/StructureDefinition/observation-bodyPosition') AS positions
  FROM read_ndjson('Observation.ndjson', columns = {
    id: 'VARCHAR', status: 'VARCHAR', implicitRules: 'VARCHAR', modifierExtension: 'JSON', focus: 'JSON', dataAbsentReason: 'JSON',
    subject: 'STRUCT(reference VARCHAR)',
    method: 'STRUCT("text" VARCHAR, coding STRUCT(code VARCHAR, display VARCHAR)[])',
    extension: 'STRUCT(url VARCHAR, valueCodeableConcept STRUCT(coding STRUCT(code VARCHAR)[]))[]',
    effectiveDateTime: 'VARCHAR', effectiveInstant: 'VARCHAR', effectivePeriod: 'STRUCT("start" VARCHAR, "end" VARCHAR)',
    valueQuantity: 'STRUCT("value" DOUBLE, comparator VARCHAR, code VARCHAR, unit VARCHAR)',
    code: 'STRUCT(coding STRUCT("system" VARCHAR, code VARCHAR)[])'
  })
) AS o, UNNEST(o.code.coding) AS c (coding);

-- Each Observation with a code of growth: its value, or the reason why it is not used. Statuses, what it is about, methods and
-- units are judged as patientFromFhir does. References may be relative, absolute or of a version: their patient is what follows
-- the last 'Patient/'. SQL on FHIR's own getReferenceKey() finds none in an absolute one (Medplum 4.5).
-- A length lying from two years on (731 days), or standing before, is not used: patientFromFhir converts it by 0.7 cm.
CREATE VIEW readings AS
WITH meant AS (
  SELECT o.* EXCLUDE (system, code), MIN(g.reason) AS reason, MIN(g.measure) AS measure, COUNT(DISTINCT g.measure) AS measures,
    MIN(g.position) AS coded_position, COUNT(DISTINCT g.position) AS coded_positions
  FROM observations AS o JOIN growth_codes AS g ON g.system = o.system AND g.code = o.code
  GROUP BY ALL
), placed AS (
  SELECT m.* EXCLUDE (reason), m.reason AS code_reason, p.patient_id, p.sex, p.birth_date,
    -- The printed unit counts only where there is no code.
    IF(COALESCE(m.unit, '') = '', printed.kind, coded.kind) AS kind,
    ROUND(m.value * IF(COALESCE(m.unit, '') = '', printed.factor, coded.factor), 9) AS converted,
    coded.kind <> printed.kind OR ABS(printed.factor / coded.factor - 1) > 1e-4 AS is_contradicted,
    CASE WHEN REGEXP_MATCHES(m.position_codes, '\b10904000\b') THEN 'standing'
      WHEN REGEXP_MATCHES(m.position_codes, '\b(102538003|40199007)\b') THEN 'lying' END AS stated_position,
    TRY_CAST(LEFT(COALESCE(m.measured_at, m.measured_instant, m.measured_from), 10) AS DATE) AS visit_date,
    COALESCE(m.measured_at, m.measured_instant) IS NULL
      AND LEFT(m.measured_until, 10) <> LEFT(m.measured_from, 10) AS is_longer_than_a_day
  FROM meant AS m
  LEFT JOIN patients AS p ON p.patient_id = REGEXP_EXTRACT(m.subject, '.*Patient/([^/]+)', 1)
  LEFT JOIN units AS coded ON coded.unit = unit_of(m.unit)
  LEFT JOIN units AS printed ON printed.unit = unit_of(m.unit_as_printed)
)
SELECT r.id, r.patient_id, r.sex, r.birth_date, r.visit_date, r.measure, r.converted AS value,
  COALESCE(r.measured_at, r.measured_instant, r.measured_from) AS measured_at,
  CASE
    WHEN r.is_modified THEN 'modifier_extension'
    WHEN r.patient_id IS NULL THEN 'subject_unknown'
    WHEN r.has_focus THEN 'focus'
    WHEN r.status IS NULL OR r.status NOT IN ('final', 'amended', 'corrected') THEN 'status'
    WHEN r.code_reason IS NOT NULL THEN r.code_reason
    WHEN r.measures > 1 OR r.coded_positions > 1 THEN 'codes_differ'
    WHEN REGEXP_MATCHES(r.method, 'estimat|\bstated\b|report|geschätzt|schätzung|angegeben|berichtet|\b(414135002|733985002)\b', 'i')
      THEN 'stated'
    WHEN r.value IS NULL OR r.is_absent THEN 'no_value'
    WHEN r.comparator IS NOT NULL THEN 'comparator'
    WHEN r.kind IS NULL OR NOT ENDS_WITH(r.measure, r.kind) THEN 'unit'
    WHEN r.is_contradicted THEN 'unit_contradicted'
    WHEN r.measure = 'size_cm' AND r.has_position
      AND (r.stated_position IS NULL OR r.stated_position <> r.coded_position) THEN 'position'
    WHEN r.visit_date IS NULL OR r.is_longer_than_a_day THEN 'date'
    WHEN r.measure = 'size_cm' AND COALESCE(r.stated_position, r.coded_position)
      <> IF(r.visit_date - r.birth_date >= 731, 'standing', 'lying') THEN 'other_position'
  END AS reason
FROM placed AS r;

-- A visit is a calendar day as written. Of a measure with several values on one day, each has a row, the earliest first.
CREATE VIEW measurements AS
WITH valued AS (
  SELECT r.patient_id, r.sex, r.birth_date, r.visit_date, r.measure, r.value, MIN(r.measured_at) AS first_at
  FROM readings AS r WHERE r.reason IS NULL
  GROUP BY ALL
), numbered AS (
  SELECT v.*, ROW_NUMBER() OVER (PARTITION BY v.patient_id, v.visit_date, v.measure ORDER BY v.first_at, v.value) AS visit
  FROM valued AS v
)
SELECT v.patient_id, v.sex, v.birth_date, v.visit_date,
  ANY_VALUE(v.value) FILTER (v.measure = 'size_cm') AS size_cm,
  ANY_VALUE(v.value) FILTER (v.measure = 'weight_kg') AS weight_kg,
  ANY_VALUE(v.value) FILTER (v.measure = 'head_cm') AS head_cm,
  ANY_VALUE(v.value) FILTER (v.measure = 'seat_cm') AS seat_cm
FROM numbered AS v
GROUP BY v.patient_id, v.sex, v.birth_date, v.visit_date, v.visit
ORDER BY v.patient_id, v.visit_date, v.visit;
