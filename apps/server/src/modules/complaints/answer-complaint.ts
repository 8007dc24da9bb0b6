import { complaintStates } from '@rawnaq/domain/complaints/complaint.states';
import type { complaintsContract } from '@rawnaq/domain/complaints/complaints.contract';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { Language } from '@rawnaq/domain/kernel/localized';
import { move } from '@rawnaq/domain/kernel/state-machine';
import type { UseCase } from '../../http/bind-contract';
import { sessionOf, type Ctx } from '../../http/context';
import { audit } from '../audit';
import { queueMessage, writeToCustomer } from '../messages';
import { changeComplaint, salonNames } from './complaints.repo';
import { waysOf } from './read-complaint';
import { locked } from './work-on-complaint';

type Answered = { customer_id: number | null; mobile: string | null; name: string; body: string };

/** The answer and the message that carries it are one transaction: nobody is "answered" who was not written to. */
export const answerComplaint: UseCase<(typeof complaintsContract)['answer']> = async (ctx, { id, answer, way }) => {
  const { user } = sessionOf(ctx);
  const before = await locked(ctx, id);
  const status = move(complaintStates, before.status, complaintStates.codes.answered);
  const { ways, language } = await waysOf(ctx, { ...before, has_mobile: before.mobile !== null });
  if (!ways.includes(way)) throw new AppError('COMPLAINT_NO_WAY', { field: 'way' });
  if (way !== 'in_person') await write(ctx, before, { way, answer, language });
  await changeComplaint(ctx, id, {
    status,
    answer,
    answered_at: ctx.now.toISOString(),
    answered_by: user.id,
    answered_by_name: user.name,
    answer_channel: way,
    ...(before.assigned_to === null && { assigned_to: user.id, assigned_to_name: user.name }),
  });
  await audit(ctx, {
    action: 'complaints.answer',
    entity: 'complaints',
    entity_id: id,
    before: { status: before.status },
    after: { status, answer, channel: way },
  });
  return { done: true };
};

async function write(
  ctx: Ctx,
  { customer_id, mobile, name }: Answered,
  { way, answer, language }: { way: 'whatsapp' | 'email'; answer: string; language: Language },
): Promise<void> {
  if (customer_id !== null) {
    const reached = await writeToCustomer(ctx, {
      customer_id,
      channel: way,
      purpose: 'service',
      template: 'complaint-answer',
      values: (_language, { salon }) => ({ salon, answer }),
    });
    if (reached === undefined) throw new AppError('COMPLAINT_NO_WAY', { field: 'way' });
    return;
  }
  if (mobile === null) throw new AppError('COMPLAINT_NO_WAY', { field: 'way' });
  const { english_name, arabic_name } = await salonNames(ctx);
  await queueMessage(ctx.tx, {
    account_id: ctx.accountId,
    channel: 'whatsapp',
    recipient: mobile,
    recipient_name: name,
    language,
    template: 'complaint-answer',
    values: { salon: language === 'ar' ? arabic_name : english_name, answer },
  });
}
