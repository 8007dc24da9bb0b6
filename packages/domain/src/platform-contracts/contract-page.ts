import type { Language, Localized } from '../kernel/localized';
import type { ContractDocument } from './contract-document';
import type { Strokes } from './signature.rules';

/** What whoever holds the link of a contract sees, and nothing more. */
export type ContractPage = {
  unique_id: string;
  /** `late`: its last day to sign has gone by. */
  state: 'open' | 'signed' | 'late' | 'cancelled';
  language: Language;
  document: ContractDocument;
  text_hash: string;
  sign_until: string;
  signer_name: string;
  signature: { strokes: Strokes; at: Localized; ip: string } | null;
  /** Words or drawing are not those that were signed. */
  is_changed: boolean;
};

/** Why the page came back instead of being signed. */
export type SignProblem = 'not-drawn' | 'not-agreed' | 'text-changed';
