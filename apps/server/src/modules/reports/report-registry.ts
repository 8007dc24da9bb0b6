import type { ReportId } from '@rawnaq/domain/reports/report-catalogue';
import { appointmentsQuery, onlineVisitsQuery } from './appointments-reports.query';
import {
  checkInQuery,
  cumulativeAttendanceQuery,
  detailedAttendanceQuery,
  employeeAttendanceQuery,
} from './attendance-reports.query';
import type { ReportQuery } from './report-query';

/** The query behind each definition. A report without one does not compile. */
export const reportQueries: Record<ReportId, ReportQuery> = {
  appointments: appointmentsQuery,
  'online-daily-visit': onlineVisitsQuery,
  'checkin-checkout': checkInQuery,
  'detailed-attendance': detailedAttendanceQuery,
  'cumulative-attendance': cumulativeAttendanceQuery,
  'employee-attendance': employeeAttendanceQuery,
};
