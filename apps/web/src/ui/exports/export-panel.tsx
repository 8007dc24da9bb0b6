import { ActionIcon, Button, Loader, Progress } from '@mantine/core';
import { exportStates } from '@rawnaq/domain/exports/export.states';
import { exportsContract, type ExportRecord } from '@rawnaq/domain/exports/exports.contract';
import {
  IconAlertTriangle,
  IconChevronDown,
  IconChevronUp,
  IconDownload,
  IconFileCheck,
  IconX,
} from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { download } from '../../lib/api-client';
import { useLanguage } from '../../lib/language/i18n';
import { readOptions, useWrite } from '../../lib/query';
import { useFormat } from '../../lib/use-format';
import { useHasExports } from './waiting-exports';
import styles from './export-panel.module.css';

const { running, ready } = exportStates.codes;
/** Events tell at once; this is for a connection that lets none through. */
const LOOK_MS = 4_000;

/**
 * Files under way, at the end side of the lower edge: how far each is, a way to stop it, and to fetch it when it is
 * ready.
 */
export function ExportPanel() {
  const { t } = useTranslation('ui');
  const format = useFormat();
  const heading = useId();
  const [folded, setFolded] = useState(false);
  const query = useQuery({
    ...readOptions(exportsContract.get_records, {}, { ownFailure: true }),
    refetchInterval: ({ state }) => (state.data?.records.some((one) => one.state === running) ? LOOK_MS : false),
  });
  const records = query.data?.records;
  const [, setHasExports] = useHasExports();
  const isOver = records?.length === 0;
  useEffect(() => {
    if (isOver) setHasExports(false);
  }, [isOver, setHasExports]);
  if (!records?.length) return null;

  const waiting = records.filter(({ state }) => state === running).length;
  const Fold = folded ? IconChevronUp : IconChevronDown;
  return (
    <section className={styles.panel} aria-labelledby={heading} data-pinned data-print="hide">
      <header className={styles.head}>
        <h2 id={heading}>
          {waiting > 0 ? t('exports.preparing', { shown: format.number(waiting) }) : t('exports.title')}
        </h2>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-expanded={!folded}
          aria-label={folded ? t('exports.unfold') : t('exports.fold')}
          onClick={() => setFolded(!folded)}
        >
          <Fold size={18} stroke={1.75} />
        </ActionIcon>
      </header>
      {!folded && (
        <ul className={styles.files}>
          {records.map((record) => (
            <ExportFile key={record.id} record={record} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** Days and ending read from the left, whatever the title before them is written in. */
const inOrder = (name: string): string => name.replace(/\d{4}-\d\d-\d\d.*$/, (end) => `\u2066${end}\u2069`);

function ExportFile({ record }: { record: ExportRecord }) {
  const { t } = useTranslation('ui');
  const language = useLanguage();
  const format = useFormat();
  const { id, file_name, state, total_rows, done_rows, expires_at } = record;
  const remove = useWrite(exportsContract.remove);
  const file = useMutation({ mutationFn: () => download(exportsContract.file, { id }) });
  const isRunning = state === running;
  const share = total_rows === null ? 0 : total_rows === 0 ? 100 : Math.floor((100 * done_rows) / total_rows);
  const words = isRunning
    ? total_rows === null
      ? t('exports.counting')
      : t('exports.rows', { done: format.number(done_rows), total: format.number(total_rows) })
    : state === ready
      ? t('exports.until', {
          rows: format.number(total_rows ?? 0),
          time: expires_at ? format.dayTime(expires_at, new Date()) : '',
        })
      : exportStates.rows[state].label[language];
  return (
    <li className={styles.file}>
      <span className={styles.sign} data-state={state} aria-hidden>
        {isRunning ? (
          <Loader size={18} />
        ) : state === ready ? (
          <IconFileCheck size={20} stroke={1.75} />
        ) : (
          <IconAlertTriangle size={20} stroke={1.75} />
        )}
      </span>
      <div className={styles.words}>
        <span className={styles.name}>{inOrder(file_name)}</span>
        <span className={styles.note} role="status">
          {words}
        </span>
        {isRunning && (
          <div className={styles.bar}>
            <Progress value={share} size={6} aria-label={file_name} className={styles.track} />
            <span>{format.percent(share)}</span>
          </div>
        )}
      </div>
      {state === ready && (
        <Button
          size="xs"
          loading={file.isPending}
          leftSection={<IconDownload size={16} stroke={1.75} />}
          onClick={() => file.mutate()}
        >
          {t('exports.download')}
        </Button>
      )}
      <ActionIcon
        variant="subtle"
        color="gray"
        loading={remove.isPending}
        aria-label={t(isRunning ? 'exports.cancel' : 'exports.remove', { file: file_name })}
        onClick={() => remove.mutate({ id })}
      >
        <IconX size={18} stroke={1.75} />
      </ActionIcon>
    </li>
  );
}
