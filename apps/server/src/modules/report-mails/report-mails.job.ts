import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { Language } from '@rawnaq/domain/kernel/localized';
import { mailedPeriod, nextMailAt } from '@rawnaq/domain/report-mails/report-mail.rules';
import { mailOutcomes } from '@rawnaq/domain/report-mails/report-mail.states';
import { reportOf, type ReportId } from '@rawnaq/domain/reports/report-catalogue';
import { daysText } from '@rawnaq/domain/reports/report-period.rules';
import { pathOf } from '@rawnaq/domain/kernel/addresses';
import { businessDateOf } from '@rawnaq/domain/kernel/time/zoned-time';
import type { JobHelpers } from 'graphile-worker';
import { sql } from 'kysely';
import { transaction } from '../../db/database';
import { enqueueAll } from '../../db/enqueue';
import { backgroundContext } from '../../http/background-context';
import { placeOf, readInput } from '../../http/calls/read-call';
import type { Ctx } from '../../http/context';
import { typeOfExport, writeExport, type ExportFormat } from '../../http/lists/export-file';
import { assertReadable, namesOf, tableOf, type Exportable } from '../../http/lists/export-use-case';
import { newUniqueId } from '../../infra/crypto';
import { asAccount, asPlatform, type Services } from '../../services';
import { loadPerson } from '../../sessions/load-session';
import type { Session } from '../../sessions/session';
import type { Job } from '../../worker/job';
import { salonBySalon } from '../../worker/salon-by-salon';
import { findSalonClock } from '../appointments';
import { attachFiles, queueMessage } from '../messages';
import { dueReportMails } from './due.repo';
import {
  findReportMail,
  lockReportMail,
  moveNext,
  peopleOf,
  recordRun,
  timesOf,
  wasMailed,
  type ReportMailRow,
} from './report-mails.repo';
import { isActive } from './report-mails.routes';

type Asked = { account_id: number; id: number; user_id: number; due_at: string; is_trial?: boolean };
type Written = { name: string; mime: string; bytes: Buffer };
type Letter = { title: string; days: string; files: Written[]; tooLarge: boolean };
const { sent, not_allowed, failed } = mailOutcomes.codes;
/** What mailboxes take in one letter, with room to spare. */
const MOST_BYTES = 15_000_000;

export const reportMailJobs = (file: Exportable): readonly Job[] => [
  { task: 'mail-due-reports', cron: '*/5 * * * *', run: queueDue },
  {
    task: 'mail-report',
    run: (services, payload, { job }: JobHelpers) =>
      mailReport(services, file, payload as Asked, job.attempts >= job.max_attempts),
  },
];

/** One job for each person, and the next time, in one transaction: whatever crashes, each goes out once. */
async function queueDue(services: Services): Promise<void> {
  const due = await asPlatform(services, (tx) => dueReportMails(tx, services.clock()));
  await salonBySalon(services, 'reports by e-mail', due, async ({ tx, now }, { account_id, id, time_zone }) => {
    const mail = await lockReportMail({ tx, accountId: account_id }, id);
    if (!mail || !isActive(mail.status) || Date.parse(mail.next_at) > now.getTime()) return;
    const people = await peopleOf(tx, account_id, id);
    // After a long absence of the server it comes once, not for every time it missed.
    await moveNext(tx, account_id, id, nextMailAt(timesOf(mail), now.toISOString(), time_zone));
    const asked = people.map((user_id): Asked => ({ account_id, id, user_id, due_at: mail.next_at }));
    await enqueueAll(tx, 'mail-report', asked, { maxAttempts: 5 });
  });
}

async function mailReport(services: Services, file: Exportable, asked: Asked, isLast: boolean): Promise<void> {
  const { account_id, id, user_id, due_at } = asked;
  const run = { account_id, report_mail_id: id, due_at, user_id };
  const mail = await asAccount(services, account_id, async (tx) =>
    (await wasMailed(tx, run)) ? undefined : await findReportMail(tx, account_id, id),
  );
  if (!mail || !(asked.is_trial || isActive(mail.status))) return;
  const tell = (outcome: typeof not_allowed | typeof failed) =>
    asAccount(services, account_id, (tx) => recordRun(tx, { ...run, outcome, created_at: nowText(services) }));
  try {
    const { person, letter } = await writeLetter(services, file, mail, asked);
    // She had an address when she was chosen.
    const { email } = person.user;
    if (email === null) await tell(failed);
    else await post(services, mail, { run, person, letter, email });
  } catch (error) {
    const isRefused = error instanceof AppError && ['refused', 'signed-out'].includes(error.meaning);
    if (isRefused) return void (await tell(not_allowed));
    if (isLast) await tell(failed);
    throw error;
  }
}

