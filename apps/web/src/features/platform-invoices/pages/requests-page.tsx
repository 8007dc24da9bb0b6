import { Button } from '@mantine/core';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { paymentRequestsList } from '@rawnaq/domain/platform-payments/platform-payments.contract';
import { IconPlus, IconSend } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { usePermission } from '../../../lib/session';
import { ListPage } from '../../../ui/list-page/list-page';

export function RequestsPage() {
  const { t } = useTranslation('platform-invoices');
  const language = useLanguage();
  const add = usePermission('platform-accounting.edit') && (
    <Button
      component={Link}
      to={pathTo('manager-accounting-payment-request', language)}
      leftSection={<IconPlus size={18} />}
    >
      {t('request.new')}
    </Button>
  );
  return (
    <ListPage
      list={paymentRequestsList}
      searchLabel={t('paymentsSearch')}
      primaryAction={add}
      to={({ id }) => pathTo('manager-accounting-payment-request-one', language, { id })}
      empty={{ icon: IconSend, title: t('request.emptyTitle'), text: t('request.emptyText'), actions: add }}
    />
  );
}
