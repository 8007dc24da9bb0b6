import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { tillContract } from '@rawnaq/domain/till/till.contract';
import type { UseCase } from '../../http/bind-contract';
import { visitToBill } from '../appointments';
import { openDeposits } from '../customer-money';
import { isBilled } from '../invoices';
import { readAgreed } from './read-agreed';

export const billOfVisit: UseCase<(typeof tillContract)['bill_of_visit']> = async (ctx, { appointment_id }) => {
  const visit = await visitToBill(ctx, appointment_id);
  if (await isBilled(ctx, appointment_id)) throw new AppError('APPOINTMENT_ALREADY_BILLED');
  const [deposits, agreed] = await Promise.all([openDeposits(ctx, visit.customer_id), readAgreed(ctx, visit)]);
  return {
    customer_id: visit.customer_id,
    lines: visit.lines.map(({ service_id, employee_id, price }) => ({ service_id, employee_id, unit_price: price })),
    deposit: deposits
      .filter((deposit) => deposit.appointment_id === appointment_id)
      .reduce((sum, { open_amount }) => sum + open_amount, 0),
    agreed,
  };
};
