import { Button } from '@mantine/core';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { contractsList } from '@rawnaq/domain/platform-contracts/contracts-list';
import { IconFileText, IconPlus, IconSignature } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { usePermission } from '../../../lib/session';
import { Money } from '../../../ui/money';
import { ListPage } from '../../../ui/list-page/list-page';
import { currencyOr, contractPath } from '../components/contract-key';

export function ContractsPage() {
  const { t } = useTranslation('platform-contracts');
  const language = useLanguage();
  const navigate = useNavigate();
  const mayEdit = usePermission('platform-accounting.edit');
  const add = mayEdit && (
    <Button
      component={Link}
      to={pathTo('manager-accounting-contracts-contract', language)}
      leftSection={<IconPlus size={18} />}
    >
      {t('add')}
    </Button>
  );
  return (
    <ListPage
      list={contractsList}
      searchLabel={t('search')}
      primaryAction={add}
      moreActions={[
        {
          label: pageWords['contract-templates'][language],
          icon: IconFileText,
          onClick: () => void navigate(pathTo('manager-accounting-contracts-templates', language)),
        },
      ]}
      empty={{ icon: IconSignature, title: t('emptyTitle'), text: t('emptyText'), actions: add }}
      cells={{ price: (row) => <Money minor={row.price} currency={currencyOr(row.currency)} /> }}
      to={(row) => contractPath(row, language)}
    />
  );
}
