import { dashboardContract } from '@rawnaq/domain/dashboard/dashboard.contract';
import type { UseCases } from '../../http/bind-contract';
import { getAppointmentFigures } from './appointment-figures';
import { getPaymentsDetails, getSalesFigures } from './sales-figures';

const useCases: UseCases<typeof dashboardContract> = {
  get_appointments: getAppointmentFigures,
  get_sales: getSalesFigures,
  get_payments: getPaymentsDetails,
};

export const dashboardRoutes = { contract: dashboardContract, useCases };