const nowText = (services: Services): string => services.clock().toISOString();
const languageOf = ({ user }: Session): Language => user.language ?? 'ar';

/** As she would take it from the page herself, with the rights of this moment: one look at one moment, reading only. */
const writeLetter = (services: Services, file: Exportable, mail: ReportMailRow, { user_id, due_at }: Asked) =>
  transaction(services.pools.app, mail.account_id, async (tx) => {
    await sql`set transaction isolation level repeatable read, read only`.execute(tx);
    const person = await loadPerson(tx, mail.account_id, user_id);
    const language = languageOf(person);
    const ctx = backgroundContext(services, { session: person, area: 'merchant', language }, tx);
    const report = reportOf(mail.report as ReportId);
    const clock = await findSalonClock(ctx);
    const period = mailedPeriod(
      mail.rhythm,
      report.period,
      businessDateOf(due_at, clock.time_zone, clock.business_day_cut_off),
    );
    const filters = mail.filters as Record<string, string>;
    const files: Written[] = [];
    for (const format of formatsOf(mail))
      files.push(...(await writeFile(ctx, file, { ...filters, ...period, id: report.id, format })));
    const fitting = withinLimit(files);
    const letter: Letter = {
      title: report.title[language],
      days: daysText(period, language) ?? '',
      files: fitting,
      tooLarge: fitting.length < files.length || files.length < formatsOf(mail).length,
    };
    return { person, letter };
  });

const formatsOf = ({ with_sheet, with_pdf }: ReportMailRow): ExportFormat[] => [
  ...(with_sheet ? (['xlsx'] as const) : []),
  ...(with_pdf ? (['pdf'] as const) : []),
];

/** Nothing where it is too long to be read on paper. */
async function writeFile(
  ctx: Ctx,
  file: Exportable,
  input: Record<string, string> & { format: ExportFormat },
): Promise<Written[]> {
  const asked = readInput(file.endpoint, input, placeOf(ctx));
  file.exporter.allow(ctx, asked);
  const plan = await file.exporter.plan(ctx, asked);
  try {
    assertReadable(plan, await plan.count());
  } catch (error) {
    if (error instanceof AppError) return [];
    throw error;
  }
  const parts: Buffer[] = [];
  for await (const part of writeExport(await tableOf(ctx, plan), plan.rows(), plan.format)) parts.push(part);
  return [{ name: namesOf(plan).name, mime: typeOfExport(plan.format), bytes: Buffer.concat(parts) }];
}

function withinLimit(files: readonly Written[]): Written[] {
  let total = 0;
  return files.filter(({ bytes }) => (total += bytes.length) <= MOST_BYTES);
}

type Run = Omit<Asked, 'id' | 'is_trial'> & { report_mail_id: number };
type Posted = { run: Run; person: Session; letter: Letter; email: string };

/** The line that says so, the message and what it carries are written together, or not at all. */
async function post(services: Services, mail: ReportMailRow, { run, person, letter, email }: Posted): Promise<void> {
  const { account_id } = run;
  const { user, account } = person;
  const language = languageOf(person);
  const stored = letter.files.map((file) => ({ ...file, storage_key: `mails/${account_id}/${newUniqueId()}` }));
  const takeBack = () => Promise.all(stored.map(({ storage_key }) => services.storage.remove(storage_key)));
  for (const { storage_key, bytes } of stored) await services.storage.put(storage_key, bytes);
  const isFirst = await asAccount(services, account_id, async (tx) => {
    if (!(await recordRun(tx, { ...run, outcome: sent, created_at: nowText(services) }))) return false;
    const message_id = await queueMessage(tx, {
      account_id,
      channel: 'email',
      recipient: email,
      recipient_name: user.name,
      language,
      template: letter.tooLarge ? 'report-mail-large' : 'report-mail',
      values: {
        name: user.name,
        report: letter.title,
        days: letter.days,
        salon: language === 'ar' ? account.arabic_name : account.english_name,
        files: letter.files.map(({ name }) => name).join('\n'),
        page: services.config.publicUrl + pathOf(reportOf(mail.report as ReportId).address, language, subjectOf(mail)),
      },
    });
    await attachFiles(
      tx,
      { account_id, message_id },
      stored.map(({ bytes, ...file }) => ({ ...file, bytes: bytes.length })),
    );
    return true;
  }).catch(async (error: unknown) => {
    await takeBack();
    throw error;
  });
  if (!isFirst) await takeBack();
}

/** The address of a report about one record names it. */
const subjectOf = ({ report, filters }: ReportMailRow): Record<string, string> => {
  const { subject } = reportOf(report as ReportId);
  return subject ? { [subject.param]: (filters as Record<string, string>)['subject'] ?? '' } : {};
};
