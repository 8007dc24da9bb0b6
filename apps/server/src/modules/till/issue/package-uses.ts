import { useRefusal, valueOfUse } from '@rawnaq/domain/customer-packages/package.rules';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { Minor } from '@rawnaq/domain/kernel/money';
import type { BillLine } from '@rawnaq/domain/till/bill';
import type { PackageRow } from '../../customer-packages';
import type { Goods } from './read-goods';

export type PackageUse = { place: number; id: number; service_id: number; value: Minor };

/** Takes the uses of a bill from its packages one after the other: two of the same package are two uses. */
export function judgeUses(
  lines: readonly BillLine[],
  packages: readonly PackageRow[],
  goods: Pick<Goods, 'isHoliday'>,
  today: string,
  customerId: number | null,
): PackageUse[] {
  const left = new Map(packages.map((bought) => [bought.id, bought]));
  return lines.flatMap((line, place) => {
    if (line.kind !== 'package_use') return [];
    const field = { field: `lines.${place}.customer_package_id` };
    if (goods.isHoliday) throw new AppError('OFFER_NOT_ON_HOLIDAYS', field);
    const bought = left.get(line.customer_package_id!);
    if (!bought || bought.customer_id !== customerId) throw new AppError('PACKAGE_NOT_LEFT', field);
    const service_id = line.service_id!;
    const refusal = useRefusal(bought, service_id, today) ?? (line.quantity > 1 ? 'PACKAGE_NOT_LEFT' : undefined);
    if (refusal) throw new AppError(refusal, field);
    const value = valueOfUse(bought, service_id);
    left.set(bought.id, {
      ...bought,
      uses_left: bought.uses_left - 1,
      open_value: bought.open_value - value,
      services: bought.services.map((service) =>
        service.service_id === service_id ? { ...service, is_used: true } : service,
      ),
    });
    return [{ place, id: bought.id, service_id, value }];
  });
}
