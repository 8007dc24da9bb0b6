import { z } from 'zod';
import { endpoint } from '../kernel/contract';
import { addMessage, codeOf } from '../kernel/input/fields';
import { validationMessage as say } from '../kernel/text/validation-texts';
import type { CodeIn } from '../kernel/state-machine';
import { mailRhythms } from '../report-mails/report-mail.states';
import { optionalEmail } from '../settings/setting-fields';
import { backupKinds, backupRhythms, backupStates } from './backup.states';

/** How long a backup waits to be fetched. */
export const BACKUP_KEPT_DAYS = 7;
/** A password opens backups for so long. */
export const PROOF_MINUTES = 5;
/** A larger one is not attached to a letter. */
export const MOST_MAILED_BYTES = 15_000_000;
const ZIP = 'application/zip';
const OCTETS = 'application/octet-stream';

const id = z.number().int();
const done = z.object({ done: z.literal(true) });
const merchant = { areas: ['merchant'], access: 'settings.backups' } as const;
const byId = z.object({ id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) });
/** Of this session, and only for a while. */
const ticket = z.string().max(200);
const subjects = z.array(z.string().max(40)).max(60);
const years = z.array(z.int().min(2000).max(2999)).max(50);

const record = z.object({
  id,
  kind: codeOf(backupKinds),
  state: codeOf(backupStates),
  user_name: z.string(),
  is_scheduled: z.boolean(),
  /** Null until they are counted. */
  total_parts: z.number().int().nullable(),
  done_parts: z.number().int(),
  bytes: z.number().int().nullable(),
  created_at: z.string(),
  /** When the file goes. */
  expires_at: z.string(),
  /** Made with rights the reader has not. */
  is_of_others: z.boolean(),
});
export type BackupRecord = z.output<typeof record>;

const schedule = z.object({
  rhythm: codeOf(mailRhythms),
  email: z.string(),
  subjects,
  documents: z.boolean(),
  uploads: z.boolean(),
  next_at: z.string(),
});
export type BackupSchedule = z.output<typeof schedule>;

export const addBackupInput = z.object({
  kind: codeOf(backupKinds),
  subjects: subjects.default([]),
  years: years.default([]),
  uploads: z.boolean().default(false),
});
export type BackupContent = Omit<z.output<typeof addBackupInput>, 'kind'>;

const unlockShape = { password: z.string().min(1).max(128) };
export const unlockInput = z.object(unlockShape);

const scheduleShape = {
  rhythm: codeOf(backupRhythms),
  email: optionalEmail().transform((text) => text.toLowerCase()),
  subjects: subjects.default([]),
  documents: z.boolean().default(false),
  uploads: z.boolean().default(false),
};
function checkSchedule(given: { rhythm: CodeIn<typeof backupRhythms>; email: string }, ctx: z.core.$RefinementCtx) {
  if (given.rhythm !== backupRhythms.codes.off && given.email === '') addMessage(ctx, say('required'), ['email']);
}
const backupScheduleInput = z.object({ ...scheduleShape, ticket }).superRefine(checkSchedule);
/** As it is asked for on the screen: with the password that opens it. */
export const backupScheduleForm = z.object({ ...scheduleShape, ...unlockShape }).superRefine(checkSchedule);

/** The salon's own data as files that are made in the background. */
export const backupsContract = {
  get_records: endpoint({
    ...merchant,
    method: 'GET',
    path: 'backups/get_records',
    summary: 'Backups of the last week, the newest first',
    input: z.object({}),
    output: z.object({ records: z.array(record) }),
    errors: [],
  }),
  options: endpoint({
    ...merchant,
    method: 'GET',
    path: 'backups/options',
    summary: 'What can be chosen, and what is sent by e-mail',
    input: z.object({}),
    output: z.object({
      subjects: z.array(z.object({ key: z.string(), label: z.string() })),
      years,
      uploads: z.boolean(),
      account: z.boolean(),
      email: z.string(),
      schedule: schedule.nullable(),
    }),
    errors: [],
  }),
  add: endpoint({
    ...merchant,
    method: 'POST',
    path: 'backups/add',
    closedInTraining: true,
    summary: 'Make a backup in the background; one at a time',
    input: addBackupInput,
    output: z.object({ id }),
    errors: ['BACKUP_UNDER_WAY', 'BACKUP_NOTHING', 'BACKUP_OF_OTHERS'],
  }),
  remove: endpoint({
    ...merchant,
    method: 'POST',
    path: 'backups/remove',
    summary: 'Stop making a backup, or throw it away',
    input: byId,
    output: done,
    errors: ['NOT_FOUND'],
  }),
  unlock: endpoint({
    ...merchant,
    method: 'POST',
    path: 'backups/unlock',
    idempotent: false,
    summary: 'Prove again who one is; opens backups to this session for five minutes',
    input: unlockInput,
    output: z.object({ ticket, until: z.string() }),
    errors: ['PASSWORD_INCORRECT', 'TOO_MANY_REQUESTS'],
  }),
  set_schedule: endpoint({
    ...merchant,
    method: 'POST',
    path: 'backups/set_schedule',
    closedInTraining: true,
    summary: 'Send a backup by e-mail regularly, or no more',
    input: backupScheduleInput,
    output: done,
    errors: ['BACKUP_PROOF', 'BACKUP_NOTHING', 'BACKUP_OF_OTHERS'],
  }),
  file: endpoint({
    ...merchant,
    // What is downloaded is written down, and what opens it stands in no address.
    method: 'POST',
    path: 'backups/file',
    kind: 'file',
    idempotent: false,
    files: [ZIP, OCTETS],
    summary: 'A backup; needs what the own password opened',
    input: byId.extend({ ticket }),
    output: z.unknown(),
    errors: ['NOT_FOUND', 'BACKUP_PROOF', 'BACKUP_OF_OTHERS', 'BACKUP_NOT_READY'],
  }),
};
