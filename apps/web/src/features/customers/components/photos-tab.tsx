import { ActionIcon, Button } from '@mantine/core';
import { customersContract } from '@rawnaq/domain/customers/customers.contract';
import { uploadsContract } from '@rawnaq/domain/uploads/uploads.contract';
import { IconPhoto, IconPhotoPlus, IconTrash } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiFailure, upload } from '../../../lib/api-client';
import { useLanguage } from '../../../lib/language/i18n';
import { useRead, useWrite } from '../../../lib/query';
import { usePermission } from '../../../lib/session';
import { DateCell } from '../../../ui/cells';
import { confirm } from '../../../ui/confirm';
import { checkFile } from '../../../ui/inputs/check-file';
import { Awaiting } from '../../../ui/states/loaded';
import { EmptyState } from '../../../ui/states/states';
import { StoredImage } from '../../../ui/marks/stored-image';
import styles from './customer.module.css';

const PICTURES = ['jpg', 'jpeg', 'png', 'webp'];

export function PhotosTab({ id }: { id: number }) {
  const { t } = useTranslation('customers');
  const mayEdit = usePermission('customers.edit');
  const photos = useRead(customersContract.get_photos, { id }, { ownFailure: true });
  const remove = useWrite(customersContract.remove_photo);
  const removePhoto = async (photo_id: number) => {
    if (await confirm({ title: t('photos.removeQuestion'), action: t('photos.remove'), danger: true }))
      remove.mutate({ id, photo_id });
  };
  if (!photos.data) return <Awaiting query={photos} rows={4} />;
  const records = photos.data.records;
  if (records.length === 0)
    return (
      <EmptyState
        icon={IconPhoto}
        title={t('photos.emptyTitle')}
        text={t('photos.emptyText')}
        actions={mayEdit && <AddPhoto id={id} />}
      />
    );
  return (
    <>
      {mayEdit && <AddPhoto id={id} />}
      <ul className={styles.photos}>
        {records.map((photo) => (
          <li key={photo.id} className={styles.photo}>
            <StoredImage
              className={styles.picture}
              uniqueId={photo.unique_id}
              size="thumb"
              alt={photo.caption ?? t('photos.one')}
            />
            <div className={styles.photoFoot}>
              <span>
                <DateCell value={photo.created_at} /> · <bdi>{photo.created_by_name}</bdi>
              </span>
              {mayEdit && (
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={t('photos.remove')}
                  onClick={() => void removePhoto(photo.id)}
                >
                  <IconTrash size={18} stroke={1.75} />
                </ActionIcon>
              )}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

function AddPhoto({ id }: { id: number }) {
  const { t } = useTranslation('customers');
  const language = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const [sending, setSending] = useState(false);
  const add = useWrite(customersContract.add_photo);
  const choose = async (file: File | undefined) => {
    if (!file) return;
    const refusal = checkFile(file, PICTURES, language);
    setProblem(refusal);
    if (refusal) return;
    setSending(true);
    try {
      const { id: upload_id } = await upload(uploadsContract.add_file, { file });
      await add.mutateAsync({ id, upload_id });
    } catch (error) {
      if (!isApiFailure(error)) throw error;
      setProblem(error.message);
    } finally {
      setSending(false);
    }
  };
  return (
    <div className={styles.write}>
      <Button
        variant="default"
        w="fit-content"
        loading={sending}
        leftSection={<IconPhotoPlus size={18} stroke={1.75} />}
        onClick={() => input.current?.click()}
      >
        {t('photos.add')}
      </Button>
      {problem && <span role="alert">{problem}</span>}
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('photos.add')}
        accept={PICTURES.map((ending) => `.${ending}`).join(',')}
        onChange={(event) => {
          void choose(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    </div>
  );
}
