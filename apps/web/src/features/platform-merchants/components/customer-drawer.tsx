import { Anchor, Button } from '@mantine/core';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { gulfChoices } from '@rawnaq/domain/kernel/places/countries';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import type { CustomerAcross } from '@rawnaq/domain/platform-merchants/customers-across.contract';
import { IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { usePermission } from '../../../lib/session';
import { HistoryTab } from '../../audit';
import { Cell, CodeCell, DateTimeCell, PhoneCell } from '../../../ui/cells';
import { Facts } from '../../../ui/detail/facts';
import { RecordDrawer } from '../../../ui/record-drawer';
import { useCheckAgain } from './use-check-again';
import styles from './merchant.module.css';

/** A customer of some merchant, to read beside the list. */
export function CustomerDrawer({ customer, onClose }: { customer: CustomerAcross; onClose: () => void }) {
  const { t } = useTranslation('platform-merchants');
  const language = useLanguage();
  const maySeeMerchant = usePermission('platform-merchants.view');
  const mayCheck = usePermission('platform-merchants.check-customers');
  const checkAgain = useCheckAgain();
  const { whatsapp_inactive_at: since } = customer;
  return (
    <RecordDrawer opened onClose={onClose} title={customer.name}>
      <Facts
        facts={[
          {
            label: t('customer.salon'),
            value: maySeeMerchant ? (
              <Anchor component={Link} to={pathTo('manager-merchants-one', language, { id: customer.account_id })}>
                <bdi>{customer.salon}</bdi>
              </Anchor>
            ) : (
              <bdi>{customer.salon}</bdi>
            ),
          },
          { label: t('detail.account'), value: <CodeCell value={String(customer.account_id)} /> },
          {
            label: t('customer.country'),
            value: gulfChoices.find((choice) => choice.value === customer.country)?.label[language] ?? customer.country,
          },
          { label: t('detail.mobile'), value: <PhoneCell value={customer.mobile} /> },
          { label: t('detail.email'), value: <Cell column={{ kind: 'code' }} value={customer.email} row={customer} /> },
          {
            label: t('detail.state'),
            value: (
              <Cell column={{ kind: 'badge', choices: recordStates.choices }} value={customer.status} row={customer} />
            ),
          },
          { label: t('customer.added'), value: <DateTimeCell value={customer.created_at} /> },
          {
            label: t('customer.visits'),
            value: <Cell column={{ kind: 'number' }} value={customer.invoices_count} row={customer} />,
          },
          {
            label: t('customer.lastVisit'),
            value: <Cell column={{ kind: 'date' }} value={customer.last_invoice_on} row={customer} />,
          },
          ...(since
            ? [
                { label: t('customer.inactiveSince'), value: <DateTimeCell value={since} /> },
                {
                  label: t('customer.answer'),
                  value: <Cell column={{ kind: 'text' }} value={customer.whatsapp_inactive_reason} row={customer} />,
                },
              ]
            : []),
        ]}
      />
      {since && mayCheck && (
        <div className={styles.decide}>
          <Button
            leftSection={<IconRefresh size={18} />}
            onClick={() => void checkAgain(customer).then((done) => done && onClose())}
          >
            {t('customer.checkAgain')}
          </Button>
        </div>
      )}
      <h3 className={styles.title}>{t('detail.history')}</h3>
      <HistoryTab entity="customers" entityId={customer.id} accountId={customer.account_id} />
    </RecordDrawer>
  );
}
