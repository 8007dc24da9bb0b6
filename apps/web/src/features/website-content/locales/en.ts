export const en = {
  note: 'Visitors see what was published last.',
  usual: 'The usual text is on the website. Change it and publish it.',
  live: 'Version {{version}} is on the website.',
  newer: 'Version {{version}} is saved and not published yet.',
  publish: 'Publish',
  published: 'Published',
  publishQuestion: 'Publish version {{version}}?',
  publishText: 'From now on visitors read it. An older version can be published again at any time.',
  save: 'Save as a new version',
  open: 'See it on the website',
  section: 'Part {{number}}',
  question: 'Question {{number}}',
  add: 'Add',
  remove: 'Remove',
  titleEnglish: 'Heading in English',
  titleArabic: 'Heading in Arabic',
  bodyEnglish: 'Text in English',
  bodyArabic: 'Text in Arabic',
  bodyHint:
    'An empty line begins a paragraph, a dash at the beginning of a line a point. ' +
    '{operator} becomes the name of whoever runs this site.',
  linkHint: 'https://…',
  preview: 'Preview',
  noLinks: 'No links yet',
  usualTagline: 'The usual tagline',
  pricesShown: 'Shown, as the prices by country say',
  pricesHidden: 'Not shown',
  arabic: 'Arabic',
  english: 'English',
  versions: 'Versions',
  noVersions: 'Nothing was saved yet.',
  version: 'Version {{version}}',
  by: 'by {{name}}',
  load: 'Open',
};

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'website-content': typeof en;
  }
}
