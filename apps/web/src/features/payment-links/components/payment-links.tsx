import { Button } from '@mantine/core';
import type { OutputOf } from '@rawnaq/domain/kernel/contract';
import type { Currency } from '@rawnaq/domain/kernel/money';
import type { CodeList } from '@rawnaq/domain/kernel/state-machine';
import { isRefundable, isWorthAsking } from '@rawnaq/domain/payment-links/payment-link.rules';
import {
  paymentLinkStates,
  paymentProblems,
  refundReasons,
  refundStates,
} from '@rawnaq/domain/payment-links/payment-link.states';
import { paymentLinksContract } from '@rawnaq/domain/payment-links/payment-links.contract';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { useRead, useWrite } from '../../../lib/query';
import { Can } from '../../../ui/can';
import { DateTimeCell } from '../../../ui/cells';
import { CopyButton } from '../../../ui/copy-button';
import { Facts } from '../../../ui/detail/facts';
import { Money } from '../../../ui/money';
import { StateText } from '../../../ui/marks/status-badge';
import { RefundDialog } from './refund-dialog';
import styles from './payment-links.module.css';

export type ShownLink = OutputOf<typeof paymentLinksContract.of_appointment>['records'][number];

/** The payment links of a visit, as a part of its panel; nothing when none was asked for. */
export function PaymentLinks({ appointmentId }: { appointmentId: number }) {
  const { t } = useTranslation('payment-links');
  const heading = useId();
  const [refunding, setRefunding] = useState<ShownLink>();
  const records =
    useRead(paymentLinksContract.of_appointment, { appointment_id: appointmentId }, { ownFailure: true }).data
      ?.records ?? [];
  if (records.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className={styles.title}>
        {t('title')}
      </h3>
      <ul className={styles.list}>
        {records.map((link) => (
          <li key={link.id} className={styles.link}>
            <OneLink link={link} onRefund={() => setRefunding(link)} />
          </li>
        ))}
      </ul>
      {refunding && <RefundDialog link={refunding} onClose={() => setRefunding(undefined)} />}
    </section>
  );
}

function OneLink({ link, onRefund }: { link: ShownLink; onRefund: () => void }) {
  const { t } = useTranslation('payment-links');
  const language = useLanguage();
  const check = useWrite(paymentLinksContract.check);
  const { status } = link;
  const isOpen = status === paymentLinkStates.codes.open;
  const reason =
    Object.values(refundReasons.rows).find((row) => row.code === link.refund_reason)?.label[language] ??
    link.refund_reason;
  const facts = [
    ...(isOpen ? [{ label: t('validUntil'), value: <DateTimeCell value={link.expires_at} /> }] : []),
    ...(link.paid_at ? [{ label: t('paidOn'), value: <DateTimeCell value={link.paid_at} /> }] : []),
    ...(link.method ? [{ label: t('by'), value: <bdi>{link.method}</bdi> }] : []),
    ...(reason ? [{ label: t('reasonGiven'), value: <bdi>{reason}</bdi> }] : []),
  ];
  return (
    <>
      <div className={styles.head}>
        <Money minor={link.amount} currency={link.currency as Currency} />
        <Word list={paymentLinkStates} code={link.status} />
      </div>
      {link.error && <Word list={paymentProblems} code={link.error} />}
      {link.refund_state && <Word list={refundStates} code={link.refund_state} />}
      {facts.length > 0 && <Facts facts={facts} />}
      <div className={styles.actions}>
        {isOpen && <CopyButton value={link.url} label={t('copyLink')} />}
        {isWorthAsking(status) && (
          <Button variant="default" loading={check.isPending} onClick={() => check.mutate({ id: link.id })}>
            {t('check')}
          </Button>
        )}
        {isRefundable(status, link.refund_state) && (
          <Can permission="accounting.cancel-payment">
            <Button variant="default" onClick={onRefund}>
              {t('refund')}
            </Button>
          </Can>
        )}
      </div>
    </>
  );
}

function Word({ list, code }: { list: CodeList; code: string | number }) {
  return (
    <span>
      <StateText state={list.choices.find(({ value }) => value === code)} />
    </span>
  );
}
