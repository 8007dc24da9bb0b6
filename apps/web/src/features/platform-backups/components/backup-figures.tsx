import { platformBackupStates } from '@rawnaq/domain/platform-backups/platform-backup.states';
import type {
  PlatformBackupRecord,
  PlatformRestoreRecord,
} from '@rawnaq/domain/platform-backups/platform-backups.contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/use-format';
import { useSizes } from '../../../ui/marks/use-sizes';
import { KeyFigures } from '../../../ui/key-figures';

type Props = { backups: readonly PlatformBackupRecord[]; proven: PlatformRestoreRecord | null };

/** What a person who fears the worst wants to know first. */
export function BackupFigures({ backups, proven }: Props) {
  const { t } = useTranslation('platform-backups');
  const format = useFormat();
  const sizes = useSizes();
  const now = new Date().toISOString();
  const good = backups.filter(({ state }) => state === platformBackupStates.codes.ready);
  const [newest] = good;
  const bytes = good.reduce((sum, backup) => sum + (backup.bytes ?? 0), 0);
  return (
    <KeyFigures
      figures={[
        {
          label: t('figures.newest'),
          value: newest ? sizes.between(newest.created_at, now) : '–',
          note: newest
            ? t('figures.size', {
                size: sizes.bytes(newest.bytes ?? 0),
                rows: format.number(newest.row_count ?? 0),
              })
            : t('emptyTitle'),
        },
        {
          label: t('figures.proven'),
          value: proven ? sizes.between(proven.finished_at ?? proven.started_at, now) : '–',
          note: proven
            ? t('figures.provenNote', {
                salons: format.number(proven.salons ?? 0),
                rows: format.number(proven.row_count ?? 0),
                violations: format.number(proven.violations ?? 0),
              })
            : t('figures.never'),
          highlight: true,
        },
        {
          label: t('figures.kept'),
          value: format.number(good.length),
          note: t('figures.keptNote', { size: sizes.bytes(bytes) }),
        },
      ]}
    />
  );
}
