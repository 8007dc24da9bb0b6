import { Button } from '@mantine/core';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { platformPaymentsList } from '@rawnaq/domain/platform-payments/platform-payments.contract';
import { IconCash, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { usePermission } from '../../../lib/session';
import { ListPage } from '../../../ui/list-page/list-page';
import { PayDrawer } from '../components/pay-drawer';

/** Money that merchants have paid, by link or by hand. */
export function PaymentsPage() {
  const { t } = useTranslation('platform-invoices');
  const language = useLanguage();
  const [recording, setRecording] = useState(false);
  const add = usePermission('platform-accounting.record-payments') && (
    <Button leftSection={<IconPlus size={18} />} onClick={() => setRecording(true)}>
      {t('pay.record')}
    </Button>
  );
  return (
    <>
      <ListPage
        list={platformPaymentsList}
        searchLabel={t('paymentsSearch')}
        primaryAction={add}
        to={({ invoice_id }) => pathTo('manager-accounting-invoice-one', language, { id: invoice_id })}
        empty={{ icon: IconCash, title: t('noPaymentsTitle'), text: t('noPaymentsText'), actions: add }}
      />
      {recording && <PayDrawer onClose={() => setRecording(false)} />}
    </>
  );
}
