/** Whom a letter goes to, and what it asks beside the usual. */
export interface Holder {
  /** The name of the file. */
  readonly file: string
  readonly language: 'en' | 'de'
  /** Institutions, with the authors as far as the publications name them. */
  readonly to: string
  /** The publications, by the names that scores and charts print. */
  readonly publications: readonly string[]
  /** What was found of terms, in the language of the letter; otherwise none were found. */
  readonly found?: string
  readonly asksToo?: string
}

/** One letter a holder, the first ones first. */
export const holders: readonly Holder[] = [
  {
    file: 'calgary',
    language: 'en',
    to: 'University of Calgary (T. Fenton); Innovate Calgary',
    publications: ['Fenton 2013'],
    found:
      'The article is open access. The figures for every day come from the authors’ workbook, whose terms we have not seen; others report that they could not obtain an open licence for them.',
    asksToo:
      'If you do not agree to 1, would you let us know the terms of a licence? Are there terms of the workbook that we should have kept?',
  },
  {
    file: 'rki',
    language: 'de',
    to: 'Robert Koch-Institut, Berlin',
    publications: ['KiGGS 2013', 'KiGGS 2011'],
    asksToo:
      'Steht der Bericht in Ihrem Repositorium (doi:10.25646/3179) unter einer Lizenz, und gilt sie auch für die Zahlen? Für die Blutdruckwerte: Liegen die Rechte bei Ihnen oder beim Verlag (American Academy of Pediatrics)?',
  },
  {
    file: 'tno',
    language: 'en',
    to: 'TNO, Leiden (S. van Buuren, P. van Dommelen)',
    publications: [
      'Bocca-Tjeertes 2012',
      'Fredriks 2000',
      'Fredriks (TR) 2003',
      'Fredriks (MA) 2004',
      'Fredriks 2005',
      'Schönbeck 2011',
      'Schönbeck 2013',
      'Schönbeck (TR) 2015',
      'Schönbeck (MA) 2015',
      'de Wilde (Hindustani) 2015',
    ],
    found:
      'Your page of growth charts allows printing for personal use and forbids changing, passing on or selling the files, and asks software vendors to contact you. The R packages nlreferences (AGPL-3) and AGD (GPL-2 or GPL-3) hold many of these figures. The tables by week of gestation (Bocca-Tjeertes 2012) are not in the library.',
    asksToo:
      'Do the words of your page mean the figures, or the files of the charts? The shares of stages of puberty in your package pubertyplot are under the MIT licence: would that suit these tables too?',
  },
  {
    file: 'who',
    language: 'en',
    to: 'World Health Organization, Geneva (permissions)',
    publications: ['WHO 2006', 'WHO Standards 2007', 'WHO 2007', 'WHO 2009'],
    found:
      'Your publications are under CC BY-NC-SA 3.0 IGO as a rule, the Bulletin under CC BY 3.0 IGO; these are older. Your R package anthro, which has the figures, is under GPL-3. We treat them as non-commercial.',
    asksToo:
      'May a product that is sold show scores and charts by these figures? Is the article of 2007 under the Bulletin’s licence?',
  },
  {
    file: 'aap',
    language: 'en',
    to: 'American Academy of Pediatrics (permissions)',
    publications: ['Zemel 2015', 'Olsen 2010', 'Olsen 2015', 'Roche-Wainer-Thissen 1975', 'Khamis-Roche 1995'],
    found:
      'Your editorial policies of today say that copyright passes to the Academy and that reproduction needs its permission; we copy no text and no chart. We have not read the policies of those years.',
    asksToo: 'Do the authors of the figures have to agree too?',
  },
  {
    file: 'brooks',
    language: 'en',
    to: 'Life Expectancy Project (J. Brooks)',
    publications: [
      'Brooks (GMFCS I) 2011',
      'Brooks (GMFCS II) 2011',
      'Brooks (GMFCS III) 2011',
      'Brooks (GMFCS IV) 2011',
      'Brooks (GMFCS V NT) 2011',
      'Brooks (GMFCS V TF) 2011',
    ],
    found:
      'The notice of the npm package @pedi-growth/core says that you allowed its author on 10 February 2026 to use the data freely for educational and commercial purposes.',
    asksToo: 'Would you give this library the same answer?',
  },
  {
    file: 'aga',
    language: 'de',
    to: 'Arbeitsgemeinschaft Adipositas im Kindes- und Jugendalter (AGA)',
    publications: ['AGA 2015', 'Kromeyer-Hauschild 2001'],
    asksToo: 'Müssen auch die Verlage (Thieme, Springer) zustimmen?',
  },
  {
    file: 'life-leipzig',
    language: 'de',
    to: 'LIFE Leipzig Research Center for Civilization Diseases, Universität Leipzig (M. Vogel, W. Kiess)',
    publications: ['LIFE Child 2019'],
    found:
      'Der Artikel steht unter CC BY-NC-ND 4.0; die Werte stammen aus dem R-Paket childsds 0.9.11 (GPL-3). Die Bibliothek enthält alle monatlichen Zeilen unverändert.',
    asksToo:
      'Gilt für die Zahlen die Lizenz des Artikels, die des Pakets oder eine andere? Muss auch der Verlag (Karger) zustimmen?',
  },
  {
    file: 'blum',
    language: 'de',
    to: 'W. F. Blum und M. B. Ranke',
    publications: ['Blum 2022'],
    found:
      'Die Zeitschrift veröffentlicht alle Artikel unter CC BY-NC-ND oder CC BY; welche Lizenz für Ihren gilt, haben wir nicht gelesen. Verwendet werden die Koeffizienten der zehn Modelle.',
    asksToo: 'Unter welcher der beiden Lizenzen steht der Artikel?',
  },
  {
    file: 'donald',
    language: 'de',
    to: 'Universität zu Köln (I. Duran, E. Schoenau) und DONALD-Studie, Bonn (U. Alexy)',
    publications: ['DONALD 2025'],
    asksToo:
      'Steht der Artikel unter einer freien Lizenz? Müssen die DONALD-Studie oder der Verlag (De Gruyter) zustimmen?',
  },
  {
    file: 'cole',
    language: 'en',
    to: 'University College London (T. Cole); World Obesity Federation',
    publications: ['IOTF 2012', 'Cole 1998', 'Cole-Wright 2011'],
    found:
      'Your R package sitar, which has the table of IOTF, is under GPL (version 2 or later). Of Cole-Wright the correlations were read off a figure; of Cole 1998 six coefficients are used.',
  },
  {
    file: 'rcpch',
    language: 'en',
    to: 'Royal College of Paediatrics and Child Health',
    publications: ['Lyon 1985', 'Tanner 1975'],
    found:
      'Your repository growth-references is under MIT for what the College made itself; its documentation says that references such as those for Turner syndrome are the copyright of their owners.',
    asksToo: 'Are the smoothed values for Turner syndrome the College’s own, and so under MIT? Does BMJ have to agree?',
  },
  {
    file: 'oxford',
    language: 'en',
    to: 'University of Oxford (Oxford Maternal & Perinatal Health Institute); Oxford University Innovation',
    publications: ['INTERGROWTH-21st 2014'],
    found:
      'We have not read the university’s terms. The R package gigs has figures of the project under GPL (version 3 or later).',
    asksToo: 'If you do not agree to 1, would you let us know the terms of a licence?',
  },
  {
    file: 'merker',
    language: 'en',
    to: 'A. Merker and L. Hagenäs, Karolinska, Stockholm',
    publications: ['Merker 2018'],
  },
  { file: 'del-pino', language: 'en', to: 'M. del Pino and V. Fano, Argentina', publications: ['del Pino 2018'] },
  { file: 'savarirayan', language: 'en', to: 'R. Savarirayan', publications: ['Savarirayan 2022'] },
  { file: 'cappa', language: 'en', to: 'M. Cappa, Bambino Gesù, Rome', publications: ['Cappa 2024'] },
  { file: 'isojima', language: 'en', to: 'T. Isojima, Teikyo University, Tokyo', publications: ['Isojima 2016'] },
  {
    file: 'gothenburg',
    language: 'en',
    to: 'K. Albertsson-Wikland, Gothenburg',
    publications: ['Albertsson-Wikland 2002'],
  },
  {
    file: 'istanbul',
    language: 'en',
    to: 'O. Neyzi and R. Bundak, Istanbul',
    publications: ['Neyzi 2006', 'Bundak 2006'],
  },
  {
    file: 'siedp',
    language: 'en',
    to: 'Società Italiana di Endocrinologia e Diabetologia Pediatrica',
    publications: ['Cacciari 2006', 'Cacciari (N) 2006', 'Cacciari (S) 2006'],
  },
  { file: 'flanders', language: 'en', to: 'M. Roelants, Brussels', publications: ['Roelants 2009'] },
  { file: 'bergen', language: 'en', to: 'P. B. Júlíusson, Bergen', publications: ['Júlíusson 2013'] },
  {
    file: 'riyadh',
    language: 'en',
    to: 'M. El Mouzan, Riyadh',
    publications: ['El Mouzan 2016'],
    asksToo: 'Under which licence is the article?',
  },
  {
    file: 'korea',
    language: 'en',
    to: 'Korea Disease Control and Prevention Agency; Korean Pediatric Society',
    publications: ['KDCA 2017'],
    found:
      'Articles of the journal are, as far as we know, under CC BY-NC 4.0; we treat the figures as non-commercial.',
    asksToo: 'Are the official tables under the Korea Open Government License, and if so, under which type?',
  },
  { file: 'kansas-city', language: 'en', to: 'S. M. Abdel-Rahman, Kansas City', publications: ['Abdel-Rahman 2017'] },
  {
    file: 'endocrine-society',
    language: 'en',
    to: 'Endocrine Society (permissions); A. Kelly and B. Zemel, Philadelphia',
    publications: ['Kelly 2014'],
  },
  {
    file: 'fels',
    language: 'en',
    to: 'Wright State University (Fels Longitudinal Study); Wiley (permissions)',
    publications: ['Khamis-Guo 1993'],
    found: 'The coefficients of a regression are used.',
  },
  {
    file: 'elsevier',
    language: 'en',
    to: 'Elsevier (permissions; The Journal of Pediatrics)',
    publications: ['Bayley-Pinneau 1952'],
    asksToo: 'Was the copyright of the article of 1952 renewed?',
  },
]
