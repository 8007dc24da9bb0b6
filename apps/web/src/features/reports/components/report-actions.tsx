import { rightsToExport } from '@rawnaq/domain/kernel/list';
import { reportOf } from '@rawnaq/domain/reports/report-catalogue';
import { reportsContract } from '@rawnaq/domain/reports/reports.contract';
import { Button } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePermission, useRights } from '../../../lib/session';
import { ExportMenu } from '../../../ui/exports/export-menu';
import { ReportMailDrawer } from '../../report-mails';
import type { ReportQuestion } from './use-report';

/** The report as its page shows it, regularly to whoever should have it. The days follow from how often. */
export function ReportByMail({ asked }: { asked: ReportQuestion }) {
  const { t } = useTranslation('report-mails');
  const [isOpen, setOpen] = useState(false);
  const { id: report, from: _, to: __, as_of: ___, ...filters } = asked;
  if (!usePermission('reports.mail')) return null;
  return (
    <>
      <Button variant="default" leftSection={<IconMail size={18} stroke={1.75} />} onClick={() => setOpen(true)}>
        {t('byMail')}
      </Button>
      {isOpen && <ReportMailDrawer shown={{ report, filters }} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Files hold all rows of the report, not just the page in sight. */
export function ReportExport({ asked }: { asked: ReportQuestion }) {
  if (!useRights(rightsToExport(reportOf(asked.id).columns, 'merchant'))) return null;
  return <ExportMenu endpoint={reportsContract.export} asked={asked} />;
}
