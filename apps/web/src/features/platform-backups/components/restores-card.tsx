import { Loader } from '@mantine/core';
import {
  backupFaults,
  platformRestoreKinds,
  platformRestoreStates,
} from '@rawnaq/domain/platform-backups/platform-backup.states';
import type { PlatformRestoreRecord } from '@rawnaq/domain/platform-backups/platform-backups.contract';
import { IconAlertTriangle, IconShieldCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { useFormat } from '../../../lib/use-format';
import { useSizes } from '../../../ui/marks/use-sizes';
import { Card } from '../../../ui/card';
import styles from './platform-backups.module.css';

const { running, passed } = platformRestoreStates.codes;

/** What was brought back, and what was found. */
export function RestoresCard({ restores }: { restores: readonly PlatformRestoreRecord[] }) {
  const { t } = useTranslation('platform-backups');
  return (
    <Card title={t('restores')} flush>
      {restores.length === 0 ? (
        <p className={styles.none}>{t('noRestores')}</p>
      ) : (
        <ul className={styles.lines}>
          {restores.map((record) => (
            <RestoreLine key={record.id} record={record} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function RestoreLine({ record }: { record: PlatformRestoreRecord }) {
  const { t } = useTranslation('platform-backups');
  const language = useLanguage();
  const format = useFormat();
  const sizes = useSizes();
  const now = new Date();
  const { state, merchant } = record;
  return (
    <li className={styles.line}>
      <span className={styles.sign} data-state={state} aria-hidden>
        {state === running ? (
          <Loader size={18} />
        ) : state === passed ? (
          <IconShieldCheck size={22} stroke={1.75} />
        ) : (
          <IconAlertTriangle size={22} stroke={1.75} />
        )}
      </span>
      <div className={styles.words}>
        <b>
          {platformRestoreKinds.rows[record.kind].label[language]}
          {merchant && `: \u2068${merchant.name[language]}\u2069`}
        </b>
        <span>
          {format.dayTime(record.started_at, now)}
          {' · '}
          {t('restore.of', { time: format.dayTime(record.backup_of, now) })}
          {' · '}
          {record.user_name === null ? t('byClock') : <bdi>{record.user_name}</bdi>}
        </span>
        <span data-tone={state === running || state === passed ? undefined : 'danger'} role="status">
          {state === running
            ? t('restore.running', { time: format.relative(record.started_at, now) })
            : state === passed
              ? t('restore.result', {
                  rows: format.number(record.row_count ?? 0),
                  violations: format.number(record.violations ?? 0),
                  time: sizes.between(record.started_at, record.finished_at ?? record.started_at),
                })
              : `${platformRestoreStates.rows[state].label[language]}${
                  record.fault ? `: ${backupFaults.rows[record.fault].label[language]}` : ''
                }`}
          {state !== passed && record.detail && (
            <bdi className={styles.detail} dir="ltr">
              {record.detail}
            </bdi>
          )}
        </span>
      </div>
    </li>
  );
}
