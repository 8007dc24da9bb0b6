import { reportsContract } from '@rawnaq/domain/reports/reports.contract';
import type { UseCases } from '../../http/bind-contract';
import { exportReport, getReport } from './run-report';

const useCases: UseCases<typeof reportsContract> = { get_records: getReport, export: exportReport };

export const reportsRoutes = { contract: reportsContract, useCases };
