import type { OutputOf } from '@rawnaq/domain/kernel/contract';
import { addedPictureStates } from '@rawnaq/domain/platform-checks/added-picture.states';
import { addedPicturesContract, addedPicturesList } from '@rawnaq/domain/platform-checks/added-pictures.contract';
import { IconEye, IconEyeCheck, IconPhoto, IconPhotoOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../lib/query';
import { usePermission } from '../../../lib/session';
import type { RowAction } from '../../../ui/data-table/row-actions';
import { ReasonDialog } from '../../../ui/form/reason-dialog';
import type { BulkAction } from '../../../ui/list-page/bulk-bar';
import { ListPage } from '../../../ui/list-page/list-page';
import { toast } from '../../../ui/toast';
import { PictureDrawer, ShownPicture } from '../components/picture-drawer';
import styles from '../components/pictures.module.css';

export type AddedPicture = OutputOf<typeof addedPicturesList.endpoints.get_records>['records'][number];
const states = addedPictureStates.codes;
const keyOf = ({ account_id, id }: AddedPicture) => ({ account_id, id });

/** What salons show to others: looked at one by one, or marked many at once. */
export function AddedPicturesPage() {
  const { t } = useTranslation('platform-checks');
  const [open, setOpen] = useState<AddedPicture>();
  const [removing, setRemoving] = useState<AddedPicture>();
  const mayDecide = usePermission('platform-checks.decide');
  const seen = useWrite(addedPicturesContract.mark_seen, { onSuccess: () => toast('saved') });
  const remove = useWrite(addedPicturesContract.remove, { onSuccess: () => toast('saved') });
  const actionsOf = (row: AddedPicture): RowAction[] => [
    { label: t('pictures.look'), icon: IconEye, onClick: () => setOpen(row) },
    ...(mayDecide && row.status === states.new
      ? [{ label: t('pictures.seen'), icon: IconEyeCheck, onClick: () => seen.mutate({ pictures: [keyOf(row)] }) }]
      : []),
    ...(mayDecide && row.status !== states.removed
      ? [{ label: t('pictures.remove'), icon: IconPhotoOff, onClick: () => setRemoving(row) }]
      : []),
  ];
  const mark: BulkAction<AddedPicture> = {
    label: t('pictures.seen'),
    icon: IconEyeCheck,
    onClick: (rows, done) => seen.mutate({ pictures: rows.map(keyOf) }, { onSuccess: done }),
  };
  return (
    <>
      <ListPage
        list={addedPicturesList}
        rowKey={(row) => `${row.account_id}-${row.id}`}
        searchLabel={t('pictures.search')}
        empty={{ icon: IconPhoto, title: t('pictures.emptyTitle'), text: t('pictures.emptyText') }}
        onOpen={setOpen}
        cells={{
          file_name: (row) => (
            <span className={styles.cell}>
              <ShownPicture picture={row} size="thumb" className={styles.thumb} />
              <bdi>{row.file_name}</bdi>
            </span>
          ),
        }}
        rowActions={actionsOf}
        bulkActions={mayDecide ? [mark] : []}
      />
      {open && (
        <PictureDrawer
          picture={open}
          mayDecide={mayDecide}
          isBusy={seen.isPending}
          onSeen={() => seen.mutate({ pictures: [keyOf(open)] }, { onSuccess: () => setOpen(undefined) })}
          onRemove={() => {
            setRemoving(open);
            setOpen(undefined);
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
      {removing && (
        <ReasonDialog
          title={t('pictures.removeTitle')}
          text={t('pictures.removeText', { salon: removing.salon })}
          action={t('pictures.remove')}
          onClose={() => setRemoving(undefined)}
          onReason={(reason) => remove.mutateAsync({ ...keyOf(removing), reason })}
        />
      )}
    </>
  );
}
