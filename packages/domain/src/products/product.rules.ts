import { z } from 'zod';
import { toLatinDigits, withoutDirectionMarks } from '../kernel/text/digits';
import { addMessage, englishOrArabicText, englishText } from '../kernel/input/fields';
import type { Localized } from '../kernel/localized';
import { toSearchKey } from '../kernel/text/search-key';
import { validationMessage as say } from '../kernel/text/validation-texts';
import { checkAliasName, checkMaxLength, checkMinLength, checkRequired, firstOf } from '../kernel/input/validators';

const BARCODE_MIN = 4;
const BARCODE_MAX = 32;
export const QUANTITY_MAX = 1_000_000;
/** What the client promises: a suggested product is answered within a day. */
export const REQUEST_ANSWER_HOURS = 24;
const NAME_LENGTH = 100;

/**
 * One barcode however it was typed: scanners send plain digits, people copy them with gaps, dashes or Arabic digits.
 */
export const toBarcode = (text: string): string =>
  toLatinDigits(withoutDirectionMarks(text)).replace(/[\s-]/g, '').toUpperCase();

/** Could this text be a barcode rather than a name? It has digits, and gaps only between digits. */
export function looksLikeBarcode(text: string): boolean {
  const barcode = toBarcode(text);
  return /^[0-9A-Z]{4,32}$/.test(barcode) && /\d/.test(barcode) && (!/\s/.test(text.trim()) || /^\d+$/.test(barcode));
}

/** What lists of products look for: digits copied with gaps or dashes are one barcode, everything else is a name. */
export const toProductSearch = (text: string): string =>
  /^\d[\d\s-]{2,}\d$/.test(toSearchKey(text)) ? toBarcode(text) : toSearchKey(text);

export const productLabels = {
  barcode: { en: 'Barcode', ar: 'الباركود' },
  english_name: { en: 'English name', ar: 'الاسم بالإنجليزية' },
  arabic_name: { en: 'Arabic name', ar: 'الاسم بالعربية' },
  owner_name: { en: 'Brand', ar: 'العلامة التجارية' },
} as const satisfies Record<string, Localized>;

export const stockLabels = {
  price: { en: 'Price incl. VAT', ar: 'السعر شامل الضريبة' },
  warning_quantity: { en: 'Warning quantity', ar: 'كمية التنبيه' },
  quantity: { en: 'In stock', ar: 'المخزون' },
  initial_quantity: { en: 'Initial quantity', ar: 'الكمية الأولية' },
  initial_cost: { en: 'Unit cost', ar: 'تكلفة القطعة' },
} as const satisfies Record<string, Localized>;

const barcodeText = z
  .string()
  .transform(toBarcode)
  .superRefine((text, ctx) =>
    addMessage(
      ctx,
      firstOf(
        checkRequired(text),
        checkAliasName(text),
        checkMinLength(text, BARCODE_MIN),
        checkMaxLength(text, BARCODE_MAX),
      ),
      [],
      productLabels.barcode,
    ),
  );

/** What all salons share about a product. Arabic names carry sizes and marks in Latin letters: SPF 50, C. */
export const productFacts = z.object({
  barcode: barcodeText,
  english_name: englishText(productLabels.english_name, NAME_LENGTH),
  arabic_name: englishOrArabicText(productLabels.arabic_name, NAME_LENGTH),
  owner_name: englishOrArabicText(productLabels.owner_name, NAME_LENGTH),
});
export type ProductFacts = z.output<typeof productFacts>;

/** Which of the shared facts two versions of a product do not agree in. */
export const differingFacts = (one: ProductFacts, other: ProductFacts): (keyof ProductFacts)[] =>
  (['barcode', 'english_name', 'arabic_name', 'owner_name'] as const).filter((fact) => one[fact] !== other[fact]);

/** The average cost starts from the first one, so pieces that are there already have a cost, be it zero. */
export function checkStock(
  stock: { initial_quantity: number; initial_cost?: number | null | undefined },
  ctx: z.core.$RefinementCtx,
): void {
  if (stock.initial_quantity > 0 && stock.initial_cost == null) addMessage(ctx, say('required'), ['initial_cost']);
}
