import type { ReportId, ReportWith } from '@rawnaq/domain/reports/report-catalogue';
import { appointmentsServer, onlineVisitsServer } from './appointments-reports.query';
import {
  checkInServer,
  cumulativeAttendanceServer,
  detailedAttendanceServer,
  employeeAttendanceServer,
} from './attendance-reports.query';
import { creditNotesServer } from './credit-notes-reports.query';
import { customerTypesServer } from './customers-reports.query';
import type { AnyPaged, AnySummary, ServerOf } from './report-server';

const servers: { [Id in ReportId]: ServerOf<ReportWith<Id>> } = {
  appointments: appointmentsServer,
  'online-daily-visit': onlineVisitsServer,
  'checkin-checkout': checkInServer,
  'detailed-attendance': detailedAttendanceServer,
  'cumulative-attendance': cumulativeAttendanceServer,
  'employee-attendance': employeeAttendanceServer,
  'credit-notes': creditNotesServer,
  'customer-types': customerTypesServer,
};

/** What answers each definition. A report without it, or with the wrong keys, does not compile. */
export const reportServers: Readonly<Record<ReportId, AnySummary | AnyPaged>> = servers;
