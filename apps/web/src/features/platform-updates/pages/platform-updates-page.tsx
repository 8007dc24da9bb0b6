import { Button } from '@mantine/core';
import type { OutputOf } from '@rawnaq/domain/kernel/contract';
import { platformUpdateStates } from '@rawnaq/domain/platform-updates/platform-update.states';
import {
  platformUpdatesContract,
  platformUpdatesList,
} from '@rawnaq/domain/platform-updates/platform-updates.contract';
import { IconEyeOff, IconPencil, IconPlus, IconSend, IconSpeakerphone } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { useWrite } from '../../../lib/query';
import { usePermission } from '../../../lib/session';
import { confirm } from '../../../ui/confirm';
import type { RowAction } from '../../../ui/data-table/row-actions';
import { ListPage } from '../../../ui/list-page/list-page';
import { toast } from '../../../ui/toast';
import { UpdateDrawer } from '../components/update-drawer';

export type PlatformUpdate = OutputOf<typeof platformUpdatesList.endpoints.get_records>['records'][number];
const { published, withdrawn } = platformUpdateStates.codes;

export function PlatformUpdatesPage() {
  const { t } = useTranslation('platform-updates');
  const language = useLanguage();
  const [open, setOpen] = useState<PlatformUpdate | 'new'>();
  const mayEdit = usePermission('platform-settings.edit');
  const setStatus = useWrite(platformUpdatesContract.set_status, { onSuccess: () => toast('saved') });
  const publish = async (row: PlatformUpdate) => {
    const title = language === 'ar' ? row.arabic_title : row.english_title;
    if (await confirm({ title: t('publishTitle'), text: t('publishText', { title }), action: t('publish') }))
      setStatus.mutate({ id: row.id, status: published });
  };
  const actionsOf = (row: PlatformUpdate): RowAction[] => [
    { label: t('edit'), icon: IconPencil, onClick: () => setOpen(row) },
    row.status === published
      ? { label: t('withdraw'), icon: IconEyeOff, onClick: () => setStatus.mutate({ id: row.id, status: withdrawn }) }
      : { label: t('publish'), icon: IconSend, onClick: () => void publish(row) },
  ];
  const add = mayEdit && (
    <Button leftSection={<IconPlus size={18} />} onClick={() => setOpen('new')}>
      {t('add')}
    </Button>
  );

  return (
    <>
      <ListPage
        list={platformUpdatesList}
        searchLabel={t('search')}
        primaryAction={add}
        empty={{ icon: IconSpeakerphone, title: t('emptyTitle'), text: t('emptyText'), actions: add }}
        {...(mayEdit && { onOpen: setOpen, rowActions: actionsOf })}
      />
      {open && (
        <UpdateDrawer
          key={open === 'new' ? 'new' : open.id}
          update={open === 'new' ? undefined : open}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}
