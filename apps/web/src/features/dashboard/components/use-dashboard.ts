import {
  dashboardContract,
  type AskedDays,
  type AppointmentFigures,
} from '@rawnaq/domain/dashboard/dashboard.contract';
import { useEffect } from 'react';
import { useRead } from '../../../lib/query';
import { usePermission } from '../../../lib/session';
import { useFormat } from '../../../lib/use-format';

/** Four questions side by side, each asked only by those who may: one that fails leaves the others in sight. */
export function useDashboard(asked: AskedDays) {
  const seesAppointments = usePermission('appointments.view');
  const seesSales = usePermission('dashboard.payments-details');
  const seesCustomers = usePermission('customers.view');
  const options = { keepPrevious: true, ownFailure: true };
  const sales = useRead(dashboardContract.get_sales, asked, { ...options, enabled: seesSales });
  const appointments = useRead(dashboardContract.get_appointments, asked, { ...options, enabled: seesAppointments });
  const customers = useRead(dashboardContract.get_customers, asked, { ...options, enabled: seesCustomers });
  const waiting = useRead(dashboardContract.get_waiting, {}, { ownFailure: true });
  useRefetchWhenNextBegins(appointments.data, appointments.refetch);
  return {
    seesAny: seesSales || seesAppointments || seesCustomers,
    sales: { ...pick(sales), isThere: seesSales },
    appointments: { ...pick(appointments), isThere: seesAppointments },
    customers: { ...pick(customers), isThere: seesCustomers },
    waiting: waiting.data?.blocks,
  };
}

type Query<Data> = { data: Data | undefined; isError: boolean; refetch: () => unknown };
/** One question of the page: whether this person asks it, and what came of it. */
export type Asked<Data> = Query<Data> & { isThere: boolean };

const pick = <Data>({ data, isError, refetch }: Query<Data>): Query<Data> => ({ data, isError, refetch });

/** Whoever is first in "next" leaves it when the visit begins: then the list is asked again. */
function useRefetchWhenNextBegins(figures: AppointmentFigures | undefined, refetch: () => unknown): void {
  const format = useFormat();
  const first = figures?.next[0];
  useEffect(() => {
    if (!first) return;
    // Both in the salon's wall time, read as if it were the same zone: only the distance counts.
    const begins = Date.parse(`${first.date}T00:00:00Z`) + first.start * MINUTE_MS;
    const now = Date.parse(`${format.localDateTime(new Date()).replace(' ', 'T')}Z`);
    const timer = setTimeout(() => void refetch(), Math.max(begins - now, 0) + MINUTE_MS);
    return () => clearTimeout(timer);
  }, [first, refetch, format]);
}
const MINUTE_MS = 60_000;
