import { z } from 'zod';
import { codeText } from '../auth/auth.contract';
import { unlockInput } from '../backups/backups.contract';
import { endpoint } from '../kernel/contract';
import { codeOf } from '../kernel/input/fields';
import {
  backupFaults,
  platformBackupKinds,
  platformBackupStates,
  platformRestoreKinds,
  platformRestoreStates,
} from './platform-backup.states';

const OCTETS = 'application/octet-stream';
const count = z.number().int();
const done = z.object({ done: z.literal(true) });
const byId = z.object({ id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) });
const ticket = z.string().max(200);
const names = z.object({ en: z.string(), ar: z.string() });
/** The signed-in person proves again who she is. */
export const backupProof = unlockInput.extend({ totp: codeText.optional() });
const manager = { areas: ['manager'], access: 'platform-settings.backups' } as const;
const base = 'technical/backups';

const backupRecord = z.object({
  id: count,
  kind: codeOf(platformBackupKinds),
  state: codeOf(platformBackupStates),
  /** Nobody: the clock. */
  user_name: z.string().nullable(),
  created_at: z.string(),
  finished_at: z.string().nullable(),
  /** When its file was last read and proved as a whole. */
  checked_at: z.string().nullable(),
  bytes: count.nullable(),
  sha256: z.string().nullable(),
  migration: z.string().nullable(),
  key_id: z.string().nullable(),
  row_count: count.nullable(),
  file_count: count.nullable(),
  /** Uploads whose files were not there when it was made. */
  missing_files: count.nullable(),
  /** Null until they are counted. */
  total_parts: count.nullable(),
  done_parts: count,
  fault: codeOf(backupFaults).nullable(),
  detail: z.string().nullable(),
});
export type PlatformBackupRecord = z.output<typeof backupRecord>;

const restoreRecord = z.object({
  id: count,
  kind: codeOf(platformRestoreKinds),
  state: codeOf(platformRestoreStates),
  user_name: z.string().nullable(),
  /** When the backup it comes from was made. */
  backup_of: z.string(),
  merchant: z.object({ id: count, name: names }).nullable(),
  started_at: z.string(),
  finished_at: z.string().nullable(),
  table_count: count.nullable(),
  row_count: count.nullable(),
  salons: count.nullable(),
  violations: count.nullable(),
  fault: codeOf(backupFaults).nullable(),
  detail: z.string().nullable(),
});
export type PlatformRestoreRecord = z.output<typeof restoreRecord>;

/** Backups of the whole installation: database and uploads in one sealed file. */
export const platformBackupsContract = {
  get: endpoint({
    ...manager,
    method: 'GET',
    path: `${base}/get`,
    summary: 'Backups of the platform, drills and restores, the newest first',
    input: z.object({}),
    output: z.object({
      backups: z.array(backupRecord),
      restores: z.array(restoreRecord),
      /** The last time a whole backup was brought back and nothing was missing. */
      last_proven: restoreRecord.nullable(),
      /** The newest good backup is older than two days, or there is none. */
      is_overdue: z.boolean(),
      may_restore: z.boolean(),
    }),
    errors: [],
  }),
  add: endpoint({
    ...manager,
    method: 'POST',
    path: `${base}/add`,
    summary: 'Make a backup now, in the background; one at a time',
    input: z.object({}),
    output: z.object({ id: count }),
    errors: ['BACKUP_UNDER_WAY'],
  }),
  remove: endpoint({
    ...manager,
    method: 'POST',
    path: `${base}/remove`,
    summary: 'Stop making a backup, or throw it away',
    input: byId,
    output: done,
    errors: ['NOT_FOUND', 'RESTORE_UNDER_WAY'],
  }),
  check: endpoint({
    ...manager,
    method: 'POST',
    path: `${base}/check`,
    summary: 'Read a backup as a whole and prove every byte of it, in the background',
    input: byId,
    output: done,
    errors: ['NOT_FOUND', 'BACKUP_NOT_READY'],
  }),
  drill: endpoint({
    ...manager,
    method: 'POST',
    path: `${base}/drill`,
    summary: 'Bring a backup back into a database of the moment and compare it, in the background',
    input: byId,
    output: z.object({ id: count }),
    errors: ['NOT_FOUND', 'BACKUP_NOT_READY', 'RESTORE_UNDER_WAY'],
  }),
  unlock: endpoint({
    ...manager,
    method: 'POST',
    path: `${base}/unlock`,
    idempotent: false,
    summary: 'Prove again who one is; opens backups to this session for five minutes',
    input: backupProof,
    output: z.object({ ticket, until: z.string() }),
    errors: ['PASSWORD_INCORRECT', 'CODE_INCORRECT', 'CODE_TOO_MANY', 'TOO_MANY_REQUESTS'],
  }),
  file: endpoint({
    ...manager,
    // What is downloaded is written down, and what opens it stands in no address.
    method: 'POST',
    path: `${base}/file`,
    kind: 'file',
    idempotent: false,
    files: [OCTETS],
    summary: 'The sealed file of a backup; needs what the own password opened',
    input: byId.extend({ ticket }),
    output: z.unknown(),
    errors: ['NOT_FOUND', 'BACKUP_PROOF', 'BACKUP_NOT_READY'],
  }),
  merchants: endpoint({
    ...manager,
    alsoNeeds: ['platform-technical.restore-merchants'],
    method: 'GET',
    path: `${base}/merchants`,
    summary: 'Merchants by name or number, to restore one',
    input: z.object({ search: z.string().trim().max(100).default('') }),
    output: z.object({ records: z.array(z.object({ id: count, name: names })) }),
    errors: [],
  }),
  restore_merchant: endpoint({
    ...manager,
    alsoNeeds: ['platform-technical.restore-merchants'],
    method: 'POST',
    path: `${base}/restore_merchant`,
    summary: 'Put one merchant back as a backup has it, in the background; nobody else is touched',
    input: byId.extend({ merchant_id: z.number().int().min(2), ticket }),
    output: z.object({ id: count }),
    errors: [
      'NOT_FOUND',
      'BACKUP_PROOF',
      'BACKUP_NOT_READY',
      'BACKUP_UNDER_WAY',
      'RESTORE_UNDER_WAY',
      'BACKUP_WITHOUT_MERCHANT',
    ],
  }),
};
