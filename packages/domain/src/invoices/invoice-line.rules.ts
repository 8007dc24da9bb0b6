import type { NameIn } from '../kernel/state-machine';
import type { invoiceLineKinds } from './invoice-line.states';

export type InvoiceLineKind = NameIn<typeof invoiceLineKinds>;

/**
 * Line discounts, package prices and vouchers take nothing off money that is only kept for somebody, or was paid
 * before.
 */
const discounted: ReadonlySet<InvoiceLineKind> = new Set(['service', 'product', 'package']);
export const takesDiscounts = (kind: InvoiceLineKind): boolean => discounted.has(kind);

/** A package has its own price already, so codes are for single services and products. */
export const takesCodes = (kind: InvoiceLineKind): boolean => kind === 'service' || kind === 'product';

/** What is outside the taxed part of a document. */
export const isTip = (kind: InvoiceLineKind): boolean => kind === 'tip';

/** A sold gift card is a promise: VAT is due on what it will buy. */
export const rateOf = (line: { kind: InvoiceLineKind; rate: number }): number =>
  line.kind === 'tip' || line.kind === 'gift_card' ? 0 : line.rate;
