import { rightsToExport } from '@rawnaq/domain/kernel/list';
import { reportOf } from '@rawnaq/domain/reports/report-catalogue';
import { reportsContract } from '@rawnaq/domain/reports/reports.contract';
import { useRights } from '../../../lib/session';
import { ExportMenu } from '../../../ui/exports/export-menu';
import type { ReportQuestion } from './use-report';

/** Files hold all rows of the report, not just the page in sight. */
export function ReportExport({ asked }: { asked: ReportQuestion }) {
  if (!useRights(rightsToExport(reportOf(asked.id).columns, 'merchant'))) return null;
  return <ExportMenu endpoint={reportsContract.export} asked={asked} />;
}
