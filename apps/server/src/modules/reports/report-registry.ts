import type { ReportId, ReportWith } from '@rawnaq/domain/reports/report-catalogue';
import { appointmentsServer, onlineVisitsServer } from './appointments-reports.query';
import {
  checkInServer,
  cumulativeAttendanceServer,
  detailedAttendanceServer,
  employeeAttendanceServer,
} from './attendance/attendance-reports.query';
import { creditNotesServer } from './money/credit-notes-reports.query';
import { customerTypesServer } from './customers-reports.query';
import { commissionsServer, employeeCommissionsServer } from './commissions-reports.query';
import { customersDiscountServer } from './money/discounts-reports.query';
import { dailyPaymentsServer, monthlyPaymentsServer } from './money/payments-reports';
import { activitiesServer, activitiesSummaryServer, servicesServer } from './sales-reports.query';
import { journalServer, profitAndLossServer } from './money/profit-reports.query';
import { supplierStatementServer } from './money/supplier-reports.query';
import { vatServer } from './money/vat-reports.query';
import { activeGiftCardsServer, expiredGiftCardsServer, usedGiftCardsServer } from './gift-card-reports.query';
import {
  internalUseServer,
  inventoryMovementsServer,
  inventoryStatusServer,
  mostSoldServer,
  mostUsedServer,
} from './inventory/inventory-reports.query';
import { complaintsServer } from './feedback/complaints-reports.query';
import { surveysServer } from './feedback/survey-reports.query';
import { unusedPackagesServer } from './package-reports.query';
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
  'daily-payments': dailyPaymentsServer,
  'monthly-payments': monthlyPaymentsServer,
  vat: vatServer,
  'inventory-status': inventoryStatusServer,
  'inventory-movements': inventoryMovementsServer,
  'internal-use': internalUseServer,
  'most-used-products': mostUsedServer,
  'most-sold-products': mostSoldServer,
  services: servicesServer,
  activities: activitiesServer,
  'activities-summary': activitiesSummaryServer,
  commissions: commissionsServer,
  'employee-commissions': employeeCommissionsServer,
  'customers-discount': customersDiscountServer,
  'unused-packages': unusedPackagesServer,
  surveys: surveysServer,
  complaints: complaintsServer,
  'active-gift-cards': activeGiftCardsServer,
  'profit-and-loss': profitAndLossServer,
  journal: journalServer,
  'supplier-statement': supplierStatementServer,
  'used-gift-cards': usedGiftCardsServer,
  'expired-gift-cards': expiredGiftCardsServer,
};

/** What answers each definition. A report without it, or with the wrong keys, does not compile. */
export const reportServers: Readonly<Record<ReportId, AnySummary | AnyPaged>> = servers;
