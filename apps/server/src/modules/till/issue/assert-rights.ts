import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { Minor } from '@rawnaq/domain/kernel/money';
import { can, type MerchantPermission } from '@rawnaq/domain/kernel/permissions';
import type { IssueInput } from '@rawnaq/domain/till/bill';
import type { Ctx } from '../../../http/context';
import type { Goods } from './read-goods';

/** What a bill asks for beyond selling: another price, a discount, products. Debt and missing stock are known later. */
export function assertRights(
  { permissions }: Pick<Ctx, 'permissions'>,
  bill: Pick<IssueInput, 'lines' | 'package_price'>,
  { names }: Goods,
  /** What the services of its visit cost when they were booked. */
  booked: ReadonlyMap<number, readonly Minor[]>,
): void {
  const need = (permission: MerchantPermission): void => {
    if (!can(permissions, permission)) throw new AppError('no_permission');
  };
  for (const [place, line] of bill.lines.entries()) {
    const list = names[place]!.list_price;
    const isBooked = line.service_id !== undefined && booked.get(line.service_id)?.includes(line.unit_price);
    if (list !== null && line.unit_price !== list && !isBooked) need('billing.change-price');
    if (line.discount_percent !== undefined || line.discount_amount !== undefined) need('billing.discount');
    if (line.kind === 'product') need('billing.sell-products');
  }
  if (bill.package_price !== undefined) need('billing.discount');
}
