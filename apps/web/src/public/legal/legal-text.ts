/** What stands around the texts that the platform's team writes. */
export type LegalTexts = {
  terms: string;
  termsDescription: string;
  privacy: string;
  privacyDescription: string;
  questions: string;
  questionsDescription: string;
  contents: string;
  contact: { heading: string; text: string };
};
