import { Button } from '@mantine/core';
import {
  bannersList,
  propertyBannersContract,
  type Banner,
} from '@rawnaq/domain/property-banners/property-banners.contract';
import { IconEye, IconEyeOff, IconPencil, IconPlus, IconSpeakerphone, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { useWrite } from '../../../lib/query';
import { confirm } from '../../../ui/confirm';
import type { RowAction } from '../../../ui/data-table/row-actions';
import { ListPage } from '../../../ui/list-page/list-page';
import { toast } from '../../../ui/toast';
import { useStatusSwitch } from '../../../ui/use-status-switch';
import { BannerDrawer } from '../components/banner-drawer';

export function BannersPage() {
  const { t } = useTranslation('property-banners');
  const language = useLanguage();
  const [open, setOpen] = useState<Banner | 'new'>();
  const switchStatus = useStatusSwitch(propertyBannersContract.set_status, {
    activate: { label: t('on'), icon: IconEye },
    disable: { label: t('off'), icon: IconEyeOff },
  });
  const remove = useWrite(propertyBannersContract.remove, { onSuccess: () => toast('saved') });
  const askAndRemove = async (row: Banner) => {
    const title = language === 'ar' ? row.arabic_title : row.english_title;
    const text = t('removeText', { title });
    if (await confirm({ title: t('removeTitle'), text, action: t('remove'), danger: true }))
      remove.mutate({ id: row.id });
  };
  const actionsOf = (row: Banner): RowAction[] => [
    { label: t('edit'), icon: IconPencil, onClick: () => setOpen(row) },
    switchStatus(row),
    { label: t('remove'), icon: IconTrash, onClick: () => void askAndRemove(row), danger: true },
  ];
  const add = (
    <Button leftSection={<IconPlus size={18} />} onClick={() => setOpen('new')}>
      {t('add')}
    </Button>
  );
  return (
    <>
      <ListPage
        list={bannersList}
        searchLabel={t('search')}
        primaryAction={add}
        onOpen={setOpen}
        rowActions={actionsOf}
        empty={{ icon: IconSpeakerphone, title: t('emptyTitle'), text: t('emptyText'), actions: add }}
      />
      {open && (
        <BannerDrawer
          key={open === 'new' ? 'new' : open.id}
          banner={open === 'new' ? undefined : open}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}
