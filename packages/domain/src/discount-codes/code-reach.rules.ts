import { takesCodes, type InvoiceLineKind } from '../invoices/invoice-line.rules';
import { recordStates } from '../kernel/record-status.states';
import type { CodeIn } from '../kernel/state-machine';
import type { LocalDate } from '../kernel/time/local-date';
import type { discountCodeErrors } from './discount-code.errors';
import { choosesProducts, choosesServices, type DiscountCodeCategory } from './discount-code.rules';
import { discountCodeCategories } from './discount-code.states';

type Reach = { category: DiscountCodeCategory; services: readonly number[]; products: readonly number[] };

export type UsableCode = Reach & {
  status: CodeIn<typeof recordStates>;
  starts_on: LocalDate;
  /** The last day still counts. */
  ends_on: LocalDate | null;
  max_uses: number | null;
  max_uses_per_customer: number | null;
  uses: number;
  /** Null where nobody is known to have bought. */
  uses_of_customer: number | null;
};

/** `item_id` is the service of a service line and the product of a product line. */
export type CodeLine = { kind: InvoiceLineKind; item_id: number | null };

type CodeRefusal = Exclude<keyof typeof discountCodeErrors, 'DISCOUNT_CODE_EXISTS'>;

/** For each line, whether the code takes something off it. */
export const codeReach = (code: Reach, lines: readonly CodeLine[]): boolean[] =>
  lines.map(
    (line) => takesCodes(line.kind) && (line.kind === 'service' ? isServiceIn(code, line) : isProductIn(code, line)),
  );

/** Why the code can't be used on this bill today, the reason that lasts longest first; undefined when it can. */
export function codeRefusal(
  code: UsableCode | undefined,
  lines: readonly CodeLine[],
  today: LocalDate,
): CodeRefusal | undefined {
  if (!code) return 'DISCOUNT_CODE_NOT_EXIST';
  if (code.ends_on !== null && code.ends_on < today) return 'DISCOUNT_CODE_EXPIRED';
  if (code.status !== recordStates.codes.active) return 'DISCOUNT_CODE_DISABLED';
  if (code.max_uses !== null && code.uses >= code.max_uses) return 'DISCOUNT_CODE_USED_UP';
  if (today < code.starts_on) return 'DISCOUNT_CODE_NOT_STARTED';
  return customerRefusal(code) ?? (codeReach(code, lines).includes(true) ? undefined : 'DISCOUNT_CODE_REACHES_NOTHING');
}

/** A limit per customer would be none at all for people who are not asked who they are. */
function customerRefusal({
  max_uses_per_customer: limit,
  uses_of_customer: uses,
}: UsableCode): CodeRefusal | undefined {
  if (limit === null) return undefined;
  if (uses === null) return 'DISCOUNT_CODE_NEEDS_CUSTOMER';
  return uses >= limit ? 'DISCOUNT_CODE_USED_UP_BY_CUSTOMER' : undefined;
}

const { all, all_services, all_products } = discountCodeCategories.codes;

const isServiceIn = ({ category, services }: Reach, { item_id }: CodeLine): boolean =>
  category === all ||
  category === all_services ||
  (choosesServices(category) && item_id !== null && services.includes(item_id));

const isProductIn = ({ category, products }: Reach, { item_id }: CodeLine): boolean =>
  category === all ||
  category === all_products ||
  (choosesProducts(category) && item_id !== null && products.includes(item_id));
