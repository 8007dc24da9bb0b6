import { Button, Progress } from '@mantine/core';
import {
  customerImportContract,
  IMPORT_EXTENSIONS,
  IMPORT_MOST_ROWS,
  type ImportRecord,
} from '@rawnaq/domain/customers/customer-import.contract';
import { IconCircleCheck, IconDownload, IconMoodSad } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { download, isApiFailure, upload } from '../../../lib/api-client';
import { useRead, useWrite } from '../../../lib/query';
import { useFormat } from '../../../lib/use-format';
import { FileUpload } from '../../../ui/inputs/file-upload';
import { RecordDrawer } from '../../../ui/record-drawer';
import { EmptyState, LoadingState } from '../../../ui/states/states';
import { ImportRows } from './import-rows';
import styles from './import.module.css';

/** From a sheet to customers: choose, look, confirm, watch. Closing leaves a running import running. */
export function ImportDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('customers');
  const [id, setId] = useState<number>();
  return (
    <RecordDrawer opened onClose={onClose} title={t('import.title')} width={736}>
      {id === undefined ? (
        <ChooseSheet onChecked={(record) => setId(record.id)} />
      ) : (
        <CheckedSheet id={id} onAgain={() => setId(undefined)} onClose={onClose} />
      )}
    </RecordDrawer>
  );
}

function ChooseSheet({ onChecked }: { onChecked: (record: ImportRecord) => void }) {
  const { t } = useTranslation('customers');
  const format = useFormat();
  const [file, setFile] = useState<File | null>(null);
  const [share, setShare] = useState<number>();
  const template = useMutation({
    mutationFn: (kind: 'xlsx' | 'csv') => download(customerImportContract.template, { format: kind }),
  });
  const send = useMutation({
    mutationFn: (chosen: File) => upload(customerImportContract.upload, { file: chosen }, { onProgress: setShare }),
    onSuccess: onChecked,
    meta: { ownFailure: true },
  });
  const refusal = isApiFailure(send.error) ? send.error.message || t('import.failedText') : undefined;

  return (
    <div className={styles.step}>
      <p className={styles.lead}>{t('import.lead', { most: format.number(IMPORT_MOST_ROWS) })}</p>
      <div className={styles.templates}>
        {IMPORT_EXTENSIONS.map((kind) => (
          <Button
            key={kind}
            variant="default"
            leftSection={<IconDownload size={18} stroke={1.75} />}
            loading={template.isPending && template.variables === kind}
            onClick={() => template.mutate(kind)}
          >
            {t(`import.template.${kind}`)}
          </Button>
        ))}
      </div>
      <FileUpload
        label={t('import.file')}
        value={file}
        extensions={IMPORT_EXTENSIONS}
        hint={t('import.fileHint')}
        error={refusal}
        progress={send.isPending ? share : undefined}
        onChange={(next) => {
          send.reset();
          setFile(next);
        }}
      />
      <div className={styles.foot} data-pinned>
        <Button disabled={!file} loading={send.isPending} onClick={() => file && send.mutate(file)}>
          {t('import.check')}
        </Button>
      </div>
    </div>
  );
}

function CheckedSheet({ id, onAgain, onClose }: { id: number; onAgain: () => void; onClose: () => void }) {
  const sheet = useRead(customerImportContract.get_record, { id });
  const confirm = useWrite(customerImportContract.confirm);
  const record = sheet.data?.record;
  if (!record) return <LoadingState rows={6} />;
  if (record.state === 'checked')
    return (
      <Preview
        record={record}
        onAgain={onAgain}
        onConfirm={() => confirm.mutate({ id })}
        isSending={confirm.isPending}
      />
    );
  if (record.state === 'running') return <Running record={record} />;
  return <Result record={record} onAgain={onAgain} onClose={onClose} />;
}

function Preview({
  record,
  onAgain,
  onConfirm,
  isSending,
}: {
  record: ImportRecord;
  onAgain: () => void;
  onConfirm: () => void;
  isSending: boolean;
}) {
  const { t } = useTranslation('customers');
  const format = useFormat();
  const good = record.total_rows - record.bad_rows;
  return (
    <div className={styles.step}>
      <div className={styles.counts}>
        <div>
          <span>{t('import.rows')}</span>
          <b>{format.number(record.total_rows)}</b>
        </div>
        <div>
          <span>{t('import.good')}</span>
          <b>{format.number(good)}</b>
        </div>
        <div>
          <span>{t('import.bad')}</span>
          <b data-bad={record.bad_rows > 0 || undefined}>{format.number(record.bad_rows)}</b>
        </div>
      </div>
      <p className={styles.lead}>{record.bad_rows > 0 ? t('import.badNote') : t('import.goodNote')}</p>
      <ImportRows id={record.id} onlyBad={record.bad_rows > 0} />
      <div className={styles.foot} data-pinned>
        <Button variant="default" onClick={onAgain}>
          {t('import.again')}
        </Button>
        <Button disabled={good === 0} loading={isSending} onClick={onConfirm}>
          {t('import.confirm', { count: good, shown: format.number(good) })}
        </Button>
      </div>
    </div>
  );
}

function Running({ record }: { record: ImportRecord }) {
  const { t } = useTranslation('customers');
  const format = useFormat();
  const good = record.total_rows - record.bad_rows;
  return (
    <div className={styles.step} role="status">
      <p className={styles.lead}>
        {t('import.running', { done: format.number(record.done_rows), total: format.number(good) })}
      </p>
      <Progress value={(record.done_rows / good) * 100} aria-label={t('import.title')} animated />
      <p className={styles.lead}>{t('import.runningNote')}</p>
    </div>
  );
}

function Result({ record, onAgain, onClose }: { record: ImportRecord; onAgain: () => void; onClose: () => void }) {
  const { t } = useTranslation('customers');
  const format = useFormat();
  const close = <Button onClick={onClose}>{t('import.close')}</Button>;
  if (record.state === 'failed')
    return (
      <EmptyState
        icon={IconMoodSad}
        title={t('import.failedTitle')}
        text={t('import.failedText')}
        actions={
          <Button variant="default" onClick={onAgain}>
            {t('import.again')}
          </Button>
        }
      />
    );
  const left = record.skipped + record.bad_rows;
  return (
    <EmptyState
      icon={IconCircleCheck}
      title={t('import.added', { count: record.added, shown: format.number(record.added) })}
      text={left > 0 ? t('import.left', { count: left, shown: format.number(left) }) : undefined}
      actions={close}
    />
  );
}
