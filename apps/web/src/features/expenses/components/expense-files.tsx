import { ActionIcon, Button } from '@mantine/core';
import { MOST_FILES } from '@rawnaq/domain/expenses/expense-input';
import { expensesContract, type Expense } from '@rawnaq/domain/expenses/expenses.contract';
import { uploadsContract, type UploadRecord } from '@rawnaq/domain/uploads/uploads.contract';
import { IconPaperclip, IconX } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { download, upload } from '../../../lib/api-client';
import { useWrite } from '../../../lib/query';
import { usePermission } from '../../../lib/session';
import { useFormat } from '../../../lib/use-format';
import { confirm } from '../../../ui/confirm';
import { useField } from '../../../ui/fields/use-field';
import { FileUpload } from '../../../ui/inputs/file-upload';
import { toast } from '../../../ui/toast';
import styles from './expenses.module.css';

type Kept = Pick<UploadRecord, 'id' | 'unique_id' | 'file_name' | 'bytes'>;

/** Files of a bill that is not saved yet: they travel at once, and the form keeps their numbers. */
export function FilesField() {
  const { t } = useTranslation('expenses');
  const field = useField<number[]>({ name: 'upload_ids', label: t('files.title') });
  const [files, setFiles] = useState<readonly Kept[]>([]);
  const keep = (next: readonly Kept[]) => {
    setFiles(next);
    field.onChange(next.map(({ id }) => id));
  };
  return (
    <>
      <FileList files={files} onRemove={({ id }) => keep(files.filter((file) => file.id !== id))} />
      {files.length < MOST_FILES && <SendFile onSent={(file) => keep([...files, file])} error={field.error} />}
    </>
  );
}

/** Files of one that is there. */
export function ExpenseFiles({ expense }: { expense: Expense }) {
  const { t } = useTranslation('expenses');
  const mayEdit = usePermission('accounting.edit-expenses');
  const add = useWrite(expensesContract.add_file, { onSuccess: () => toast('saved') });
  const remove = useWrite(expensesContract.remove_file, { onSuccess: () => toast('saved') });
  const ask = async ({ id }: Kept) => {
    if (await confirm({ title: t('files.removeTitle'), action: t('files.remove'), danger: true }))
      remove.mutate({ id });
  };
  return (
    <>
      {expense.files.length === 0 && !mayEdit && <p className={styles.hint}>{t('files.empty')}</p>}
      <FileList files={expense.files} {...(mayEdit && { onRemove: (file: Kept) => void ask(file) })} />
      {mayEdit && expense.files.length < MOST_FILES && (
        <SendFile onSent={({ id }) => add.mutate({ id: expense.id, upload_id: id })} />
      )}
    </>
  );
}

function FileList({ files, onRemove }: { files: readonly Kept[]; onRemove?: (file: Kept) => void }) {
  if (files.length === 0) return null;
  return (
    <ul className={styles.files}>
      {files.map((file) => (
        <FileRow key={file.id} file={file} {...(onRemove && { onRemove: () => onRemove(file) })} />
      ))}
    </ul>
  );
}

function FileRow({ file, onRemove }: { file: Kept; onRemove?: () => void }) {
  const { t } = useTranslation(['expenses', 'ui']);
  const format = useFormat();
  const open = useMutation({ mutationFn: () => download(uploadsContract.open, { unique_id: file.unique_id }) });
  return (
    <li>
      <IconPaperclip size={16} stroke={1.75} aria-hidden />
      <Button variant="subtle" size="compact-sm" loading={open.isPending} onClick={() => open.mutate()}>
        <bdi className="ellipsis">{file.file_name}</bdi>
      </Button>
      <small>{t('ui:upload.size', { size: format.number(file.bytes / 1024 / 1024, 1) })}</small>
      {onRemove && (
        <ActionIcon variant="subtle" color="gray" aria-label={t('files.remove')} onClick={onRemove}>
          <IconX size={16} />
        </ActionIcon>
      )}
    </li>
  );
}

function SendFile({ onSent, error }: { onSent: (file: Kept) => void; error?: string | undefined }) {
  const { t } = useTranslation('expenses');
  const [sent, setSent] = useState<{ file: File; share: number }>();
  const send = useMutation({
    mutationFn: (file: File) =>
      upload(uploadsContract.add_file, { file }, { onProgress: (share) => setSent({ file, share }) }),
    onSuccess: onSent,
    onSettled: () => setSent(undefined),
  });
  return (
    <FileUpload
      label={t('files.add')}
      value={sent?.file ?? null}
      progress={sent?.share}
      error={error}
      onChange={(file) => {
        if (!file) return;
        setSent({ file, share: 0 });
        send.mutate(file);
      }}
    />
  );
}
