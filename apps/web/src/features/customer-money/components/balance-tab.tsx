import { Button } from '@mantine/core';
import { customerMoneyContract, type CustomerMoney } from '@rawnaq/domain/customer-money/customer-money.contract';
import { invoiceKinds } from '@rawnaq/domain/invoices/invoice-kinds.states';
import { labelOf } from '@rawnaq/domain/kernel/state-machine';
import { IconArrowBackUp, IconCash, IconPlus, IconReceiptOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { useRead } from '../../../lib/query';
import { usePermission } from '../../../lib/session';
import { useFormat } from '../../../lib/use-format';
import { Card } from '../../../ui/card';
import { KeyFigures } from '../../../ui/key-figures';
import { Money } from '../../../ui/money';
import { Awaiting } from '../../../ui/states/loaded';
import { PayBackDrawer, PayBalanceDrawer } from './balance-drawers';
import { CollectDrawer, type OpenInvoice } from './collect-drawer';
import { DepositDrawer } from './deposit-drawer';
import { PaperLink } from './paper-link';
import { PenaltyDrawer } from './penalty-drawer';
import { Statement } from './statement';
import styles from './customer-money.module.css';
import { apart } from './apart';

type Props = { customer: { id: number; name: string }; isActive: boolean };

/** What a customer has with the salon and owes it, how that came about, and what can be done about it. */
export function BalanceTab({ customer, isActive }: Props) {
  const money = useRead(customerMoneyContract.get_record, { customer_id: customer.id }, { ownFailure: true });
  if (!money.data) return <Awaiting query={money} />;
  return (
    <>
      <Actions customer={customer} money={money.data} isActive={isActive} />
      <Figures money={money.data} />
      <div className={styles.layout}>
        <Statement customerId={customer.id} />
        <div className={styles.side}>
          <OpenInvoices customer={customer} money={money.data} />
          <OpenDeposits money={money.data} />
          <Papers money={money.data} />
        </div>
      </div>
    </>
  );
}

function Actions({ customer, money, isActive }: Props & { money: CustomerMoney }) {
  const { t } = useTranslation('customer-money');
  const [open, setOpen] = useState<'deposit' | 'pay' | 'back' | 'penalty'>();
  const [maySell, mayPayBack, mayFine] = [
    usePermission('billing.sell'),
    usePermission('accounting.cancel-payment'),
    usePermission('accounting.penalties') && isActive,
  ];
  const close = () => setOpen(undefined);
  const about = { customer, balance: money.balance, onClose: close };
  return (
    <div className={styles.top} data-print="hide">
      {mayFine && (
        <Button
          variant="default"
          leftSection={<IconReceiptOff size={18} stroke={1.75} />}
          onClick={() => setOpen('penalty')}
        >
          {t('penalty.add')}
        </Button>
      )}
      {mayPayBack && money.balance > 0 && (
        <Button
          variant="default"
          leftSection={<IconArrowBackUp className="flip" size={18} stroke={1.75} />}
          onClick={() => setOpen('back')}
        >
          {t('payBack.title')}
        </Button>
      )}
      {maySell && money.balance < 0 && (
        <Button variant="default" leftSection={<IconCash size={18} stroke={1.75} />} onClick={() => setOpen('pay')}>
          {t('payBalance.title')}
        </Button>
      )}
      {maySell && isActive && (
        <Button leftSection={<IconPlus size={18} stroke={1.75} />} onClick={() => setOpen('deposit')}>
          {t('deposit.add')}
        </Button>
      )}
      {open === 'deposit' && <DepositDrawer customer={customer} onClose={close} />}
      {open === 'pay' && <PayBalanceDrawer {...about} />}
      {open === 'back' && <PayBackDrawer {...about} />}
      {open === 'penalty' && <PenaltyDrawer customer={customer} onClose={close} />}
    </div>
  );
}

function Figures({
  money: { balance, receivable, deposits, open_invoices, invoices_count },
}: {
  money: CustomerMoney;
}) {
  const { t } = useTranslation('customer-money');
  const format = useFormat();
  // What penalties have eaten of them is not there to be used.
  const kept = Math.min(
    deposits.reduce((sum, { open }) => sum + open, 0),
    Math.max(balance, 0),
  );
  return (
    <KeyFigures
      figures={[
        {
          label: t('figures.balance'),
          value: <Money minor={balance} signed />,
          note: balance < 0 ? t('figures.owes') : t('figures.has'),
        },
        {
          label: t('figures.deposits'),
          value: <Money minor={kept} />,
          note: t('figures.depositsCount', { count: deposits.length, shown: format.number(deposits.length) }),
        },
        {
          label: t('figures.receivable'),
          value: <Money minor={receivable} />,
          note: t('invoices', { count: open_invoices.length, shown: format.number(open_invoices.length) }),
        },
        { label: t('figures.papers'), value: format.number(invoices_count), note: t('figures.papersNote') },
      ]}
    />
  );
}

function OpenInvoices({ customer, money }: { customer: Props['customer']; money: CustomerMoney }) {
  const { t } = useTranslation('customer-money');
  const format = useFormat();
  const mayCollect = usePermission('accounting.collect');
  const [collected, setCollected] = useState<OpenInvoice>();
  if (money.open_invoices.length === 0) return null;
  return (
    <Card title={t('figures.receivable')}>
      <ul className={styles.papers}>
        {money.open_invoices.map(({ invoice_id, open, days, day, ...paper }) => (
          <li key={invoice_id}>
            <span>
              <PaperLink {...paper} />
              <small>
                {format.date(day)} · {t('days', { count: days, shown: format.number(days) })}
              </small>
            </span>
            <span className={styles.amounts}>
              <Money minor={open} bare />
              {mayCollect && (
                <Button
                  size="compact-sm"
                  variant="default"
                  onClick={() => setCollected({ id: invoice_id, number: paper.number, customer: customer.name, open })}
                >
                  {t('collect.action')}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      {collected && <CollectDrawer invoice={collected} onClose={() => setCollected(undefined)} />}
    </Card>
  );
}

function OpenDeposits({ money: { deposits } }: { money: CustomerMoney }) {
  const { t } = useTranslation('customer-money');
  const format = useFormat();
  if (deposits.length === 0) return null;
  return (
    <Card title={t('figures.deposits')}>
      <ul className={styles.papers}>
        {deposits.map(({ invoice_id, day, amount, open, appointment_id, ...paper }) => (
          <li key={invoice_id}>
            <span>
              <PaperLink {...paper} />
              <small>
                {format.date(day)}
                {appointment_id !== null && ` · ${t('deposit.ofVisit')}`}
              </small>
            </span>
            <span>
              <Money minor={open} bare />
              {open < amount && <small>{t('leftOf', { amount: apart(format.money(amount)) })}</small>}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Papers({ money: { invoices } }: { money: CustomerMoney }) {
  const { t } = useTranslation('customer-money');
  const language = useLanguage();
  const format = useFormat();
  if (invoices.length === 0) return null;
  return (
    <Card title={t('figures.papers')}>
      <ul className={styles.papers}>
        {invoices.slice(0, 10).map(({ invoice_id, kind, day, payable, open, is_cancelled, ...paper }) => (
          <li key={invoice_id}>
            <span>
              {labelOf(invoiceKinds, kind)[language]} <PaperLink {...paper} />
              <small>
                {format.date(day)}
                {is_cancelled && ` · ${t('isCancelled')}`}
                {open > 0 && ` · ${t('stillOpen', { amount: apart(format.money(open)) })}`}
              </small>
            </span>
            <Money minor={payable} bare />
          </li>
        ))}
      </ul>
    </Card>
  );
}
