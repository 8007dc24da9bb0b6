import { activateProductsInput } from '@rawnaq/domain/products/products.contract';
import { sayIssue } from '@rawnaq/domain/kernel/input/issues';
import type { Language } from '@rawnaq/domain/kernel/localized';
import { looksLikeBarcode, stockLabels, toBarcode } from '@rawnaq/domain/products/product.rules';
import type { z } from 'zod';
import type { Offered } from '../api';

/** A chosen product with what is being written beside it. */
export type Draft = {
  product: Offered;
  price: number | null;
  initial_quantity: number | null;
  initial_cost: number | null;
  warning_quantity: number | null;
};
export type DraftField = Exclude<keyof Draft, 'product'>;
/** Sentences by product and field. */
export type DraftProblems = ReadonlyMap<number, Partial<Record<DraftField, string>>>;

export const startDraft = (product: Offered): Draft => ({
  product,
  price: null,
  initial_quantity: null,
  initial_cost: null,
  warning_quantity: null,
});

/** What will be sent, or what is wrong with it, in the words of the server's own rules. */
export function readDrafts(
  drafts: readonly Draft[],
  language: Language,
): { input: z.output<typeof activateProductsInput> } | { problems: DraftProblems } {
  const answer = activateProductsInput.safeParse({
    products: drafts.map(({ product, price, initial_quantity, initial_cost, warning_quantity }) => ({
      catalogue_product_id: product.id,
      price: price ?? undefined,
      initial_quantity: initial_quantity ?? undefined,
      initial_cost,
      warning_quantity: warning_quantity ?? undefined,
    })),
  });
  if (answer.success) return { input: answer.data };
  const problems = new Map<number, Partial<Record<DraftField, string>>>();
  for (const issue of answer.error.issues) {
    const [, place, field] = issue.path;
    const draft = drafts[Number(place)];
    if (!draft || !isField(field)) continue;
    problems.set(draft.product.id, {
      [field]: sayIssue(issue, language, stockLabels[field]),
      ...problems.get(draft.product.id),
    });
  }
  return { problems };
}

const isField = (field: PropertyKey | undefined): field is DraftField =>
  typeof field === 'string' && Object.hasOwn(stockLabels, field);

/** The product a scanner meant: its whole barcode was typed, and the salon does not sell it yet. */
export const scannedOf = (search: string, found: readonly Offered[]): Offered | undefined =>
  looksLikeBarcode(search)
    ? found.find((one) => one.barcode === toBarcode(search) && one.product_id === null)
    : undefined;
