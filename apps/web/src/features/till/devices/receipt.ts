import type { Language } from '@rawnaq/domain/kernel/localized';

/**
 * What stands on a receipt from top to bottom. How wide the paper is and how letters are joined is the painter's
 * business.
 */
export type ReceiptRow =
  | { kind: 'text'; text: string; size?: 'small' | 'large'; bold?: true; align?: 'center' }
  | { kind: 'pair'; start: string; end: string; size?: 'small' | 'large'; bold?: true }
  | { kind: 'rule' }
  /** A QR code as rows of dark and light squares. */
  | { kind: 'code'; squares: readonly (readonly boolean[])[] };

export type Receipt = { language: Language; rows: readonly ReceiptRow[] };
