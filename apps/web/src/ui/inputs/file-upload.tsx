import { ActionIcon, Input, Progress } from '@mantine/core';
import { IconPaperclip, IconUpload, IconX } from '@tabler/icons-react';
import { useId, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../lib/language/i18n';
import { useFormat } from '../../lib/use-format';
import { checkFile, FILE_EXTENSIONS } from './check-file';
import styles from './upload.module.css';

export type FileUploadProps = {
  label: string;
  value: File | null;
  onChange: (value: File | null) => void;
  /** From 0 to 1 while the file travels. */
  progress?: number | undefined;
  extensions?: readonly string[];
  /** What may be chosen, where it is not the usual pictures, videos and PDF. */
  hint?: string;
  error?: ReactNode;
  required?: boolean;
};

export function FileUpload({
  label,
  value,
  onChange,
  progress,
  extensions = FILE_EXTENSIONS,
  hint,
  error,
  required = false,
}: FileUploadProps) {
  const { t } = useTranslation('ui');
  const language = useLanguage();
  const format = useFormat();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<string>();
  const [over, setOver] = useState(false);

  const choose = (file: File | undefined) => {
    setOver(false);
    if (!file) return;
    const problem = checkFile(file, extensions, language);
    setRefusal(problem);
    if (!problem) onChange(file);
  };

  return (
    <Input.Wrapper
      id={id}
      label={label}
      error={refusal ?? error}
      withAsterisk={required}
      errorProps={{ mt: 5 }}
      data-print="hide"
    >
      {value ? (
        <div className={styles.file}>
          <IconPaperclip size={18} stroke={1.75} aria-hidden />
          <span className={styles.fileName}>
            <bdi>{value.name}</bdi>
            <small>{t('upload.size', { size: format.number(value.size / 1024 / 1024, 1) })}</small>
            {progress !== undefined && (
              <Progress value={progress * 100} size="xs" mt={4} aria-label={t('upload.progress')} />
            )}
          </span>
          <ActionIcon variant="subtle" color="gray" onClick={() => onChange(null)} aria-label={t('upload.remove')}>
            <IconX size={18} />
          </ActionIcon>
        </div>
      ) : (
        <button
          type="button"
          className={styles.zone}
          data-over={over || undefined}
          onClick={() => input.current?.click()}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={(event) => {
            event.preventDefault();
            choose(event.dataTransfer.files[0]);
          }}
        >
          <IconUpload size={22} stroke={1.75} aria-hidden />
          <strong>{t('upload.chooseFile')}</strong>
          <span>{hint ?? t('upload.fileHint')}</span>
        </button>
      )}
      <input
        ref={input}
        id={id}
        type="file"
        hidden
        accept={extensions.map((extension) => `.${extension}`).join(',')}
        onChange={(event) => {
          choose(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    </Input.Wrapper>
  );
}
