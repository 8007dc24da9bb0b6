import { z } from 'zod';

const both = z.object({ en: z.string(), ar: z.string() });

/** A contract as it is read and signed: every word of it, in both languages, with nothing left to fill in. */
export const contractDocument = z.object({
  number: z.string(),
  title: both,
  facts: z.array(z.object({ label: both, value: both })),
  clauses: z.array(z.object({ title: both, body: both })),
});
export type ContractDocument = z.output<typeof contractDocument>;

/**
 * The text of a contract in one spelling, which its SHA-256 is made of. Places stand in an order of their own: however
 * the database keeps the document, the same words give the same text.
 */
export const canonicalText = ({ number, title, facts, clauses }: ContractDocument): string =>
  JSON.stringify([
    'rawnaq-contract-1',
    number,
    [title.en, title.ar],
    facts.map(({ label, value }) => [label.en, label.ar, value.en, value.ar]),
    clauses.map((clause) => [clause.title.en, clause.title.ar, clause.body.en, clause.body.ar]),
  ]);

export type SealedFacts = {
  text_hash: string;
  strokes: readonly (readonly number[])[];
  signer_name: string;
  /** In UTC, with milliseconds. */
  signed_at: string;
  ip: string;
  user_agent: string;
};

/** What the seal of a signature is made of: the text, the drawing, and who drew it when and where. */
export const sealedText = ({ text_hash, strokes, signer_name, signed_at, ip, user_agent }: SealedFacts): string =>
  JSON.stringify(['rawnaq-signature-1', text_hash, strokes, signer_name, signed_at, ip, user_agent]);
