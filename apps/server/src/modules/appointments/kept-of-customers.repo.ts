import { AppError } from '@rawnaq/domain/kernel/app-error';
import { keptRows, type KeptOfCustomer } from '../../db/kept-of-customer';
import { isExclusionViolation } from '../../db/pg-errors';

const busyTimes = keptRows('busy_times');

export const keptByAppointments: readonly KeptOfCustomer[] = [
  keptRows('appointments'),
  {
    ...busyTimes,
    move: async (...who) => {
      try {
        await busyTimes.move(...who);
      } catch (error) {
        // Nobody is at two visits at once: one of them has to be moved or cancelled first.
        if (isExclusionViolation(error, 'busy_times_customer_once')) throw new AppError('CUSTOMER_HAS_APPOINTMENT');
        throw error;
      }
    },
  },
];
