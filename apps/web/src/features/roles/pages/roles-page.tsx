import { Button } from '@mantine/core';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { rolesList } from '@rawnaq/domain/roles/roles.contract';
import { IconPlus, IconShieldLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { Can } from '../../../ui/can';
import { ListPage } from '../../../ui/list-page/list-page';

export function RolesPage() {
  const { t } = useTranslation('roles');
  const language = useLanguage();
  const add = (
    <Can permission="roles.create">
      <Button
        component={Link}
        to={pathTo('merchant-employees-roles-role', language)}
        leftSection={<IconPlus size={18} />}
      >
        {t('add')}
      </Button>
    </Can>
  );
  return (
    <ListPage
      list={rolesList}
      searchLabel={t('search')}
      to={(row) => pathTo('merchant-employees-roles-role-one', language, { id: row.id })}
      primaryAction={add}
      empty={{ icon: IconShieldLock, title: t('emptyTitle'), text: t('emptyText'), actions: add }}
    />
  );
}
