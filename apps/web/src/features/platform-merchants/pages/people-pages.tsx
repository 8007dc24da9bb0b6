import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { merchantConnectionsList, peopleLists } from '@rawnaq/domain/platform-merchants/merchant-lists';
import { IconPlugConnected, IconUsers } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { usePermission } from '../../../lib/session';
import { PersonCell } from '../../../ui/cells';
import { ListPage } from '../../../ui/list-page/list-page';

export const AddedPeoplePage = () => <PeoplePage name="added" />;
export const ActivePeoplePage = () => <PeoplePage name="active" />;
export const InactivePeoplePage = () => <PeoplePage name="inactive" />;

function PeoplePage({ name }: { name: keyof typeof peopleLists }) {
  const { t } = useTranslation('platform-merchants');
  const to = useMerchantPath();
  const empty = name === 'inactive' ? 'inactivePeople' : 'people';
  return (
    <ListPage
      list={peopleLists[name]}
      rowKey={(row) => `${row.account_id}-${row.id}`}
      searchLabel={t('searchPeople')}
      {...to}
      empty={{ icon: IconUsers, title: t(`empty.${empty}.title`), text: t(`empty.${empty}.text`) }}
      cells={{ name: (row) => <PersonCell name={row.name} /> }}
    />
  );
}

export function ConnectedPeoplePage() {
  const { t } = useTranslation('platform-merchants');
  const to = useMerchantPath();
  return (
    <ListPage
      list={merchantConnectionsList}
      rowKey={(row) => `${row.account_id}-${row.id}`}
      searchLabel={t('searchPeople')}
      {...to}
      empty={{ icon: IconPlugConnected, title: t('empty.connections.title'), text: t('empty.connections.text') }}
      cells={{ name: (row) => <PersonCell name={row.name} /> }}
    />
  );
}

/** A row opens its merchant, for those who may see merchants. */
function useMerchantPath(): { to?: (row: { account_id: number }) => string } {
  const language = useLanguage();
  const mayOpen = usePermission('platform-merchants.view');
  return mayOpen ? { to: (row) => pathTo('manager-merchants-one', language, { id: row.account_id }) } : {};
}
