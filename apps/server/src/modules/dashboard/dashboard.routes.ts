import { dashboardContract } from '@rawnaq/domain/dashboard/dashboard.contract';
import type { UseCases } from '../../http/bind-contract';
import { getAppointmentFigures } from './appointment-figures';
import { getCustomerFigures } from './customer-figures';
import { getPaymentsDetails, getSalesFigures } from './sales-figures';
import { getWaiting } from './waiting';

const useCases: UseCases<typeof dashboardContract> = {
  get_appointments: getAppointmentFigures,
  get_sales: getSalesFigures,
  get_customers: getCustomerFigures,
  get_waiting: getWaiting,
  get_payments: getPaymentsDetails,
};

export const dashboardRoutes = { contract: dashboardContract, useCases };
