import { Button } from '@mantine/core';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { aliasHolders } from '@rawnaq/domain/platform-aliases/alias.states';
import {
  aliasesList,
  platformAliasesContract,
  type HeldAlias,
} from '@rawnaq/domain/platform-aliases/platform-aliases.contract';
import { IconExternalLink, IconLink, IconLockOpen, IconPencil, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { useWrite } from '../../../lib/query';
import { usePermission } from '../../../lib/session';
import { confirm } from '../../../ui/confirm';
import type { RowAction } from '../../../ui/data-table/row-actions';
import { ListPage } from '../../../ui/list-page/list-page';
import { toast } from '../../../ui/toast';
import { ChangeDrawer, KeepDrawer } from '../components/alias-drawers';

const { salon } = aliasHolders.codes;

/** Who has which address of a public page, and what no salon may take. */
export function AliasesPage() {
  const { t } = useTranslation('platform-aliases');
  const language = useLanguage();
  const mayEdit = usePermission('platform-addons.edit');
  const [open, setOpen] = useState<HeldAlias | 'new'>();
  const release = useWrite(platformAliasesContract.release, { onSuccess: () => toast('saved') });
  const askRelease = async ({ id, alias }: HeldAlias) => {
    const title = t('releaseTitle', { alias });
    if (await confirm({ title, text: t('releaseText'), action: t('release') })) release.mutate({ id });
  };
  const actionsOf = (held: HeldAlias): RowAction[] => [
    ...(held.held_by === salon
      ? [
          {
            label: t('visit'),
            icon: IconExternalLink,
            onClick: () =>
              void window.open(pathTo('online-home', language, { aliasName: held.alias }), '_blank', 'noopener'),
          },
        ]
      : []),
    ...(mayEdit && held.held_by === salon
      ? [{ label: t('change'), icon: IconPencil, onClick: () => setOpen(held) }]
      : []),
    ...(mayEdit && held.held_by !== salon
      ? [{ label: t('release'), icon: IconLockOpen, onClick: () => void askRelease(held) }]
      : []),
  ];
  const keep = mayEdit && (
    <Button leftSection={<IconPlus size={18} />} onClick={() => setOpen('new')}>
      {t('keep')}
    </Button>
  );
  return (
    <>
      <ListPage
        list={aliasesList}
        searchLabel={t('search')}
        primaryAction={keep}
        empty={{ icon: IconLink, title: t('emptyTitle'), text: t('emptyText'), actions: keep }}
        rowActions={actionsOf}
      />
      {open === 'new' && <KeepDrawer onClose={() => setOpen(undefined)} />}
      {open && open !== 'new' && <ChangeDrawer key={open.id} held={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}
