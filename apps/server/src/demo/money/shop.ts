import type { LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import type { BillLine } from '@rawnaq/domain/till/bill';
import type { StockRow } from '../../modules/stock';
import type { Goods } from '../../modules/till';
import type { ShopRows } from './shop.repo';

/** The shelves, the menu and the people of a demo salon while its year goes by. */
export type Shop = ReturnType<typeof openShop>;

export function openShop(rows: ShopRows) {
  const byId = <Row extends { id: number }>(list: readonly Row[]) => new Map(list.map((row) => [row.id, row]));
  const [service, product, offer] = [byId(rows.menu), byId(rows.products), byId(rows.offers)];
  const commissions = new Map(rows.employees.map(({ id, commission }) => [id, commission ?? 0]));
  const offers = new Map(
    rows.offers.map((one) => [one.id, { ...one, services: rows.parts.filter(({ offer_id }) => offer_id === one.id) }]),
  );
  const warnings = new Map(rows.products.map(({ id, warning_quantity }) => [id, warning_quantity]));
  /** What was touched; the rest is as it began. */
  const stocks = new Map<number, StockRow>();
  const sellers = rows.employees.filter(({ show_in_billing }) => show_in_billing);
  /** Who bought with each code. */
  const codeUses = new Map<number, readonly (number | null)[]>();
  const isHoliday = (day: LocalDate): boolean =>
    rows.holidays.some(({ starts_on, ends_on }) => starts_on <= day && day <= ends_on);

  const goods = (lines: readonly BillLine[]): Goods => ({
    names: lines.map((line) => {
      const found =
        line.kind === 'product'
          ? product.get(line.product_id!)
          : line.kind === 'package'
            ? offer.get(line.offer_id!)
            : line.kind === 'tip'
              ? undefined
              : service.get(line.service_id!);
      return {
        english_name: found?.english_name ?? 'Tip',
        arabic_name: found?.arabic_name ?? 'إكرامية',
        list_price: found?.price ?? null,
      };
    }),
    offers,
    commissions,
    warnings,
    // On holidays nothing is taken from a package: such bills are not drawn.
    isHoliday: false,
  });
  return { ...rows, sellers, offers, stocks, codeUses, isHoliday, goods };
}
