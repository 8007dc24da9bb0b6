import { toBarcode } from '@rawnaq/domain/products/product.rules';
import { toSearchKey } from '@rawnaq/domain/kernel/text/search-key';
import type { Minor } from '@rawnaq/domain/kernel/money';
import { vatPolicyOf, type VatPolicy } from '@rawnaq/domain/kernel/vat';
import type { TillCatalogue } from '@rawnaq/domain/till/till.contract';
import type { NewLine, PaymentMethod } from './draft/till-draft';

type Named = { english_name: string; arabic_name: string };

export type TillItem = Named & {
  kind: 'service' | 'product' | 'package';
  id: number;
  category_id: number | null;
  price: Minor;
  minutes: number | null;
  barcode: string | null;
  /** Pieces there are; null where nobody counts. */
  stock: number | null;
  /** Who does it, of a service. */
  employees: readonly number[];
};
export type TillEmployee = Pick<TillCatalogue['employees'][number], 'id' | 'name' | 'short_name' | 'is_me'>;

/** What is sold at the till, read once and looked through on the device: a key shows its hits in the same frame. */
export type Catalogue = {
  items: readonly TillItem[];
  categories: readonly (Named & { id: number })[];
  employees: readonly TillEmployee[];
  methods: readonly PaymentMethod[];
  /** Payment links can be made. */
  takesLinks: boolean;
  rate: number;
  policy: VatPolicy;
  /** Packages are not used today. */
  isHoliday: boolean;
};

export function catalogueOf(answer: TillCatalogue): Catalogue {
  return {
    items: [
      ...answer.services.map((one) => ({
        ...named(one),
        kind: 'service' as const,
        category_id: one.group_id,
        price: one.price,
        minutes: one.job_time,
        barcode: null,
        stock: null,
        employees: one.employees,
      })),
      ...answer.products.map((one) => ({
        ...named(one),
        kind: 'product' as const,
        category_id: null,
        price: one.price,
        minutes: null,
        barcode: one.barcode,
        stock: one.quantity,
        employees: [],
      })),
      ...answer.offers.map((one) => ({
        ...named(one),
        kind: 'package' as const,
        category_id: null,
        price: one.price,
        minutes: null,
        barcode: null,
        stock: null,
        employees: [],
      })),
    ],
    categories: answer.groups,
    employees: answer.employees,
    methods: answer.methods,
    takesLinks: answer.takes_links,
    rate: answer.vat_rate,
    policy: vatPolicyOf(answer.country),
    isHoliday: answer.is_holiday,
  };
}

const named = ({ id, english_name, arabic_name }: Named & { id: number }) => ({ id, english_name, arabic_name });

/** What each thing costs today, by `kind:id`. */
export const pricesOf = ({ items }: Catalogue): ReadonlyMap<string, Minor> =>
  new Map(items.map(({ kind, id, price }) => [`${kind}:${id}`, price]));

export type ShelfView = 'services' | 'products' | 'packages';
export const KIND_OF = { services: 'service', products: 'product', packages: 'package' } as const satisfies Record<
  ShelfView,
  TillItem['kind']
>;

/** Without a text the open shelf; with one, whatever it means on any shelf, a barcode before all. */
export function shownItems(
  { items, categories }: Pick<Catalogue, 'items' | 'categories'>,
  shelf: { view: ShelfView; category: number | null; text: string },
): readonly TillItem[] {
  const words = toSearchKey(shelf.text).split(' ').filter(Boolean);
  if (words.length > 0) {
    const exact = itemOfBarcode(items, shelf.text);
    if (exact) return [exact];
    const categoryNames = new Map(categories.map((one) => [one.id, namesOf(one)]));
    return items.filter((item) => {
      const key = searchKeyOf(item, item.category_id === null ? '' : (categoryNames.get(item.category_id) ?? ''));
      return words.every((word) => key.includes(word));
    });
  }
  const ofKind = items.filter(({ kind }) => kind === KIND_OF[shelf.view]);
  return shelf.category === null ? ofKind : ofKind.filter(({ category_id }) => category_id === shelf.category);
}

/** Of what stands on the shelf, the services the customer had last before all others. */
export function recentFirst(
  items: readonly TillItem[],
  recent: readonly number[],
): { first: readonly TillItem[]; rest: readonly TillItem[] } {
  const first = recent.flatMap((service) => items.find(({ kind, id }) => kind === 'service' && id === service) ?? []);
  return { first, rest: first.length === 0 ? items : items.filter((item) => !first.includes(item)) };
}

/** Printed codes may lack the leading zeros a scanner sends, and the other way round. */
export function itemOfBarcode(items: readonly TillItem[], text: string): TillItem | undefined {
  const wanted = withoutZeros(toBarcode(text));
  if (wanted.length < 3) return undefined;
  return items.find(({ barcode }) => barcode !== null && withoutZeros(barcode) === wanted);
}

/** Whoever alone does it did it; somebody who sells her own work is not asked either. */
export const employeeFor = (
  item: Pick<TillItem, 'kind' | 'employees'>,
  employees: readonly TillEmployee[],
): number | null => {
  if (item.kind !== 'service') return null;
  const able = employees.filter(({ id }) => item.employees.includes(id));
  return (able.find(({ is_me }) => is_me) ?? (able.length === 1 ? able[0] : undefined))?.id ?? null;
};

export const lineOf = (item: TillItem, { rate, employees }: Pick<Catalogue, 'rate' | 'employees'>): NewLine => ({
  kind: item.kind,
  item_id: item.id,
  english_name: item.english_name,
  arabic_name: item.arabic_name,
  list_price: item.price,
  rate,
  minutes: item.minutes,
  barcode: item.barcode,
  employee_id: employeeFor(item, employees),
});

const namesOf = ({ english_name, arabic_name }: Named): string => `${english_name} ${arabic_name}`;
const searchKeyOf = (item: TillItem, category: string): string =>
  toSearchKey(`${namesOf(item)} ${category} ${item.barcode ?? ''}`);
const withoutZeros = (barcode: string): string => barcode.replace(/^0+/, '');
