import { appointmentsContract } from '@rawnaq/domain/appointments/appointments.contract';
import type { Repeat } from '@rawnaq/domain/appointments/appointment.shapes';
import { appointmentErrors } from '@rawnaq/domain/appointments/appointment.errors';
import { servicesContract } from '@rawnaq/domain/services/services.contract';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiFailure } from '../../../../lib/api-client';
import { reactToFailure } from '../../../../lib/failure-policy';
import { useLanguage } from '../../../../lib/language/i18n';
import { useRead, useWrite } from '../../../../lib/query';
import { toastSuccess } from '../../../../lib/toast';
import { useFormat } from '../../../../lib/use-format';
import { confirm } from '../../../../ui/confirm';
import { useOneAtATime } from '../../../../ui/form/use-one-at-a-time';
import { toast } from '../../../../ui/toast';
import { asUsual, changeDraft, planOf, toLineInputs, type BookingDraft } from '../../booking-draft';
import { firstDraft, firstCustomer, type BookingRequest } from '../../booking-request';
import type { CustomerChoice } from './customer-search';
import type { ServiceOption } from '../../../services';

const QUESTIONS = ['APPOINTMENT_OUTSIDE_HOURS', 'APPOINTMENT_CHANGED'] as const;
type Question = (typeof QUESTIONS)[number];
type Agreed = Partial<Record<Question, boolean>>;
export type BookingErrors = { customer?: string; lines?: string; start?: string; guests?: string };
export type Extras = { note: string; deposit: number | null; tell: boolean; repeat: Repeat | undefined };

/** The menu, to choose from. */
export function useServices(): ReadonlyMap<number, ServiceOption> | undefined {
  const { data } = useRead(servicesContract.options, {}, { ownFailure: true });
  return useMemo(() => data && new Map(data.records.map((service) => [service.id, service])), [data]);
}

/** A booking from its first word to the answer of the server. */
export function useBooking(
  request: BookingRequest,
  services: ReadonlyMap<number, ServiceOption>,
  onDone: (id: number, date: string) => void,
) {
  const { t } = useTranslation('appointments');
  const language = useLanguage();
  const format = useFormat();
  const isEdit = request.mode === 'edit' || request.mode === 'reschedule';
  const [draft, setDraft] = useState<BookingDraft>(() => firstDraft(request, services));
  const [customer, setCustomer] = useState<CustomerChoice | undefined>(() => firstCustomer(request));
  const [extras, setExtras] = useState<Extras>(() => ({
    note: noteOf(request),
    deposit: isEdit ? request.visit.deposit || null : null,
    tell: true,
    repeat: undefined,
  }));
  const [errors, setErrors] = useState<BookingErrors>({});
  const [touched, setTouched] = useState(false);
  const add = useWrite(appointmentsContract.add, { ownFailure: true });
  const edit = useWrite(appointmentsContract.edit, { ownFailure: true });
  const plan = planOf(draft, services);

  const problems = (): BookingErrors => ({
    ...(!customer && { customer: t('needs.customer') }),
    ...(!plan.lines.some(({ service_id }) => service_id !== null) && {
      lines: appointmentErrors.APPOINTMENT_NEEDS_SERVICE[language],
    }),
    ...(plan.start === null && { start: t('needs.start') }),
    ...(draft.guests.some(({ name }) => !name.trim()) && { guests: t('needs.guest') }),
  });
  const send = async (agreed: Agreed): Promise<void> => {
    const shared = {
      customer_id: customer!.id,
      date: draft.date,
      lines: toLineInputs(plan, draft),
      note: extras.note,
      deposit: extras.deposit ?? 0,
      tell_customer: extras.tell,
      outside_hours: agreed.APPOINTMENT_OUTSIDE_HOURS ?? false,
    };
    if (isEdit) {
      const { id, updated_at } = request.visit;
      await edit.mutateAsync({ ...shared, id, ...(!agreed.APPOINTMENT_CHANGED && { updated_at }) });
      toast('saved');
      return onDone(id, draft.date);
    }
    const { id, skipped } = await add.mutateAsync({
      ...shared,
      ...(extras.repeat && { repeat: extras.repeat }),
      ...(request.mode === 'rebook' && { rebooked_from: request.visit.id }),
      ...(request.mode === 'new' && request.waitlist_id !== undefined && { waitlist_id: request.waitlist_id }),
    });
    toast('appointmentAdded');
    if (skipped.length > 0)
      toastSuccess(t('repeat.skipped', { dates: format.list(skipped.map((day) => format.dayAndMonth(day))) }));
    onDone(id, draft.date);
  };
  /** What the server refuses once and takes when it is meant. */
  const questions: Record<Question, (reason: string) => Parameters<typeof confirm>[0]> = {
    APPOINTMENT_OUTSIDE_HOURS: (reason) => ({
      title: t('outside.title'),
      text: t('outside.reason', { reason }),
      action: t('outside.book'),
    }),
    APPOINTMENT_CHANGED: () => ({ title: t('changed.title'), text: t('changed.text'), action: t('changed.action') }),
  };
  // A drawer takes a moment to close: what is booked is not booked again meanwhile.
  const isDone = useRef(false);
  const attempt = async (agreed: Agreed = {}): Promise<void> => {
    try {
      await send(agreed);
      isDone.current = true;
    } catch (error) {
      const question = isApiFailure(error) && QUESTIONS.find((one) => error.code === one && !agreed[one]);
      if (!question) reactToFailure(error, 'write');
      else if (await confirm(questions[question](error.message))) await attempt({ ...agreed, [question]: true });
    }
  };
  const submit = useOneAtATime(async () => {
    const found = problems();
    setErrors(found);
    if (Object.keys(found).length === 0 && !isDone.current) await attempt();
  });

  return {
    isEdit,
    draft,
    customer,
    extras,
    errors,
    plan,
    touched,
    isSaving: add.isPending || edit.isPending,
    change: (part: Partial<BookingDraft>) => {
      setDraft((current) => changeDraft(current, part, services));
      if (part.date !== undefined && part.date !== draft.date)
        setExtras(({ repeat, ...rest }) => ({ ...rest, repeat: repeat && asUsual(repeat) }));
      setErrors({});
      setTouched(true);
    },
    setCustomer: (next: CustomerChoice | undefined) => {
      setCustomer(next);
      setErrors({});
      setTouched(true);
    },
    setExtras: (part: Partial<Extras>) => {
      setExtras((current) => ({ ...current, ...part }));
      setTouched(true);
    },
    touch: () => setTouched(true),
    submit: () => void submit(),
  };
}

export type Booking = ReturnType<typeof useBooking>;

const noteOf = (request: BookingRequest): string =>
  request.mode === 'new' ? (request.note ?? '') : request.mode === 'rebook' ? '' : (request.visit.note ?? '');
