import { Button, Group } from '@mantine/core';
import { labelOf } from '@rawnaq/domain/kernel/state-machine';
import { addedPictureStates, picturePlaces } from '@rawnaq/domain/platform-checks/added-picture.states';
import { addedPicturesContract } from '@rawnaq/domain/platform-checks/added-pictures.contract';
import { IconPhotoOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { fetchFile } from '../../../lib/api-client';
import { queryClient } from '../../../lib/query';
import { useFormat } from '../../../lib/use-format';
import { Facts } from '../../../ui/detail/facts';
import { RecordDrawer } from '../../../ui/record-drawer';
import { Bone } from '../../../ui/states/skeleton';
import type { AddedPicture } from '../pages/added-pictures-page';
import styles from './pictures.module.css';

const states = addedPictureStates.codes;

type Props = {
  picture: AddedPicture;
  mayDecide: boolean;
  isBusy: boolean;
  onSeen: () => void;
  onRemove: () => void;
  onClose: () => void;
};

export function PictureDrawer({ picture, mayDecide, isBusy, onSeen, onRemove, onClose }: Props) {
  const { t } = useTranslation('platform-checks');
  const format = useFormat();
  const { language } = format;
  return (
    <RecordDrawer opened onClose={onClose} title={picture.salon}>
      <ShownPicture picture={picture} size="phone" className={styles.large} />
      <Facts
        lined
        facts={[
          { label: t('pictures.where'), value: labelOf(picturePlaces, picture.place)[language] },
          { label: t('pictures.status'), value: labelOf(addedPictureStates, picture.status)[language] },
          { label: t('pictures.file'), value: <bdi>{picture.file_name}</bdi> },
          { label: t('pictures.by'), value: <bdi>{picture.added_by ?? '–'}</bdi> },
          { label: t('pictures.added'), value: format.dateTime(picture.created_at) },
          ...(picture.remove_reason ? [{ label: t('reason'), value: <bdi>{picture.remove_reason}</bdi> }] : []),
        ]}
      />
      {mayDecide && picture.status !== states.removed && (
        <Group justify="flex-end" mt="md">
          <Button variant="default" data-danger onClick={onRemove}>
            {t('pictures.remove')}
          </Button>
          {picture.status === states.new && (
            <Button loading={isBusy} onClick={onSeen}>
              {t('pictures.seen')}
            </Button>
          )}
        </Group>
      )}
    </RecordDrawer>
  );
}

/** Fetched with the token of the staff; what was removed has nothing to show. */
export function ShownPicture({
  picture: { account_id, id, status },
  size,
  className,
}: {
  picture: AddedPicture;
  size: 'thumb' | 'phone';
  className: string | undefined;
}) {
  const { t } = useTranslation('platform-checks');
  const isGone = status === states.removed;
  const file = useQuery(
    {
      queryKey: ['added-picture', account_id, id, size],
      queryFn: async () => URL.createObjectURL(await fetchFile(addedPicturesContract.file, { account_id, id, size })),
      enabled: !isGone,
      staleTime: Infinity,
      gcTime: Infinity,
      meta: { ownFailure: true },
    },
    queryClient,
  );
  if (isGone || (file.isError && !file.data))
    return (
      <span className={className} data-gone>
        <IconPhotoOff size={size === 'thumb' ? 18 : 40} stroke={1.5} aria-label={t('pictures.gone')} />
      </span>
    );
  if (!file.data)
    return (
      <span className={className}>
        <Bone style={{ blockSize: '100%' }} />
      </span>
    );
  return <img className={className} src={file.data} alt={t('pictures.one')} />;
}
