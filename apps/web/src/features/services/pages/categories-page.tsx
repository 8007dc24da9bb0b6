import { Button } from '@mantine/core';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import { categoriesContract, categoriesList } from '@rawnaq/domain/services/categories.contract';
import { IconBan, IconCategory, IconCheck, IconPencil, IconPlus, IconSparkles } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { useWrite } from '../../../lib/query';
import { usePermission } from '../../../lib/session';
import { PersonCell } from '../../../ui/cells';
import { confirm } from '../../../ui/confirm';
import type { RowAction } from '../../../ui/data-table/row-actions';
import { PageTabs } from '../../../ui/detail/detail-tabs';
import { ListPage } from '../../../ui/list-page/list-page';
import { PageHead } from '../../../ui/page-head';
import { toast } from '../../../ui/toast';
import { useNames, type Category } from '../api';
import { CategoryDrawer } from '../components/category-drawer';
import { CategoryOrder } from '../components/category-order';
import { menuIcon } from '../components/menu-icon';
import { DisableCategoryDialog } from '../components/disable-category-dialog';

const { active, disabled } = recordStates.codes;

export function CategoriesPage() {
  const { t } = useTranslation('services');
  const language = useLanguage();
  const mayEdit = usePermission('menu.edit');
  const order = () => (
    <>
      <PageHead title={categoriesList.title[language]} />
      <CategoryOrder />
    </>
  );
  if (!mayEdit) return <CategoryList />;
  return (
    <PageTabs
      label={t('view')}
      tabs={[
        { id: 'list', label: t('tabList'), content: () => <CategoryList /> },
        { id: 'order', label: t('tabOrder'), content: order },
      ]}
    />
  );
}

function CategoryList() {
  const { t } = useTranslation('services');
  const language = useLanguage();
  const { nameOf, otherNameOf } = useNames();
  const [open, setOpen] = useState<Category | 'new'>();
  const [leaving, setLeaving] = useState<Category>();
  const mayAdd = usePermission('menu.create');
  const mayEdit = usePermission('menu.edit');
  const setStatus = useWrite(categoriesContract.set_status, { onSuccess: () => toast('saved') });

  const disable = async (row: Category) => {
    if (row.active_services > 0) return setLeaving(row);
    if (
      await confirm({
        title: t('categories.disableQuestion', { name: nameOf(row) }),
        text: t('categories.disableEmpty'),
        action: t('disable'),
        danger: true,
      })
    )
      setStatus.mutate({ id: row.id, status: disabled });
  };
  const activate = async (row: Category) => {
    const withServices =
      row.services_count > 0 &&
      (await confirm({
        title: t('categories.activateQuestion', { name: nameOf(row) }),
        text: t('categories.activateText'),
        action: t('categories.activateWith'),
        cancel: t('categories.activateOnly'),
      }));
    setStatus.mutate({ id: row.id, status: active, ...(withServices && { services: 'activate' }) });
  };
  const actionsOf = (row: Category): RowAction[] => [
    { label: t('edit'), icon: IconPencil, onClick: () => setOpen(row) },
    row.status === active
      ? { label: t('disable'), icon: IconBan, danger: true, onClick: () => void disable(row) }
      : { label: t('activate'), icon: IconCheck, onClick: () => void activate(row) },
  ];
  const add = mayAdd && (
    <Button leftSection={<IconPlus size={18} />} onClick={() => setOpen('new')}>
      {t('categories.add')}
    </Button>
  );
  const suggested = mayAdd && (
    <Button
      component={Link}
      to={pathTo('merchant-menu-categories-activate', language)}
      variant="default"
      leftSection={<IconSparkles size={18} stroke={1.75} />}
    >
      {t('categories.fromSuggested')}
    </Button>
  );

  return (
    <>
      <ListPage
        list={categoriesList}
        searchLabel={t('categories.search')}
        cells={{
          name: (row) => (
            <PersonCell
              name={row.name}
              note={<bdi>{otherNameOf(row)}</bdi>}
              shape="square"
              icon={menuIcon(row.english_name)}
            />
          ),
        }}
        actions={suggested}
        primaryAction={add}
        empty={{
          icon: IconCategory,
          title: t('categories.emptyTitle'),
          text: t('categories.emptyText'),
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
        <CategoryDrawer
          key={open === 'new' ? 'new' : open.id}
          category={open === 'new' ? undefined : open}
          onClose={() => setOpen(undefined)}
        />
      )}
      {leaving && <DisableCategoryDialog category={leaving} onClose={() => setLeaving(undefined)} />}
    </>
  );
}
