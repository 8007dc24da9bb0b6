import { backupKinds } from '@rawnaq/domain/backups/backup.states';
import type { Language, Localized } from '@rawnaq/domain/kernel/localized';
import { withoutEnds } from '@rawnaq/domain/kernel/text/ends';
import { toWall } from '@rawnaq/domain/kernel/time/zoned-time';
import type { BackupRow } from './backups.repo';

const WORD: Localized = { en: 'Backup', ar: 'نسخة احتياطية' };
export const FOLDERS = {
  lists: { en: 'Lists', ar: 'القوائم' },
  documents: { en: 'Documents', ar: 'المستندات' },
  uploads: { en: 'Files', ar: 'الملفات' },
} as const satisfies Record<string, Localized>;

type Salon = { id: number; english_name: string; arabic_name: string; time_zone: string };

/** The name to save a backup under. */
export function nameOfBackup(
  { kind, language, created_at }: Pick<BackupRow, 'kind' | 'language' | 'created_at'>,
  salon: Salon,
): { name: string; plainName: string } {
  const ending = kind === backupKinds.codes.data ? 'zip' : 'rawnaq';
  const { date } = toWall(created_at, salon.time_zone);
  const spoken = language as Language;
  const called = spoken === 'ar' ? salon.arabic_name : salon.english_name;
  return {
    name: safeName(`${WORD[spoken]} ${called} ${date}.${ending}`),
    plainName: `backup-${salon.id}-${date}.${ending}`,
  };
}

/** What no system takes for a way into another folder, or for nothing. */
export const safeName = (text: string): string =>
  withoutEnds(
    // eslint-disable-next-line no-control-regex -- those are what is meant
    text.replace(/[/\\:*?"<>|\u0000-\u001f\u202a-\u202e\u2066-\u2069]/g, '-'),
    /[.\s]/,
  ).slice(-120) || '-';
