import { backupKinds, backupRhythms, backupStates } from '@rawnaq/domain/backups/backup.states';
import {
  BACKUP_KEPT_DAYS,
  backupsContract,
  type BackupContent,
  type BackupSchedule,
} from '@rawnaq/domain/backups/backups.contract';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import { todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import { nextMailAt } from '@rawnaq/domain/report-mails/report-mail.rules';
import type { MailRhythm } from '@rawnaq/domain/report-mails/report-mail.states';
import { generalSetting } from '@rawnaq/domain/settings/general-setting';
import { enqueue } from '../../db/enqueue';
import { isUniqueViolation } from '../../db/pg-errors';
import type { UseCase, UseCases } from '../../http/bind-contract';
import { sessionOf, type Ctx } from '../../http/context';
import type { FileAnswer } from '../../http/answers/file-answer';
import { hasAllOf } from '../../http/lists/rights-of-file';
import { audit } from '../audit';
import { assertOwnPassword } from '../auth';
import { yearsOfPapers } from '../invoice-papers';
import { readSetting } from '../settings';
import { allowedContent, chosenSubjects, planOf, type Exportables } from './backup-content';
import { nameOfBackup } from './backup-names';
import {
  backupsOf,
  deleteBackup,
  deleteSchedule,
  findBackup,
  findSchedule,
  insertBackup,
  isRunning,
  lockSchedule,
  putSchedule,
  type BackupRow,
} from './backups.repo';
import { assertTicket, newTicket } from './ticket';

type Backups = typeof backupsContract;
const { running, ready } = backupStates.codes;
const { off } = backupRhythms.codes;
const DAY_MS = 86_400_000;
/** How often a run that failed is made anew. */
export const ATTEMPTS = 3;
/** In the night, on the salon's clock; weekly on Sunday, monthly on the first. */
const SCHEDULED = { weekday: 0, month_day: 1, hour: 3 };

export const nextBackupAt = (rhythm: MailRhythm, after: Date, timeZone: string): string =>
  nextMailAt({ rhythm, ...SCHEDULED }, after.toISOString(), timeZone);

export function backupsRoutes(exportables: Exportables) {
  const list: UseCase<Backups['get_records']> = async (ctx) => ({
    records: (await backupsOf(ctx)).map(({ permissions, ...row }) => ({
      ...row,
      expires_at: new Date(Date.parse(row.created_at) + BACKUP_KEPT_DAYS * DAY_MS).toISOString(),
      is_of_others: !mayHave(ctx, { permissions, kind: row.kind }),
    })),
  });

  const options: UseCase<Backups['options']> = async (ctx) => {
    const allowed = allowedContent(ctx, exportables);
    const subjects: { key: string; label: string }[] = [];
    for (const { key, exportable } of allowed.subjects)
      subjects.push({ key, label: (await planOf(ctx, exportable)).title[ctx.language] });
    const { backup_email: email } = await readSetting(ctx, generalSetting);
    const schedule = await findSchedule(ctx);
    return {
      subjects,
      years: allowed.documents ? await yearsOfPapers(ctx) : [],
      uploads: allowed.uploads,
      account: allowed.account,
      email,
      schedule: schedule ? { ...shownSchedule(schedule), next_at: schedule.next_at } : null,
    };
  };

  const add: UseCase<Backups['add']> = async (ctx, { kind, ...content }) => {
    assertMine(ctx, exportables, kind, content);
    if (await isRunning(ctx)) throw new AppError('BACKUP_UNDER_WAY');
    const { user, permissions } = sessionOf(ctx);
    const now = ctx.now.toISOString();
    const id = await insertBackup(ctx.tx, {
      account_id: ctx.accountId,
      kind,
      content: JSON.stringify(content),
      user_id: user.id,
      permissions: JSON.stringify(permissions),
      language: ctx.language,
      created_at: now,
      touched_at: now,
    }).catch((error: unknown) => {
      throw isUniqueViolation(error, 'backups_one_running') ? new AppError('BACKUP_UNDER_WAY') : error;
    });
    await enqueue(ctx.tx, 'make-backup', { account_id: ctx.accountId, id }, { maxAttempts: ATTEMPTS });
    await audit(ctx, {
      action: 'backups.add',
      entity: 'backups',
      entity_id: id,
      after: {
        kind,
        ...(kind === backupKinds.codes.data && {
          subjects: content.subjects.length,
          years: content.years.join(', '),
          uploads: content.uploads,
        }),
      },
    });
    return { id };
  };

  /** The job finds out by itself that nobody waits for it any more. */
  const remove: UseCase<Backups['remove']> = async (ctx, { id }) => {
    const row = await findBackup(ctx, id);
    if (!row) throw new AppError('NOT_FOUND');
    await deleteBackup(ctx, id);
    await audit(ctx, { action: 'backups.remove', entity: 'backups', entity_id: id, before: writtenDown(row) });
    const { storage_key } = row;
    if (storage_key !== null)
      ctx.afterCommit(
        () =>
          void ctx.services.storage
            .remove(storage_key)
            .catch((err: unknown) => ctx.log.warn({ err }, 'the file of a backup was left behind')),
      );
    return { done: true };
  };

  const file: UseCase<Backups['file']> = async (ctx, { id, ticket }): Promise<FileAnswer> => {
    assertTicket(ctx, ticket);
    const row = await findBackup(ctx, id);
    if (!row) throw new AppError('NOT_FOUND');
    if (!mayHave(ctx, row)) throw new AppError('BACKUP_OF_OTHERS');
    if (row.state !== ready || row.storage_key === null) throw new AppError('BACKUP_NOT_READY');
    const stored = await ctx.services.storage.open(row.storage_key);
    if (!stored) throw new AppError('NOT_FOUND');
    await audit(ctx, { action: 'backups.download', entity: 'backups', entity_id: id, after: writtenDown(row) });
    return {
      body: stored.stream,
      bytes: stored.bytes,
      type: row.kind === backupKinds.codes.data ? 'application/zip' : 'application/octet-stream',
      ...nameOfBackup(row, sessionOf(ctx).account),
      headers: { 'cache-control': 'private, no-store' },
    };
  };

  const setSchedule: UseCase<Backups['set_schedule']> = async (ctx, { ticket, rhythm, email, documents, ...rest }) => {
    assertTicket(ctx, ticket);
    const { user, account } = sessionOf(ctx);
    const before = await lockSchedule(ctx);
    if (rhythm === off) await deleteSchedule(ctx);
    else {
      const years = documents ? [Number(todayIn(ctx.now, account.time_zone).slice(0, 4))] : [];
      assertMine(ctx, exportables, backupKinds.codes.data, { ...rest, years });
      await putSchedule(ctx.tx, {
        account_id: ctx.accountId,
        rhythm,
        email,
        content: JSON.stringify({ ...rest, documents }),
        user_id: user.id,
        language: ctx.language,
        next_at: nextBackupAt(rhythm, ctx.now, account.time_zone),
        updated_at: ctx.now.toISOString(),
      });
    }
    const told = ({ subjects, ...shown }: Omit<BackupSchedule, 'next_at'>) => ({ ...shown, subjects: subjects.length });
    await audit(ctx, {
      action: 'backups.schedule',
      entity: 'backup_schedules',
      before: before ? told(shownSchedule(before)) : { rhythm: off },
      after: rhythm === off ? { rhythm } : told({ rhythm, email, documents, ...rest }),
    });
    return { done: true };
  };

  const useCases: UseCases<Backups> = {
    get_records: list,
    options,
    add,
    remove,
    unlock: async (ctx, proof) => {
      await assertOwnPassword(ctx, proof);
      return newTicket(ctx);
    },
    set_schedule: setSchedule,
    file,
  };
  return { contract: backupsContract, useCases };
}

export type ScheduledContent = Omit<BackupContent, 'years'> & { documents: boolean };

const shownSchedule = ({ rhythm, email, content }: { rhythm: MailRhythm; email: string; content: unknown }) => ({
  rhythm,
  email,
  ...(content as ScheduledContent),
});

export function assertMine(ctx: Ctx, exportables: Exportables, kind: BackupRow['kind'], content: BackupContent): void {
  if (kind === backupKinds.codes.data) chosenSubjects(ctx, exportables, content);
  else if (!sessionOf(ctx).user.is_owner) throw new AppError('BACKUP_OF_OTHERS', { field: 'kind' });
}

/** The whole account is its owner's, the rest is for whoever may see all that its maker saw. */
const mayHave = (ctx: Ctx, { kind, permissions }: Pick<BackupRow, 'kind' | 'permissions'>): boolean =>
  kind === backupKinds.codes.account ? sessionOf(ctx).user.is_owner : hasAllOf(sessionOf(ctx).permissions, permissions);

const writtenDown = ({ kind, state, bytes }: BackupRow) => ({ kind, state, ...(state !== running && { bytes }) });
