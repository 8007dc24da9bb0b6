import { Button } from '@mantine/core';
import type { AppointmentView } from '@rawnaq/domain/appointments/appointment.shapes';
import { appointmentPaymentStates } from '@rawnaq/domain/appointments/appointment.states';
import type { OutputOf } from '@rawnaq/domain/kernel/contract';
import type { Choice } from '@rawnaq/domain/kernel/list';
import { labelOf } from '@rawnaq/domain/kernel/state-machine';
import { paymentLinkStates, paymentProblems, refundStates } from '@rawnaq/domain/payment-links/payment-link.states';
import { paymentLinksContract } from '@rawnaq/domain/payment-links/payment-links.contract';
import { IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../lib/language/i18n';
import { useRead, useWrite } from '../../../../lib/query';
import { toastSuccess } from '../../../../lib/toast';
import { useFormat } from '../../../../lib/use-format';
import { CopyButton } from '../../../../ui/copy-button';
import { StateText } from '../../../../ui/marks/status-badge';
import { Money } from '../../../../ui/money';
import styles from './visit.module.css';

type Link = OutputOf<typeof paymentLinksContract.of_appointment>['records'][number];

/** The links a deposit was asked for by: how far each is, what hangs, and the open one to be passed on again. */
export function VisitLinks({ visit }: { visit: AppointmentView }) {
  const { t } = useTranslation('appointments');
  const mayHave =
    visit.deposit > 0 || visit.deposited > 0 || visit.payment_status !== appointmentPaymentStates.codes.unpaid;
  const { data } = useRead(
    paymentLinksContract.of_appointment,
    { appointment_id: visit.id },
    { enabled: mayHave, ownFailure: true },
  );
  if (!data || data.records.length === 0) return null;
  return (
    <ul className={styles.links} aria-label={t('links.title')}>
      {data.records.map((link) => (
        <VisitLink key={link.id} link={link} />
      ))}
    </ul>
  );
}

function VisitLink({ link }: { link: Link }) {
  const { t } = useTranslation('appointments');
  const language = useLanguage();
  const format = useFormat();
  const check = useWrite(paymentLinksContract.check, {
    onSuccess: ({ status }) => toastSuccess(labelOf(paymentLinkStates, status)[language]),
  });
  const said: { of: { choices: readonly Choice[] }; value: string | number | null }[] = [
    { of: paymentLinkStates, value: link.status },
    { of: paymentProblems, value: link.error },
    { of: refundStates, value: link.refund_state },
  ];
  return (
    <li>
      <span>
        <b>{t('links.one')}</b>
        <small>{format.dateTime(link.created_at)}</small>
        {said.map(
          ({ of, value }, place) =>
            value !== null && (
              <small key={place}>
                <StateText state={of.choices.find((choice) => choice.value === value)} />
              </small>
            ),
        )}
      </span>
      <Money minor={link.amount} bare />
      {link.status === paymentLinkStates.codes.open && (
        <span className={styles.linkActions}>
          <CopyButton value={link.url} label={t('links.copy')} />
          <Button
            variant="default"
            leftSection={<IconRefresh size={18} stroke={1.75} />}
            loading={check.isPending}
            onClick={() => check.mutate({ id: link.id })}
          >
            {t('links.check')}
          </Button>
        </span>
      )}
    </li>
  );
}
