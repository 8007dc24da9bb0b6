import { Alert } from '@mantine/core';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { isLocalDate } from '@rawnaq/domain/kernel/time/local-date';
import { appointmentsContract } from '@rawnaq/domain/appointments/appointments.contract';
import { customersContract } from '@rawnaq/domain/customers/customers.contract';
import { waitlistContract } from '@rawnaq/domain/waitlist/waitlist.contract';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { useRead } from '../../../lib/query';
import { useFormat } from '../../../lib/use-format';
import { useUnsavedGuard } from '../../../ui/form/use-unsaved-guard';
import { PageHead } from '../../../ui/page-head';
import { LoadingState } from '../../../ui/states/states';
import type { BookingRequest } from '../booking-request';
import { bookingOf } from '../components/waitlist/waiting';
import { BookingForm } from '../components/booking/booking-form';
import styles from '../components/booking/booking.module.css';

/**
 * The booking form on a page of its own; `?customer=…&date=…&employee=…&start=…` fills it in, `?rebook=…` with a missed
 * visit, `?waitlist=…` with what somebody waits for.
 */
export function AddAppointmentPage() {
  const { t } = useTranslation('appointments');
  const language = useLanguage();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const format = useFormat();
  const today = format.today();
  const [unsaved, setUnsaved] = useState(false);
  const [booked, setBooked] = useState(false);
  const touch = useCallback(() => setUnsaved(true), []);
  useUnsavedGuard(unsaved && !booked);
  const customerId = Number(params.get('customer'));
  const customer = useRead(
    customersContract.get_record,
    { id: customerId },
    { enabled: customerId > 0, ownFailure: true },
  );
  const missedId = Number(params.get('rebook'));
  const missed = useRead(
    appointmentsContract.get_record,
    { id: missedId },
    { enabled: missedId > 0, ownFailure: true },
  );
  const waitingId = Number(params.get('waitlist'));
  const waiting = useRead(
    waitlistContract.get_waiting,
    { id: waitingId },
    { enabled: waitingId > 0, ownFailure: true },
  );
  const isReading =
    (customerId > 0 && customer.isPending) ||
    (missedId > 0 && missed.isPending) ||
    (waitingId > 0 && waiting.isPending);
  const wish = waiting.data?.records[0];
  const isGone = waiting.isSuccess && !wish;
  const isWithout = isGone || [customer, missed, waiting].some(({ isError }) => isError);
  const date = params.get('date') ?? '';
  const request: BookingRequest = wish
    ? bookingOf(wish, today, format.localDate)
    : missed.data
      ? { mode: 'rebook', date: isLocalDate(date) ? date : today, visit: missed.data }
      : {
          mode: 'new',
          date: isLocalDate(date) ? date : today,
          ...(Number(params.get('employee')) > 0 && { employee_id: Number(params.get('employee')) }),
          ...(params.has('start') &&
            Number.isInteger(Number(params.get('start'))) && { start: Number(params.get('start')) }),
          ...(customer.data && { customer: customer.data.record }),
        };
  const finish = (_id: number, day: string) => {
    setBooked(true);
    void navigate(`${pathTo('merchant-appointments', language)}${day === today ? '' : `?date=${day}`}`);
  };
  return (
    <>
      <PageHead
        title={t('titles.new')}
        crumbs={[{ label: t('title'), to: pathTo('merchant-appointments', language) }, { label: t('titles.new') }]}
      />
      {isWithout && (
        <Alert variant="light" mb="md" role="status">
          {t(isGone ? 'waitlist.gone' : 'openedWithout')}
        </Alert>
      )}
      <div className={styles.page}>
        {isReading ? <LoadingState rows={6} /> : <BookingForm request={request} onDone={finish} onTouched={touch} />}
      </div>
    </>
  );
}
