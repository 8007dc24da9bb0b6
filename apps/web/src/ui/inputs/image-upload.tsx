import { Button, Input } from '@mantine/core';
import { IconPhotoPlus, IconTrash, IconUpload } from '@tabler/icons-react';
import { UPLOAD_IMAGE_EXTENSIONS } from '@rawnaq/domain/kernel/input/limits';
import { useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../lib/language/i18n';
import { usePicture } from '../../lib/pictures';
import { checkSquareImage } from './check-file';
import styles from './upload.module.css';

export type ImageUploadProps = {
  label: string;
  /** A chosen file, the address of the stored picture, or nothing. */
  value: File | string | null;
  onChange: (value: File | null) => void;
  error?: ReactNode;
  required?: boolean;
  disabled?: boolean;
};

/** One square picture: logo, face, service. A refused file leaves the one before in place. */
export function ImageUpload({ label, value, onChange, error, required = false, disabled = false }: ImageUploadProps) {
  const { t } = useTranslation('ui');
  const language = useLanguage();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<string>();
  const address = useFileAddress(value);

  const choose = async (file: File | undefined) => {
    if (!file) return;
    const problem = await checkSquareImage(file, language);
    setRefusal(problem);
    if (!problem) onChange(file);
  };
  const remove = () => {
    setRefusal(undefined);
    onChange(null);
  };

  return (
    <Input.Wrapper id={id} label={label} error={refusal ?? error} withAsterisk={required} errorProps={{ mt: 5 }}>
      <div
        className={styles.image}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          void choose(event.dataTransfer.files[0]);
        }}
      >
        <span className={styles.preview} data-filled={address ? true : undefined}>
          {address ? (
            <img src={address} alt={t('upload.preview', { label })} />
          ) : (
            <IconPhotoPlus size={28} stroke={1.5} aria-hidden />
          )}
        </span>
        <div className={styles.side}>
          <div className={styles.buttons}>
            <Button
              size="xs"
              variant="default"
              disabled={disabled}
              leftSection={<IconUpload size={16} stroke={1.75} />}
              onClick={() => input.current?.click()}
            >
              {address ? t('upload.replace') : t('upload.choose')}
            </Button>
            {address && (
              <Button
                size="xs"
                variant="default"
                data-danger
                disabled={disabled}
                leftSection={<IconTrash size={16} stroke={1.75} />}
                onClick={remove}
              >
                {t('upload.remove')}
              </Button>
            )}
          </div>
          <span className={styles.hint}>{t('upload.imageHint')}</span>
        </div>
        <input
          ref={input}
          id={id}
          type="file"
          hidden
          accept={UPLOAD_IMAGE_EXTENSIONS.map((extension) => `.${extension}`).join(',')}
          onChange={(event) => {
            void choose(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
      </div>
    </Input.Wrapper>
  );
}

/** A chosen file is shown from memory, a stored one is fetched. */
export function useFileAddress(value: File | string | null): string | undefined {
  const stored = usePicture(typeof value === 'string' ? value : null);
  const chosen = useMemo(() => (value instanceof File ? URL.createObjectURL(value) : undefined), [value]);
  useEffect(
    () => () => {
      if (chosen) URL.revokeObjectURL(chosen);
    },
    [chosen],
  );
  return chosen ?? stored;
}
