import { creditNotesReport } from './definitions/credit-notes-reports';
import { customerTypesReport } from './definitions/customers-reports';
import { appointmentsReport, onlineVisitsReport } from './definitions/appointments-reports';
import {
  checkInReport,
  cumulativeAttendanceReport,
  detailedAttendanceReport,
  employeeAttendanceReport,
} from './definitions/attendance-reports';
import { commissionsReport, employeeCommissionsReport } from './definitions/commissions-reports';
import { customersDiscountReport } from './definitions/discounts-reports';
import { dailyPaymentsReport, monthlyPaymentsReport } from './definitions/payments-reports';
import { activitiesReport, activitiesSummaryReport, servicesReport } from './definitions/sales-reports';
import { journalReport, profitAndLossReport } from './definitions/profit-reports';
import { supplierStatementReport } from './definitions/supplier-reports';
import { vatReport } from './definitions/vat-reports';
import { activeGiftCardsReport, expiredGiftCardsReport, usedGiftCardsReport } from './definitions/gift-card-reports';
import {
  internalUseReport,
  inventoryMovementsReport,
  inventoryStatusReport,
  mostSoldReport,
  mostUsedReport,
} from './definitions/inventory-reports';
import { complaintsReport, surveysReport } from './definitions/survey-reports';
import { unusedPackagesReport } from './definitions/package-reports';
import type { ReportDefinition } from './report';

/** Every report. A new one is a definition, a function of the server, and one line in each of the registries. */
const reports = [
  appointmentsReport,
  checkInReport,
  dailyPaymentsReport,
  monthlyPaymentsReport,
  profitAndLossReport,
  journalReport,
  supplierStatementReport,
  vatReport,
  inventoryStatusReport,
  inventoryMovementsReport,
  internalUseReport,
  mostUsedReport,
  mostSoldReport,
  servicesReport,
  activitiesReport,
  activitiesSummaryReport,
  commissionsReport,
  employeeCommissionsReport,
  customersDiscountReport,
  detailedAttendanceReport,
  cumulativeAttendanceReport,
  employeeAttendanceReport,
  unusedPackagesReport,
  activeGiftCardsReport,
  usedGiftCardsReport,
  expiredGiftCardsReport,
  surveysReport,
  complaintsReport,
  onlineVisitsReport,
  creditNotesReport,
  customerTypesReport,
] as const;

export type ReportId = (typeof reports)[number]['id'];
/** The definition of one of them, with the keys of its own rows and figures. */
export type ReportWith<Id extends ReportId> = Extract<(typeof reports)[number], { id: Id }>;
export const reportCatalogue: readonly ReportDefinition<ReportId>[] = reports;
export const REPORT_IDS = reports.map((report) => report.id) as [ReportId, ...ReportId[]];

export const reportOf = (id: ReportId): ReportDefinition<ReportId> =>
  reportCatalogue.find((report) => report.id === id)!;
