import { Loader, Progress } from '@mantine/core';
import {
  backupFaults,
  platformBackupKinds,
  platformBackupStates,
} from '@rawnaq/domain/platform-backups/platform-backup.states';
import type { PlatformBackupRecord } from '@rawnaq/domain/platform-backups/platform-backups.contract';
import { IconAlertTriangle, IconShieldCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { useFormat } from '../../../lib/use-format';
import { useSizes } from '../../../ui/marks/use-sizes';
import { RowActions, type RowAction } from '../../../ui/data-table/row-actions';
import styles from './platform-backups.module.css';

const { running, ready } = platformBackupStates.codes;

/** One backup: when, for what, how large, and that it is proved or why it is not. */
export function BackupLine({ record, actions }: { record: PlatformBackupRecord; actions: readonly RowAction[] }) {
  const { t } = useTranslation('platform-backups');
  const language = useLanguage();
  const format = useFormat();
  const sizes = useSizes();
  const now = new Date();
  const { state, total_parts, done_parts } = record;
  const share = total_parts ? Math.min(99, Math.floor((100 * done_parts) / total_parts)) : 0;
  const time = format.dayTime(record.created_at, now);
  return (
    <li className={styles.line}>
      <span className={styles.sign} data-state={state} aria-hidden>
        {state === running ? (
          <Loader size={18} />
        ) : state === ready ? (
          <IconShieldCheck size={22} stroke={1.75} />
        ) : (
          <IconAlertTriangle size={22} stroke={1.75} />
        )}
      </span>
      <div className={styles.words}>
        <b>{time}</b>
        <span>
          {platformBackupKinds.rows[record.kind].label[language]}
          {' · '}
          {record.user_name === null ? t('byClock') : <bdi>{record.user_name}</bdi>}
        </span>
        {state === running && (
          <span className={styles.bar} role="status">
            <Progress value={share} size={6} aria-label={time} className={styles.track} />
            {total_parts === null
              ? t('counting')
              : t('preparing', { done: format.number(done_parts), total: format.number(total_parts) })}
          </span>
        )}
        {state !== running && state !== ready && (
          <span data-tone="danger" role="status">
            {platformBackupStates.rows[state].label[language]}
            {record.fault && `: ${backupFaults.rows[record.fault].label[language]}`}
            {record.detail && (
              <bdi className={styles.detail} dir="ltr">
                {record.detail}
              </bdi>
            )}
          </span>
        )}
        {record.missing_files !== null && record.missing_files > 0 && (
          <span data-tone="danger">{t('missing', { count: record.missing_files })}</span>
        )}
      </div>
      {record.bytes !== null && (
        <dl className={styles.facts}>
          <div>
            <dt>{sizes.bytes(record.bytes)}</dt>
            <dd>{record.finished_at && t('took', { time: sizes.between(record.created_at, record.finished_at) })}</dd>
          </div>
          <div>
            <dt>{record.checked_at && t('checked', { time: format.relative(record.checked_at, now) })}</dt>
            <dd title={record.sha256 ?? undefined}>
              {t('sum')} <bdi dir="ltr">{record.sha256?.slice(0, 12)}</bdi>
            </dd>
          </div>
        </dl>
      )}
      <RowActions actions={actions} compact />
    </li>
  );
}
