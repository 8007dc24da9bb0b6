import { ActionIcon } from '@mantine/core';
import { UPLOAD_IMAGE_EXTENSIONS } from '@rawnaq/domain/kernel/input/limits';
import { MOST_PICTURES } from '@rawnaq/domain/settings/online-setting';
import { IconPhotoPlus, IconX } from '@tabler/icons-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { usePicture } from '../../../lib/pictures';
import { useField } from '../../../ui/fields/use-field';
import { checkSquareImage } from '../../../ui/inputs/check-file';
import styles from './settings.module.css';

/** A stored picture, or one that is chosen and not sent yet. */
export type Picture = { id: number; url: string } | File;

/** Square pictures of the salon, the first is the cover. The form's `pictures` are stored before they are saved. */
export function PicturesField() {
  const { t } = useTranslation('settings');
  const language = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<string>();
  const { value: pictures, onChange } = useField<Picture[]>({ name: 'pictures', label: t('online.pictures') });
  const choose = async (file: File | undefined) => {
    if (!file) return;
    const problem = await checkSquareImage(file, language);
    setRefusal(problem);
    if (!problem) onChange([...pictures, file]);
  };
  return (
    <div role="group" aria-label={t('online.pictures')}>
      <div className={styles.pictures}>
        {pictures.map((picture, index) => (
          <span key={picture instanceof File ? `${picture.name}-${index}` : picture.id} className={styles.picture}>
            <PictureImage picture={picture} alt={t('online.pictureNumber', { number: index + 1 })} />
            {index === 0 && <span>{t('online.cover')}</span>}
            <ActionIcon
              variant="default"
              size={28}
              aria-label={t('online.removePicture', { number: index + 1 })}
              onClick={() => onChange(pictures.toSpliced(index, 1))}
            >
              <IconX size={15} stroke={1.75} />
            </ActionIcon>
          </span>
        ))}
        {pictures.length < MOST_PICTURES && (
          <button
            type="button"
            className={styles.addPicture}
            aria-label={t('online.addPicture')}
            onClick={() => input.current?.click()}
          >
            <IconPhotoPlus size={26} stroke={1.5} />
          </button>
        )}
      </div>
      <p className={styles.hint}>{t('online.picturesText')}</p>
      {refusal && (
        <p className={styles.problem} role="alert">
          {refusal}
        </p>
      )}
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('online.addPicture')}
        accept={UPLOAD_IMAGE_EXTENSIONS.map((extension) => `.${extension}`).join(',')}
        onChange={(event) => {
          void choose(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    </div>
  );
}

export function PictureImage({
  picture,
  alt,
  className,
}: {
  picture: Picture;
  alt: string;
  className?: string | undefined;
}) {
  const chosen = useMemo(() => (picture instanceof File ? URL.createObjectURL(picture) : undefined), [picture]);
  useEffect(
    () => () => {
      if (chosen) URL.revokeObjectURL(chosen);
    },
    [chosen],
  );
  const stored = usePicture(picture instanceof File ? undefined : picture.url);
  const address = chosen ?? stored;
  return address ? <img className={className} src={address} alt={alt} /> : null;
}
