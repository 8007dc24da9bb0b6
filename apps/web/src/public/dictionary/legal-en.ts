import type { LegalTexts } from '../legal/legal-text';

/** `{operator}` is whoever runs this installation, by its configuration. */
export const legal: LegalTexts = {
  terms: 'Terms and conditions',
  termsDescription: 'What holds between Rawnaq and a salon that uses it, from the free trial on.',
  privacy: 'Privacy policy',
  privacyDescription: 'What Rawnaq keeps about salons and their customers, what for, and how long.',
  questions: 'Frequently asked questions',
  questionsDescription: 'What salons ask before they begin with Rawnaq, with short answers.',
  contents: 'On this page',
  contact: {
    heading: 'Contact',
    text: 'Questions about this page, your data or your account reach {operator} at:',
  },
};
