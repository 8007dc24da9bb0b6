import { Button } from '@mantine/core';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { servicesContract, servicesList } from '@rawnaq/domain/services/services.contract';
import { IconPencil, IconPlus, IconScissors, IconSparkles } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { usePermission } from '../../../lib/session';
import { PersonCell } from '../../../ui/cells';
import type { RowAction } from '../../../ui/data-table/row-actions';
import { ListPage } from '../../../ui/list-page/list-page';
import { useStatusSwitch } from '../../../ui/use-status-switch';
import { useCategories, useNames, type Service } from '../api';
import { menuIcon } from './menu-icon';
import { ServiceDrawer } from './service-drawer';

export function ServiceList() {
  const { t } = useTranslation('services');
  const language = useLanguage();
  const { nameOf, otherNameOf } = useNames();
  const [open, setOpen] = useState<Service | 'new'>();
  const mayAdd = usePermission('menu.create');
  const mayEdit = usePermission('menu.edit');
  const list = useListWithCategories();
  const switchStatus = useStatusSwitch(servicesContract.set_status, {
    question: (row: Service) => ({
      title: t('services.disableQuestion', { name: nameOf(row) }),
      text: t('services.disableText'),
    }),
  });
  const actionsOf = (row: Service): RowAction[] => [
    { label: t('edit'), icon: IconPencil, onClick: () => setOpen(row) },
    switchStatus(row),
  ];
  const add = mayAdd && (
    <Button leftSection={<IconPlus size={18} />} onClick={() => setOpen('new')}>
      {t('services.add')}
    </Button>
  );
  const suggested = mayAdd && (
    <Button
      component={Link}
      to={pathTo('merchant-menu-services-activate-services', language)}
      variant="default"
      leftSection={<IconSparkles size={18} stroke={1.75} />}
    >
      {t('services.fromSuggested')}
    </Button>
  );

  return (
    <>
      <ListPage
        list={list}
        searchLabel={t('services.search')}
        cells={{
          name: (row) => (
            <PersonCell
              name={row.name}
              note={<bdi>{otherNameOf(row)}</bdi>}
              shape="square"
              icon={menuIcon(`${row.group_name} ${row.english_name}`)}
              {...(row.picture_url && { picture: row.picture_url })}
            />
          ),
        }}
        actions={suggested}
        primaryAction={add}
        empty={{
          icon: IconScissors,
          title: t('services.emptyTitle'),
          text: t('services.emptyText'),
          actions: (
            <>
              {suggested}
              {add}
            </>
          ),
        }}
        {...(mayEdit && { onOpen: setOpen, rowActions: actionsOf })}
      />
      {open && (
        <ServiceDrawer
          key={open === 'new' ? 'new' : open.id}
          service={open === 'new' ? undefined : open}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}

/** The filter by category is a choice of the salon's own categories. */
function useListWithCategories(): typeof servicesList {
  const categories = useCategories().data?.records;
  return useMemo(() => {
    const choices = (categories ?? []).map((one) => ({
      value: String(one.id),
      label: { en: one.english_name, ar: one.arabic_name },
    }));
    return {
      ...servicesList,
      filters: servicesList.filters.map((filter) =>
        filter.key === 'group_key' ? { ...filter, kind: 'choice' as const, choices } : filter,
      ),
    };
  }, [categories]);
}
