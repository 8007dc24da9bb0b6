import { Button, NumberInput, Select, Switch, Textarea } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { REPEAT_EVERY } from '@rawnaq/domain/appointments/appointment.shapes';
import { IconCheck, IconHourglass } from '@tabler/icons-react';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/i18n';
import { useFormat } from '../../../lib/use-format';
import { useScreen } from '../../../lib/use-screen';
import { spanText } from '../../../lib/reader-clock';
import { DateInput } from '../../../ui/inputs/date-input';
import { PriceInput } from '../../../ui/inputs/price-input';
import { Money } from '../../../ui/money';
import { ErrorState, LoadingState } from '../../../ui/states/states';
import { withTime, type ServiceChoice } from '../booking-draft';
import type { BookingRequest } from '../booking-request';
import { serviceName, type Draft } from '../calendar-items';
import { useCalendar } from '../use-calendar';
import { CustomerSearch } from './customer-search';
import { FreeTimes } from './free-times';
import { LineEditor } from './line-editor';
import { useBooking, useServices, type Booking } from './use-booking';
import { WaitDialog } from './wait-dialog';
import styles from './booking.module.css';

type Props = {
  request: BookingRequest;
  onDone: (id: number, date: string) => void;
  /** What stands on the calendar already while it is written. */
  onDraft?: (draft: Draft | undefined) => void;
  onTouched?: () => void;
};

/** Customer, services, time, the rest: the one place where an appointment is written, as a drawer and as a page. */
export function BookingForm(props: Props) {
  const services = useServices();
  const { t } = useTranslation('appointments');
  if (!services)
    return (
      <div className={styles.body}>
        <LoadingState rows={7} />
      </div>
    );
  if (services.size === 0)
    return (
      <div className={styles.body}>
        <ErrorState title={t('noServices')} message={t('noServicesText')} onRetry={() => window.location.reload()} />
      </div>
    );
  return <Written {...props} services={services} />;
}

function Written({
  request,
  onDone,
  onDraft,
  onTouched,
  services,
}: Props & { services: ReadonlyMap<number, ServiceChoice> }) {
  const { t } = useTranslation('appointments');
  const today = useFormat().localDate(new Date());
  const booking = useBooking(request, services, onDone);
  const { draft, plan, customer, errors, touched } = booking;
  const calendar = useCalendar({ view: 'day', date: draft.date });
  const choices = useMemo(() => [...services.values()], [services]);
  const wanted = draft.lines.flatMap(({ service_id, employee_id }) =>
    service_id === null ? [] : [{ service_id, employee_id }],
  );
  useHotkeys([['mod+Enter', booking.submit]], []);
  useDraftOnCalendar(booking, onDraft);
  useEffect(() => {
    if (touched) onTouched?.();
  }, [touched, onTouched]);

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        booking.submit();
      }}
    >
      <div className={styles.body}>
        <CustomerSearch
          value={customer}
          onChange={booking.setCustomer}
          error={errors.customer}
          autoFocus={request.mode === 'new' && !customer}
        />
        <DateInput
          className={styles.dateInput}
          label={t('date')}
          value={draft.date}
          onChange={(date) => date && booking.change({ date })}
        />
        <LineEditor
          draft={draft}
          plan={plan}
          services={choices}
          employees={calendar.data?.employees ?? []}
          error={errors.lines ?? errors.start}
          onChange={booking.change}
        />
        <FreeTimes
          date={draft.date}
          today={today}
          start={draft.start}
          lines={wanted}
          arrangement={draft.arrangement}
          customer_id={customer?.id}
          appointment_id={booking.isEdit && 'visit' in request ? request.visit.id : undefined}
          onPick={(date, time) => booking.change(withTime(draft, date, time))}
          onDay={(date) => booking.change({ date, start: null })}
        />
        <ExtrasFields booking={booking} />
      </div>
      <Foot booking={booking} />
    </form>
  );
}

