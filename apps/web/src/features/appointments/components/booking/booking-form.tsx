import { Button, Switch, Textarea } from '@mantine/core';
import { IconCheck, IconHourglass } from '@tabler/icons-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../lib/language/i18n';
import { useFormat } from '../../../../lib/use-format';
import { useScreen } from '../../../../lib/use-screen';
import { spanText } from '../../../../lib/reader-clock';
import { useShortcuts } from '../../../../lib/use-shortcuts';
import { DateInput } from '../../../../ui/inputs/date-input';
import { PriceInput } from '../../../../ui/inputs/price-input';
import { Money } from '../../../../ui/money';
import { ErrorState, LoadingState } from '../../../../ui/states/states';
import { nameOfGuest, withTime } from '../../booking-draft';
import type { BookingRequest } from '../../booking-request';
import { serviceName, type Draft } from '../../calendar-items';
import { useCalendar } from '../../use-calendar';
import { useCustomerFacts } from '../../use-customer-facts';
import { lineNotes } from '../../line-notes';
import { useJudgeWords } from '../../use-judge-words';
import { CustomerAlerts } from './customer-alerts';
import { CustomerSearch } from './customer-search';
import { FreeTimes } from './free-times';
import { LineEditor } from './line-editor';
import { RepeatFields } from './repeat-fields';
import { useBooking, useServices, type Booking } from './use-booking';
import { WaitDialog } from '../waitlist/wait-dialog';
import styles from './booking.module.css';
import type { ServiceOption } from '../../../services';

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
}: Props & { services: ReadonlyMap<number, ServiceOption> }) {
  const { t } = useTranslation('appointments');
  const today = useFormat().today();
  const booking = useBooking(request, services, onDone);
  const { draft, plan, customer, errors, touched } = booking;
  const calendar = useCalendar({ view: 'day', date: draft.date });
  const choices = useMemo(() => [...services.values()], [services]);
  const wanted = draft.lines.flatMap(({ service_id, employee_id, guest }) =>
    service_id === null ? [] : [{ service_id, employee_id, guest: nameOfGuest(draft.guests, guest) }],
  );
  const facts = useCustomerFacts(customer?.id);
  const visitId = booking.isEdit && 'visit' in request ? request.visit.id : null;
  const words = useJudgeWords();
  const notes = lineNotes({
    draft,
    plan,
    calendar: calendar.data,
    words,
    visit: { id: visitId, customer_id: customer?.id ?? null },
  });
  const form = useRef<HTMLFormElement>(null);
  useShortcuts([['mod+Enter', booking.submit]], { place: form, whileTyping: true });
  useDraftOnCalendar(booking, onDraft);
  useEffect(() => {
    if (touched) onTouched?.();
  }, [touched, onTouched]);

  return (
    <form
      ref={form}
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
          onTyped={booking.touch}
          error={errors.customer}
          autoFocus={request.mode === 'new' && !customer}
        />
        <CustomerAlerts facts={facts} />
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
          recent={facts?.recent_services ?? NONE}
          last={facts?.last_services ?? NONE}
          customer={customer?.name}
          notes={notes}
          error={errors.lines ?? errors.start}
          guestError={errors.guests}
          onChange={booking.change}
        />
        <FreeTimes
          date={draft.date}
          today={today}
          start={plan.start}
          lines={wanted}
          arrangement={draft.arrangement}
          customer_id={customer?.id}
          appointment_id={visitId ?? undefined}
          onPick={(date, time) => booking.change(withTime(draft, date, time))}
          onDay={(date) => booking.change({ date, start: null })}
        />
        <ExtrasFields booking={booking} />
        {!booking.isEdit && <RepeatFields booking={booking} />}
      </div>
      <Foot booking={booking} />
    </form>
  );
}

const NONE: readonly number[] = [];

function ExtrasFields({ booking: { extras, setExtras } }: { booking: Booking }) {
  const { t } = useTranslation('appointments');
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
    <div className={styles.foot} data-pinned>
      <span className={styles.total}>
        <b>
          <Money minor={plan.total} />
        </b>
        <small>
          {plan.start !== null && plan.end !== null && plan.end > plan.start ? (
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
  useEffect(() => {
    onDraft?.(JSON.parse(said) as Draft);
  }, [said, onDraft]);
  useEffect(() => () => onDraft?.(undefined), [onDraft]);
}
