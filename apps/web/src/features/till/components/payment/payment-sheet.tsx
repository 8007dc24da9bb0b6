import { Button, Checkbox, Drawer, Switch } from '@mantine/core';
import {
  IconBuildingBank,
  IconCash,
  IconCreditCard,
  IconFileInvoice,
  IconLink,
  IconPlayerPause,
  IconPrinter,
  IconReceipt,
} from '@tabler/icons-react';
import type { Purse } from '@rawnaq/domain/till/till.contract';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useScreen } from '../../../../lib/use-screen';
import { useShortcuts } from '../../../../lib/use-shortcuts';
import { Money } from '../../../../ui/money';
import type { ReckonedDraft } from '../../draft/reckon-draft';
import type { IssueProblem } from '../../draft/issue-problems';
import type { DraftChange, PaymentMethod, TillDraft } from '../../draft/till-draft';
import { CashGiven } from './cash-given';
import { CoverBar } from './payment-cover';
import { FromAccount } from './from-account';
import { PaymentCard } from './payment-card';
import { Key } from '../key';
import bill from '../bill.module.css';
import styles from './payment.module.css';

type Props = {
  draft: TillDraft;
  reckoned: ReckonedDraft;
  /** What the customer has with the salon. */
  purse: Purse | undefined;
  /** Those the salon takes. */
  methods: readonly PaymentMethod[];
  mayOwe: boolean;
  /** Whether a payment link can be made for this bill. */
  mayAsk: boolean;
  problems: readonly IssueProblem[];
  isIssuing: boolean;
  wantsPrint: boolean;
  onWantsPrint: (wants: boolean) => void;
  onPrinter: () => void;
  change: (change: DraftChange) => void;
  onCard: (code: string) => Promise<string | undefined>;
  onHold: (() => void) | undefined;
  onIssue: () => void;
  onClose: () => void;
};

const METHODS = [
  ['credit_card', IconCreditCard],
  ['cash', IconCash],
  ['payment_link', IconLink],
  ['transfer', IconBuildingBank],
  ['cheque', IconFileInvoice],
] as const;

const KEYS: Partial<Record<PaymentMethod, string>> = { credit_card: 'F2', cash: 'F4' };

/** How the bill is paid: from what the customer has with the salon first, then by any methods together. */
export function PaymentSheet(props: Props) {
  const { draft, reckoned, problems, change } = props;
  const { t } = useTranslation(['till', 'ui']);
  const { isMobile } = useScreen();
  const place = useRef<HTMLDivElement>(null);
  const toggle = (method: PaymentMethod) => {
    if (!draft.payments.some((one) => one.method === method)) change({ do: 'add-payment', method });
  };
  useShortcuts(
    [
      ['mod+Enter', () => props.onIssue()],
      ['F8', () => props.onHold?.()],
      ['F2', () => toggle('credit_card')],
      ['F4', () => toggle('cash')],
      ['F9', () => place.current?.querySelector<HTMLInputElement>('[data-gift-card]')?.focus()],
    ],
    { place, whileTyping: true },
  );
  const cash = reckoned.payments.find(({ method }) => method === 'cash');

  return (
    <Drawer
      opened
      onClose={props.onClose}
      title={t('payment.title')}
      size={isMobile ? '92%' : 736}
      {...(isMobile && { position: 'bottom' as const, radius: '20px 20px 0 0' })}
      closeButtonProps={{ 'aria-label': t('ui:close') }}
      styles={{
        title: { fontSize: 18, fontWeight: 700 },
        header: { paddingInline: isMobile ? 16 : 24, borderBlockEnd: '1px solid var(--line)' },
        body: { padding: 0, flex: 1, minHeight: 0, display: 'flex' },
        content: { display: 'flex', flexDirection: 'column' },
      }}
    >
      <div className={styles.sheet} ref={place}>
        <div className={styles.body}>
          <CoverBar reckoned={reckoned} />
          <div className={styles.split}>
            <div className={styles.column}>
              <FromAccount
                draft={draft}
                reckoned={reckoned}
                purse={props.purse}
                change={change}
                onCard={props.onCard}
              />
              <span className={styles.label}>{t('payment.payments')}</span>
              <div className={styles.methods} role="group" aria-label={t('payment.payments')}>
                {METHODS.filter(([method]) => props.methods.includes(method)).map(([method, Icon]) => {
                  const added = draft.payments.find((one) => one.method === method);
                  return (
                    <button
                      key={method}
                      type="button"
                      className={styles.method}
                      aria-pressed={added !== undefined}
                      data-on={added !== undefined || undefined}
                      onClick={() =>
                        change(added ? { do: 'remove-payment', key: added.key } : { do: 'add-payment', method })
                      }
                    >
                      <Icon size={17} stroke={1.75} aria-hidden />
                      {t(`ways.${method}`)}
                      {!isMobile && KEYS[method] && <Key of={KEYS[method]} />}
                    </button>
                  );
                })}
              </div>
              {reckoned.payments.map((payment, index) => (
                <PaymentCard
                  key={payment.key}
                  payment={payment}
                  problems={problems.filter(({ field }) => field?.startsWith(`payments.${payment.key}.`))}
                  isFirst={index === reckoned.payments.length - 1}
                  mayAsk={props.mayAsk}
                  change={change}
                />
              ))}
              {reckoned.remaining > 0 && props.mayOwe && draft.customer && (
                <Switch
                  size="md"
                  label={t('payment.leaveDebt')}
                  checked={draft.leaves_debt}
                  onChange={({ currentTarget }) => change({ do: 'leave-debt', leaves: currentTarget.checked })}
                />
              )}
            </div>
            <div className={styles.column}>
              {cash && <CashGiven payment={cash} change={change} isMobile={isMobile} />}
              <div className={styles.change} role="status">
                <span>{t('payment.changeDue')}</span>
                <b>
                  <Money minor={reckoned.change} />
                </b>
              </div>
              <Checkbox
                size="sm"
                label={t('payment.print')}
                checked={props.wantsPrint}
                onChange={({ currentTarget }) => props.onWantsPrint(currentTarget.checked)}
              />
              <Button variant="subtle" leftSection={<IconPrinter size={18} stroke={1.75} />} onClick={props.onPrinter}>
                {t('printer.title')}
              </Button>
            </div>
          </div>
          {problems
            .filter(({ field }) => !field?.startsWith('payments.'))
            .map(({ field, text }) => (
              <p key={`${field} ${text}`} className={styles.wrong} role="alert">
                {text}
              </p>
            ))}
        </div>
        <div className={styles.foot} data-pinned>
          {props.onHold && !isMobile && (
            <Button
              variant="default"
              size="xl"
              leftSection={<IconPlayerPause size={20} stroke={1.75} />}
              rightSection={<Key of="F8" />}
              onClick={props.onHold}
            >
              {t('hold')}
            </Button>
          )}
          <Button className={bill.go} size="xl" loading={props.isIssuing} onClick={props.onIssue}>
            <span className={bill.amount}>
              <IconReceipt size={22} stroke={1.75} aria-hidden />
              {t('issue')}
            </span>
            <span className={bill.amount}>
              <strong>
                <Money minor={reckoned.sale.payable} />
              </strong>
              {!isMobile && <Key onAccent of="Ctrl ↵" />}
            </span>
          </Button>
        </div>
      </div>
    </Drawer>
  );
}
