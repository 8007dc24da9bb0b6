export type LegalPart = {
  heading: string;
  text: readonly string[];
  points?: readonly string[];
  after?: string;
};
export type LegalTexts = {
  terms: string;
  termsDescription: string;
  privacy: string;
  privacyDescription: string;
  inShort: string;
  contents: string;
  termsShort: readonly string[];
  termsParts: readonly LegalPart[];
  privacyShort: readonly string[];
  privacyParts: readonly LegalPart[];
  contact: { heading: string; text: string };
};
