import { Button, CloseButton, SegmentedControl } from '@mantine/core';
import type { AppointmentView } from '@rawnaq/domain/appointments/appointment.shapes';
import { appointmentOutcomes, appointmentPaymentStates } from '@rawnaq/domain/appointments/appointment.states';
import { pausesOf } from '@rawnaq/domain/appointments/calendar-conflicts.rules';
import { customersContract } from '@rawnaq/domain/customers/customers.contract';
import { customerTypes } from '@rawnaq/domain/customers/customer.states';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { labelOf } from '@rawnaq/domain/kernel/state-machine';
import { formatMobile } from '@rawnaq/domain/kernel/input/phone';
import { dueAtSalon } from '@rawnaq/domain/online-booking/deposit.rules';
import { IconBrandWhatsapp, IconCash, IconNote, IconPhone, IconWorld } from '@tabler/icons-react';
import { Fragment, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../../../lib/language/i18n';
import { useRead } from '../../../../lib/query';
import { usePermission } from '../../../../lib/session';
import { useFormat } from '../../../../lib/use-format';
import { Avatar } from '../../../../ui/marks/avatar';
import { Money } from '../../../../ui/money';
import { LoadingState } from '../../../../ui/states/states';
import { StateText } from '../../../../ui/marks/status-badge';
import { HistoryTab } from '../../../audit';
import { DepositDrawer } from '../../../customer-money';
import { isOnline, serviceName } from '../../calendar-items';
import type { Outcome } from '../../calendar-state';
import { clockText, spanText } from '../../../../lib/reader-clock';
import { VisitActions, type VisitRequests } from './visit-actions';
import { VisitLinks } from './visit-links';
import styles from './visit.module.css';

type Props = VisitRequests & {
  visit: AppointmentView;
  employees: readonly { id: number; short_name: string; name: string; picture_url?: string | null }[];
  now: { date: string; minute: number } | undefined;
  alias: string | null;
  onClose: () => void;
  bare?: boolean;
};

/** Everything about a visit: who, what, by whom, what it costs, what happened to it, and what can be done. */
export function VisitPanel({ visit, employees, now, alias, onClose, bare = false, ...requests }: Props) {
  const { t } = useTranslation('appointments');
  const format = useFormat();
  const [side, setSide] = useState<'details' | 'history'>('details');
  return (
    <>
      <div className={styles.top}>
        <StateText state={appointmentOutcomes.rows[visit.outcome as Outcome]} />
        {isOnline(visit) && (
          <span className={styles.onlineBadge}>
            <IconWorld size={14} stroke={1.75} aria-hidden />
            {t('online')}
          </span>
        )}
        <span className={styles.when}>
          {visit.date !== now?.date && <span>{format.weekday(visit.date)}</span>}
          <bdi>{spanText(visit)}</bdi>
        </span>
        {!bare && <CloseButton aria-label={t('close')} onClick={onClose} />}
      </div>
      <Customer visit={visit} />
      <div className={styles.sides}>
        <SegmentedControl
          fullWidth
          value={side}
          onChange={(value) => setSide(value as 'details')}
          aria-label={t('sides')}
          data={[
            { value: 'details', label: t('details') },
            { value: 'history', label: t('history') },
          ]}
        />
      </div>
      {side === 'history' ? (
        <div className={styles.history}>
          <Suspense fallback={<LoadingState rows={4} />}>
            <HistoryTab entity="appointments" entityId={visit.id} />
          </Suspense>
        </div>
      ) : (
        <Details visit={visit} employees={employees} />
      )}
      <VisitActions visit={visit} now={now} alias={alias} onClose={onClose} {...requests} />
    </>
  );
}

function Customer({ visit: { customer } }: { visit: AppointmentView }) {
  const { t } = useTranslation('appointments');
  const language = useLanguage();
  const format = useFormat();
  const maySee = usePermission('customers.view');
  const known = useRead(customersContract.get_record, { id: customer.id }, { enabled: maySee, ownFailure: true }).data
    ?.record;
  const visits =
    known &&
    [
      t('visits', { count: known.invoices_count, shown: format.number(known.invoices_count) }),
      ...(known.last_invoice_on ? [t('lastVisit', { date: format.dayAndMonth(known.last_invoice_on) })] : []),
    ].join(' · ');
  return (
    <div className={styles.who}>
      <Avatar name={customer.name} size="m" />
      <div className={styles.whoText}>
        <span className={styles.name}>
          {maySee ? (
            <Link to={pathTo('merchant-customers-one', language, { id: customer.id })}>
              <bdi>{customer.name}</bdi>
            </Link>
          ) : (
            <bdi>{customer.name}</bdi>
          )}
          <small>
            <StateText state={customerTypes.rows[customer.type]} />
          </small>
        </span>
        {customer.mobile !== null && (
          <small>
            <bdi dir="ltr">{formatMobile(customer.mobile)}</bdi>
          </small>
        )}
        {visits && <small>{visits}</small>}
      </div>
      {customer.mobile !== null && <Reach name={customer.name} mobile={customer.mobile} />}
    </div>
  );
}

function Reach({ name, mobile }: { name: string; mobile: string }) {
  const { t } = useTranslation('appointments');
  const digits = mobile.replace(/\D/g, '');
  return (
    <>
      <a className={styles.reach} href={`tel:+${digits}`} aria-label={t('call', { name })}>
        <IconPhone size={18} stroke={1.75} aria-hidden />
      </a>
      <a
        className={styles.reach}
        data-green
        href={`https://wa.me/${digits}`}
        target="_blank"
        rel="noreferrer"
        aria-label={t('whatsapp', { name })}
      >
        <IconBrandWhatsapp size={18} stroke={1.75} aria-hidden />
      </a>
    </>
  );
}

/** Why two visits may stand at the same time, and why nothing stands right after one. */
function Pauses({ line, name }: { line: AppointmentView['lines'][number]; name: string }) {
  const { t } = useTranslation('appointments');
  const { processing, buffer } = pausesOf(line);
  return (
    <>
      {processing.map((pause) => (
        <small key={pause.start}>{t('processingOf', { name, time: `\u2068${spanText(pause)}\u2069` })}</small>
      ))}
      {buffer && <small>{t('bufferOf', { name, time: `\u2068${clockText(buffer.end)}\u2069` })}</small>}
    </>
  );
}

function Details({ visit, employees }: Pick<Props, 'visit' | 'employees'>) {
  const { t } = useTranslation('appointments');
  const language = useLanguage();
  const lines = visit.lines.map((line) => ({ ...line, employee: employees.find(({ id }) => id === line.employee_id) }));
  return (
    <>
      <ul className={styles.lines}>
        {lines.map(({ employee, ...line }) => (
          <li key={line.id}>
            <Avatar name={employee?.name ?? '?'} picture={employee?.picture_url ?? undefined} />
            <span>
              <b>
                {serviceName(line, language)}
                {line.guest && ` · ${line.guest}`}
              </b>
              <small>
                {t('line', {
                  name: `\u2068${employee?.short_name ?? ''}\u2069`,
                  time: `\u2068${clockText(line.start)}\u2069`,
                  minutes: line.end - line.start,
                })}
              </small>
              <Pauses line={line} name={employee?.short_name ?? ''} />
            </span>
            <Money minor={line.price} bare />
          </li>
        ))}
      </ul>
      <Sum visit={visit} />
      <VisitLinks visit={visit} />
      <TakeDeposit visit={visit} />
      {visit.note && (
        <p className={styles.memo}>
          <IconNote size={16} stroke={1.75} aria-hidden />
          <span>{visit.note}</span>
        </p>
      )}
      {visit.cancel_reason && (
        <p className={styles.memo} data-tone="danger">
          <IconNote size={16} stroke={1.75} aria-hidden />
          <span>{visit.cancel_reason}</span>
        </p>
      )}
    </>
  );
}

/** What came in advance counts, not what was asked for. What a visit that is over owes stands on its invoice. */
function Sum({ visit }: Pick<Props, 'visit'>) {
  const { t } = useTranslation('appointments');
  const language = useLanguage();
  const { total, deposit, deposited, payment_status } = visit;
  const { paid } = appointmentPaymentStates.codes;
  const isAhead = isToCome(visit.outcome as Outcome);
  const deposits = [
    { state: paid, amount: deposited },
    { state: payment_status, amount: payment_status === paid ? 0 : deposit - deposited },
  ];
  return (
    <dl className={styles.sum}>
      {deposits
        .filter(({ amount }) => amount > 0)
        .map(({ state, amount }) => (
          <Fragment key={state}>
            <dt>
              {t('deposit')} · {labelOf(appointmentPaymentStates, state)[language]}
            </dt>
            <dd>
              <Money minor={amount} bare />
            </dd>
          </Fragment>
        ))}
      <dt className={styles.total}>{t(isAhead ? 'toPay' : 'total')}</dt>
      <dd className={styles.total}>
        <Money minor={isAhead ? dueAtSalon(total, deposited) : total} />
      </dd>
    </dl>
  );
}

/** Money in advance, while the visit is still to come and not paid. */
function TakeDeposit({ visit }: Pick<Props, 'visit'>) {
  const { t } = useTranslation('appointments');
  const [isOpen, setOpen] = useState(false);
  const isDue = visit.payment_status !== appointmentPaymentStates.codes.paid && isToCome(visit.outcome as Outcome);
  if (!usePermission('billing.sell') || !isDue) return null;
  return (
    <div className={styles.deposit}>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconCash size={16} stroke={1.75} />}
        onClick={() => setOpen(true)}
      >
        {t('takeDeposit')}
      </Button>
      {isOpen && (
        <Suspense>
          <DepositDrawer
            customer={visit.customer}
            appointment={{ id: visit.id, asked: visit.deposit }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

const isToCome = (outcome: Outcome): boolean => outcome === 'scheduled' || outcome === 'checked_in';
