import { appointmentsReport, onlineVisitsReport } from './appointments-reports';
import {
  checkInReport,
  cumulativeAttendanceReport,
  detailedAttendanceReport,
  employeeAttendanceReport,
} from './attendance-reports';
import type { ReportDefinition } from './report';

/** Every report. A new one is a definition, a query on the server, and one line in each of the two registries. */
const reports = [
  appointmentsReport,
  checkInReport,
  detailedAttendanceReport,
  cumulativeAttendanceReport,
  employeeAttendanceReport,
  onlineVisitsReport,
] as const;

export type ReportId = (typeof reports)[number]['id'];
export const reportCatalogue: readonly ReportDefinition<ReportId>[] = reports;
export const REPORT_IDS = reports.map((report) => report.id) as [ReportId, ...ReportId[]];

export const reportOf = (id: ReportId): ReportDefinition<ReportId> =>
  reportCatalogue.find((report) => report.id === id)!;
