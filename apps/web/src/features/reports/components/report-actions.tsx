import { Button, Menu } from '@mantine/core';
import { rightsToExport } from '@rawnaq/domain/kernel/list';
import { reportOf } from '@rawnaq/domain/reports/report-catalogue';
import { reportsContract } from '@rawnaq/domain/reports/reports.contract';
import { IconDownload, IconFileSpreadsheet, IconFileTypeCsv, IconFileTypePdf, IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePermission, useRights } from '../../../lib/session';
import { useFileExport } from '../../../ui/exports/use-file-export';
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
  const { t } = useTranslation('ui');
  const file = useFileExport(reportsContract.export, asked);
  if (!useRights(rightsToExport(reportOf(asked.id).columns, 'merchant'))) return null;
  return (
    <Menu position="bottom-end" width={200}>
      <Menu.Target>
        <Button variant="default" loading={file.isPending} leftSection={<IconDownload size={18} stroke={1.75} />}>
          {t('export.label')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconFileSpreadsheet size={18} stroke={1.75} />} onClick={() => file.mutate('xlsx')}>
          {t('export.xlsx')}
        </Menu.Item>
        <Menu.Item leftSection={<IconFileTypeCsv size={18} stroke={1.75} />} onClick={() => file.mutate('csv')}>
          {t('export.csv')}
        </Menu.Item>
        <Menu.Item leftSection={<IconFileTypePdf size={18} stroke={1.75} />} onClick={() => file.mutate('pdf')}>
          {t('export.pdf')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