function ExtrasFields({ booking: { extras, setExtras, isEdit } }: { booking: Booking }) {
  const { t } = useTranslation('appointments');
  const { repeat } = extras;
  return (
    <div className={styles.extras}>
      <div className={styles.stack}>
        <PriceInput label={t('deposit')} value={extras.deposit} onChange={(deposit) => setExtras({ deposit })} />
        <Switch
          checked={extras.tell}
          onChange={(event) => setExtras({ tell: event.currentTarget.checked })}
          label={t('tell')}
          description={t('tellNote')}
        />
        {!isEdit && (
          <Switch
            checked={repeat !== undefined}
            onChange={(event) =>
              setExtras({
                repeat: event.currentTarget.checked ? { every: 'week', times: 4, skip_taken: true } : undefined,
              })
            }
            label={t('repeat.label')}
          />
        )}
        {repeat && (
          <div className={styles.repeat}>
            <Select
              label={t('repeat.every')}
              value={repeat.every}
              allowDeselect={false}
              data={REPEAT_EVERY.map((value) => ({ value, label: t(`repeat.${value}`) }))}
              onChange={(every) => setExtras({ repeat: { ...repeat, every: every as 'week' } })}
            />
            <NumberInput
              label={t('repeat.times')}
              value={repeat.times}
              min={2}
              max={52}
              clampBehavior="strict"
              allowDecimal={false}
              onChange={(times) => setExtras({ repeat: { ...repeat, times: Math.max(2, Number(times) || 2) } })}
            />
            <Switch
              checked={repeat.skip_taken}
              onChange={(event) => setExtras({ repeat: { ...repeat, skip_taken: event.currentTarget.checked } })}
              label={t('repeat.skip')}
            />
          </div>
        )}
      </div>
      <Textarea
        label={t('note')}
        description={t('noteHint')}
        maxLength={1000}
        autosize
        minRows={3}
        value={extras.note}
        onChange={(event) => setExtras({ note: event.currentTarget.value })}
      />
    </div>
  );
}

function Foot({ booking }: { booking: Booking }) {
  const { t } = useTranslation('appointments');
  const { isMobile } = useScreen();
  const [waiting, setWaiting] = useState(false);
  const { plan, customer, draft, extras, isEdit } = booking;
  const services = plan.lines.flatMap(({ service_id }) => (service_id === null ? [] : [service_id]));
  return (
    <div className={styles.foot}>
      <span className={styles.total}>
        <b>
          <Money minor={plan.total} />
        </b>
        <small>
          {plan.start !== null && plan.end !== null ? (
            <bdi>{spanText({ start: plan.start, end: plan.end })}</bdi>
          ) : (
            t('noTimeYet')
          )}
          {extras.deposit ? (
            <>
              {' '}
              · {t('depositNow')} <Money minor={extras.deposit} bare />
            </>
          ) : null}
        </small>
      </span>
      {!isEdit && customer && services.length > 0 && (
        <Button
          size="lg"
          variant="default"
          {...(!isMobile && { leftSection: <IconHourglass size={18} stroke={1.75} /> })}
          onClick={() => setWaiting(true)}
        >
          {t('waitlist.add')}
        </Button>
      )}
      <Button size="lg" type="submit" leftSection={<IconCheck size={18} stroke={1.75} />} loading={booking.isSaving}>
        {isEdit ? t('saveChanges') : t('book')}
      </Button>
      {waiting && customer && (
        <WaitDialog
          customer={customer}
          serviceIds={services}
          employeeId={draft.lines[0]?.employee_id ?? null}
          date={draft.date}
          onClose={() => setWaiting(false)}
        />
      )}
    </div>
  );
}

/** The services of the draft stand on the calendar while they are written. */
function useDraftOnCalendar({ draft, plan, customer }: Booking, onDraft: Props['onDraft']): void {
  const language = useLanguage();
  const blocks = plan.lines.flatMap(({ key, start, end, employee_id, service }) => {
    const who = employee_id ?? draft.found[key];
    return who && service && start !== null && end !== null
      ? [{ start, end, employee_id: who, name: serviceName(service, language) }]
      : [];
  });
  const said = JSON.stringify({ date: draft.date, customer: customer?.name ?? '', blocks });
  useEffect(() => onDraft?.(JSON.parse(said) as Draft), [said, onDraft]);
  useEffect(() => () => onDraft?.(undefined), [onDraft]);
}
