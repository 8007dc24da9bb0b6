import { ActionIcon, Button, Loader, Progress } from '@mantine/core';
import { backupKinds, backupStates } from '@rawnaq/domain/backups/backup.states';
import { backupsContract, type BackupRecord } from '@rawnaq/domain/backups/backups.contract';
import { IconAlertTriangle, IconDownload, IconFileZip, IconTrash, IconX } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { useWrite } from '../../../lib/query';
import { useFormat } from '../../../lib/use-format';
import { confirm } from '../../../ui/confirm';
import styles from './backups.module.css';

const { running, ready } = backupStates.codes;

type Props = { record: BackupRecord; onDownload: () => Promise<void> };

/** One backup: what it is, whose, how far, and what can be done with it. */
export function BackupFile({ record, onDownload }: Props) {
  const { t } = useTranslation('backups');
  const language = useLanguage();
  const format = useFormat();
  const { id, state, total_parts, done_parts, is_of_others } = record;
  const remove = useWrite(backupsContract.remove);
  const file = useMutation({ mutationFn: onDownload });
  const isRunning = state === running;
  const share = total_parts ? Math.min(99, Math.floor((100 * done_parts) / total_parts)) : 0;
  const name = backupKinds.rows[record.kind].label[language];
  const ask = async () => {
    const words = isRunning ? 'cancel' : 'remove';
    const isSure = await confirm({
      title: t(`${words}Title`),
      text: t(`${words}Text`),
      action: t(words),
      danger: true,
    });
    if (isSure) remove.mutate({ id });
  };
  return (
    <li className={styles.file}>
      <span className={styles.sign} data-state={state} aria-hidden>
        {isRunning ? (
          <Loader size={18} />
        ) : state === ready ? (
          <IconFileZip size={22} stroke={1.75} />
        ) : (
          <IconAlertTriangle size={22} stroke={1.75} />
        )}
      </span>
      <div className={styles.words}>
        <b>{name}</b>
        <span>
          {t(record.is_scheduled ? 'byClock' : 'by', {
            name: `\u2068${record.user_name}\u2069`,
            time: format.dayTime(record.created_at, new Date()),
          })}
        </span>
        {isRunning ? (
          <span className={styles.bar} role="status">
            <Progress value={share} size={6} aria-label={name} className={styles.track} />
            {total_parts === null
              ? t('counting')
              : t('preparing', { done: format.number(done_parts), total: format.number(total_parts) })}
          </span>
        ) : (
          <span role="status" data-tone={state === ready ? undefined : 'danger'}>
            {state === ready
              ? t('ready', {
                  size: format.number(Math.max(0.1, (record.bytes ?? 0) / 1_000_000), 1),
                  time: format.dayTime(record.expires_at, new Date()),
                })
              : backupStates.rows[state].label[language]}
          </span>
        )}
        {state === ready && is_of_others && <span>{t('ofOthers')}</span>}
      </div>
      {state === ready && !is_of_others && (
        <Button
          variant="default"
          size="sm"
          loading={file.isPending}
          leftSection={<IconDownload size={18} stroke={1.75} />}
          onClick={() => file.mutate()}
        >
          {t('download')}
        </Button>
      )}
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        loading={remove.isPending}
        aria-label={t(isRunning ? 'cancel' : 'remove')}
        onClick={() => void ask()}
      >
        {isRunning ? <IconX size={18} stroke={1.75} /> : <IconTrash size={18} stroke={1.75} />}
      </ActionIcon>
    </li>
  );
}
