import { Button, Menu } from '@mantine/core';
import { rightsToExport } from '@rawnaq/domain/kernel/list';
import { reportOf } from '@rawnaq/domain/reports/report-catalogue';
import { reportsContract } from '@rawnaq/domain/reports/reports.contract';
import { IconDownload, IconFileSpreadsheet, IconFileTypeCsv, IconFileTypePdf } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useRights } from '../../../lib/session';
import { useFileExport } from '../../../ui/exports/use-file-export';
import type { ReportQuestion } from './use-report';

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
