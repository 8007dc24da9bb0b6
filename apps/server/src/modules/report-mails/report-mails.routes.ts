import { AppError } from '@rawnaq/domain/kernel/app-error';
import { can } from '@rawnaq/domain/kernel/permissions';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import { businessDateOf } from '@rawnaq/domain/kernel/time/zoned-time';
import { mailedPeriod, nextMailAt } from '@rawnaq/domain/report-mails/report-mail.rules';
import {
  reportMailsContract,
  reportMailsList,
  type ReportMailInput,
} from '@rawnaq/domain/report-mails/report-mails.contract';
import { reportOf, type ReportId } from '@rawnaq/domain/reports/report-catalogue';
import type { Code } from '../../db/column-codes';
import { enqueue } from '../../db/enqueue';
import type { UseCase, UseCases } from '../../http/bind-contract';
import { readInput, placeOf } from '../../http/calls/read-call';
import { sessionOf, type Ctx } from '../../http/context';
import type { Exportable } from '../../http/lists/export-use-case';
import { listUseCases } from '../../http/lists/list-use-cases';
import { audit } from '../audit';
import { statusUseCase } from '../records';
import {
  assertPeople,
  deleteReportMail,
  insertReportMail,
  lockReportMail,
  peopleOf,
  peopleWithMail,
  reportMailRows,
  timesOf,
  updateReportMail,
  updateReportMailStatus,
} from './report-mails.repo';

type Mails = typeof reportMailsContract;
const list = listUseCases(reportMailsList, reportMailRows, { search: ['people_names'] });

/** `file` is how a report becomes one. */
export function reportMailsRoutes(file: Exportable) {
  /** Whoever sets it up may see it herself, and what she chose is there. */
  async function assertAnswerable(ctx: Ctx, { report, filters, rhythm }: ReportMailInput): Promise<void> {
    const today = businessDateOf(ctx.now, sessionOf(ctx).account.time_zone, '00:00:00');
    const days = mailedPeriod(rhythm, reportOf(report).period, today);
    const asked = readInput(file.endpoint, { ...filters, ...days, id: report, format: 'xlsx' }, placeOf(ctx));
    if (!can(ctx.permissions, reportOf(report).permission))
      throw new AppError('REPORT_MAIL_REPORT', { field: 'report' });
    file.exporter.allow(ctx, asked);
    await file.exporter.plan(ctx, asked);
  }

  const add: UseCase<Mails['add']> = async (ctx, mail) => {
    await assertAnswerable(ctx, mail);
    await assertPeople(ctx, mail.people);
    const id = await insertReportMail(ctx, mail, { next_at: nextAt(ctx, mail), created_by: sessionOf(ctx).user.id });
    await audit(ctx, { action: 'report-mails.add', entity: 'report_mails', entity_id: id, after: written(mail) });
    return { id };
  };

  const edit: UseCase<Mails['edit']> = async (ctx, { id, ...mail }) => {
    const before = await lockReportMail(ctx, id);
    if (!before) throw new AppError('NOT_FOUND');
    const people = await peopleOf(ctx.tx, ctx.accountId, id);
    await assertAnswerable(ctx, mail);
    await assertPeople(ctx, mail.people);
    await updateReportMail(ctx, id, mail, nextAt(ctx, mail));
    await audit(ctx, {
      action: 'report-mails.edit',
      entity: 'report_mails',
      entity_id: id,
      before: written({ ...before, report: before.report as ReportId, people }),
      after: written(mail),
    });
    return { done: true };
  };

  const useCases: UseCases<Mails> = {
    get_records: list.page,
    export: list.file,
    people: async (ctx) => ({ records: await peopleWithMail(ctx) }),
    add,
    edit,
    set_status: setStatus,
    remove,
    send_now: sendNow,
  };
  return { contract: reportMailsContract, useCases };
}

type Times = Parameters<typeof timesOf>[0];
const nextAt = (ctx: Ctx, times: Times): string =>
  nextMailAt(timesOf(times), ctx.now.toISOString(), sessionOf(ctx).account.time_zone);

/** For the history: by the name of the report. */
const written = (mail: Times & { report: ReportId; people: readonly number[] }) => ({
  english_name: reportOf(mail.report).title.en,
  arabic_name: reportOf(mail.report).title.ar,
  ...timesOf(mail),
  people: mail.people.length,
});

/** What was paused for a while does not make up for the times it missed. */
const setStatus = statusUseCase({
  entity: 'report_mails',
  action: 'report-mails.set-status',
  lock: lockReportMail,
  update: async (ctx, id, status) => {
    const mail = (await lockReportMail(ctx, id))!;
    await updateReportMailStatus(ctx, id, status, nextAt(ctx, mail));
  },
});

const remove: UseCase<Mails['remove']> = async (ctx, { id }) => {
  const before = await lockReportMail(ctx, id);
  if (!before) throw new AppError('NOT_FOUND');
  const people = await peopleOf(ctx.tx, ctx.accountId, id);
  await deleteReportMail(ctx, id);
  await audit(ctx, {
    action: 'report-mails.remove',
    entity: 'report_mails',
    entity_id: id,
    before: { ...written({ ...before, report: before.report as ReportId, people }), status: before.status },
  });
  return { done: true };
};

const sendNow: UseCase<Mails['send_now']> = async (ctx, { id }) => {
  if (!(await lockReportMail(ctx, id))) throw new AppError('NOT_FOUND');
  const { user } = sessionOf(ctx);
  if (!user.email) throw new AppError('REPORT_MAIL_PERSON');
  await enqueue(ctx.tx, 'mail-report', {
    account_id: ctx.accountId,
    id,
    user_id: user.id,
    due_at: ctx.now.toISOString(),
    is_trial: true,
  });
  return { done: true };
};

export const isActive = (status: Code<'report_mails.status'>): boolean => status === recordStates.codes.active;
