import { dashboardContract } from '@rawnaq/domain/dashboard/dashboard.contract';
import type { UseCases } from '../../http/bind-contract';
import { getAppointmentFigures } from './appointment-figures';

const useCases: UseCases<typeof dashboardContract> = { get_appointments: getAppointmentFigures };

export const dashboardRoutes = { contract: dashboardContract, useCases };
