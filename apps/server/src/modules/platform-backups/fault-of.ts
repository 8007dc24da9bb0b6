import { backupFaults, type BackupFault } from '@rawnaq/domain/platform-backups/platform-backup.states';
import { BadSealedFile } from '../../infra/sealed-file/sealed-file';
import { NoRightToCreate } from '../../db/world/scratch-database';
import { BadWorldFile } from '../../db/world/world-file';

/** What is to be said of a failure: a word in both languages, and the sentence of whoever refused. */
export type Failure = { fault: BackupFault; detail: string };

/** The file of a backup is not where it was stored. */
export class FileGone extends Error {}
/** What came back breaks rules of the books. */
export class RulesBroken extends Error {}
/** The backup is of another version of the database. */
export class OtherVersion extends Error {}

const LONGEST = 500;
const codes = backupFaults.codes;

export function failureOf(error: unknown): Failure {
  const detail = (error instanceof Error ? error.message : String(error)).slice(0, LONGEST);
  return { fault: faultOf(error), detail };
}

function faultOf(error: unknown): BackupFault {
  if (error instanceof BadSealedFile) return codes[error.reason];
  if (error instanceof FileGone) return codes.missing;
  if (error instanceof RulesBroken) return codes.rules;
  if (error instanceof OtherVersion) return codes.version;
  if (error instanceof NoRightToCreate) return codes.rights;
  if (error instanceof BadWorldFile) return codes.sums;
  return (error as { code?: string }).code === 'ENOSPC' ? codes.room : codes.other;
}
