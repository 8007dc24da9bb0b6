import type { BillLine } from '@rawnaq/domain/till/bill';
import type { Agreed } from '@rawnaq/domain/till/till.contract';
import type { Ctx } from '../../http/context';
import { findPeople, findServices } from './bill.repo';

type Visit = { lines: readonly { service_id: number; employee_id: number }[] };

/** What a bill may say though the till's shelf has it no more, with its names. Issuing judges it by the same. */
export async function readAgreed(
  ctx: Ctx,
  visit: Visit | null,
  lines: readonly Pick<BillLine, 'kind' | 'service_id'>[] = [],
): Promise<Agreed> {
  const ofVisit = visit?.lines ?? [];
  const ofPackages = lines.flatMap(({ kind, service_id }) => (kind === 'package_use' ? (service_id ?? []) : []));
  const [services, people] = await Promise.all([
    findServices(ctx, [...new Set([...ofVisit.map(({ service_id }) => service_id), ...ofPackages])]),
    findPeople(ctx, [...new Set(ofVisit.map(({ employee_id }) => employee_id))], ctx.language),
  ]);
  return { services, employees: people.map(({ id, name }) => ({ id, name, short_name: name.split(' ')[0]! })) };
}
