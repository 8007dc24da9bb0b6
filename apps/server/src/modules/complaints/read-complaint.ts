import type { complaintsContract } from '@rawnaq/domain/complaints/complaints.contract';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import { can } from '@rawnaq/domain/kernel/permissions';
import { hasArabicLetters } from '@rawnaq/domain/kernel/text/script';
import type { UseCase } from '../../http/bind-contract';
import { waysToCustomer, type Ways } from '../messages';
import type { Ctx } from '../../http/context';
import { customerFacts, findComplaint, notesOf, usersWithRoles } from './complaints.repo';

type Complaints = typeof complaintsContract;

export const getComplaint: UseCase<Complaints['get_record']> = async (ctx, { id }) => {
  const found = await findComplaint(ctx, id);
  if (!found) throw new AppError('NOT_FOUND');
  const [notes, ways, facts] = await Promise.all([
    notesOf(ctx, id),
    waysOf(ctx, found),
    found.customer_id !== null && can(ctx.permissions, 'customers.view')
      ? customerFacts(ctx, found.customer_id, id)
      : undefined,
  ]);
  const maySales = can(ctx.permissions, 'accounting.total-sales');
  return {
    record: {
      ...found,
      ...ways,
      notes,
      customer: facts ? { ...facts, spent: maySales ? facts.spent : null } : null,
    },
  };
};

/** How an answer reaches her, the best way first; in person is always one. */
export async function waysOf(
  ctx: Ctx,
  { customer_id, has_mobile, body }: { customer_id: number | null; has_mobile: boolean; body: string },
): Promise<{ ways: ('whatsapp' | 'email' | 'in_person')[]; language: Ways['language'] }> {
  const known = customer_id === null ? undefined : await waysToCustomer(ctx, customer_id, 'service');
  if (known) return { ways: [...known.channels, 'in_person'], language: known.language };
  return {
    ways: has_mobile ? ['whatsapp', 'in_person'] : ['in_person'],
    language: hasArabicLetters(body) ? 'ar' : 'en',
  };
}

export const getPeople: UseCase<Complaints['people']> = async (ctx) => ({ records: await peopleInCharge(ctx) });

/** Everybody who may read complaints may be put in charge of one. */
export async function peopleInCharge(ctx: Ctx): Promise<{ id: number; name: string }[]> {
  return (await usersWithRoles(ctx))
    .filter(({ permissions }) => can((permissions ?? {}) as Record<string, number[]>, 'reports.complaints'))
    .map(({ id, name }) => ({ id, name }));
}
