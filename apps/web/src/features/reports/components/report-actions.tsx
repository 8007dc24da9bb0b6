import { Button, Menu } from '@mantine/core';
import { pathOf } from '@rawnaq/domain/kernel/addresses';
import { rightsToExport } from '@rawnaq/domain/kernel/list';
import { can } from '@rawnaq/domain/kernel/permissions';
import { REPORT_GROUPS, type ReportDefinition, type ReportGroup } from '@rawnaq/domain/reports/report';
import { reportCatalogue, reportOf, type ReportId } from '@rawnaq/domain/reports/report-catalogue';
import { reportsContract } from '@rawnaq/domain/reports/reports.contract';
import { IconDownload, IconFileSpreadsheet, IconFileTypeCsv, IconReportAnalytics } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { download } from '../../../lib/api-client';
import { useLanguage } from '../../../lib/i18n';
import { useRights, useSession } from '../../../lib/session';
import type { ReportQuestion } from './use-report';

/** Files hold all rows of the report, not just the page in sight. */
export function ReportExport({ asked }: { asked: ReportQuestion }) {
  const { t } = useTranslation('ui');
  const file = useMutation({
    mutationFn: (format: 'xlsx' | 'csv') => download(reportsContract.export, { ...asked, format }),
  });
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
      </Menu.Dropdown>
    </Menu>
  );
}

/** The other reports the person may open, by group. */
export function OtherReports({ current }: { current: ReportDefinition<ReportId> }) {
  const { t } = useTranslation('reports');
  const language = useLanguage();
  const permissions = useSession()?.user.permissions ?? {};
  const open = reportCatalogue.filter(
    (report) => report !== current && !report.fixed && can(permissions, report.permission),
  );
  if (open.length === 0) return null;
  return (
    <Menu position="bottom-end" width={260}>
      <Menu.Target>
        <Button variant="default" leftSection={<IconReportAnalytics size={18} stroke={1.75} />}>
          {t('others')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {(Object.keys(REPORT_GROUPS) as ReportGroup[])
          .filter((group) => open.some((report) => report.group === group))
          .map((group) => (
            <div key={group} role="presentation">
              <Menu.Label>{REPORT_GROUPS[group][language]}</Menu.Label>
              {open
                .filter((report) => report.group === group)
                .map((report) => (
                  <Menu.Item key={report.id} component={Link} to={pathOf(report.address, language)}>
                    {report.title[language]}
                  </Menu.Item>
                ))}
            </div>
          ))}
      </Menu.Dropdown>
    </Menu>
  );
}
