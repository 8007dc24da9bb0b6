import type { OutputOf } from '@rawnaq/domain/kernel/contract';
import type { LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import { waitlistContract } from '@rawnaq/domain/waitlist/waitlist.contract';
import { waitlistStates } from '@rawnaq/domain/waitlist/waitlist.states';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../../lib/query';
import { undoToast } from '../../../../ui/undo-toast';
import { toast } from '../../../../ui/toast';
import type { BookingRequest } from '../../booking-request';

export type WaitingEntry = OutputOf<typeof waitlistContract.get_waiting>['records'][number];
const { waiting, told } = waitlistStates.codes;

/** Whom a time can still be found for. */
export const isStillWaiting = ({ status, to_date }: WaitingEntry, today: LocalDate): boolean =>
  (status === waiting || status === told) && to_date >= today;

/** The booking she waits for, on the day that was offered to her or the first that she wished for. */
export function bookingOf(
  entry: WaitingEntry,
  today: LocalDate,
  localDate: (moment: Date) => LocalDate,
): Extract<BookingRequest, { mode: 'new' }> {
  const offered = entry.status === told && entry.told_start_at ? localDate(new Date(entry.told_start_at)) : undefined;
  return {
    mode: 'new',
    date: offered ?? (entry.from_date > today ? entry.from_date : today),
    customer: { id: entry.customer_id, name: entry.customer, mobile: entry.mobile },
    service_ids: entry.service_ids,
    waitlist_id: entry.id,
    ...(entry.employee_id !== null && { employee_id: entry.employee_id }),
    ...(entry.note && { note: entry.note }),
  };
}

/** Takes a wish off the list, or puts it back: a slip of the finger costs nobody her place. */
export function useWaitlistMoves() {
  const { t } = useTranslation('appointments');
  const reopen = useWrite(waitlistContract.reopen, { onSuccess: () => toast('saved') });
  // With the write, not with the call: by then its row may be gone from the list, and with it who called.
  const close = useWrite(waitlistContract.close, {
    onSuccess: (_answer, { id }) => undoToast(t('waitlist.removed'), () => reopen.mutate({ id })),
  });
  return {
    isPending: close.isPending || reopen.isPending,
    reopen: ({ id }: WaitingEntry) => reopen.mutate({ id }),
    remove: ({ id }: WaitingEntry) => close.mutate({ id }),
  };
}
