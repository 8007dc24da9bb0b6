import { Button, Menu } from '@mantine/core';
import { IconDownload, IconFileSpreadsheet, IconFileTypeCsv, IconPrinter } from '@tabler/icons-react';
import type { List, ListRecord } from '@rawnaq/domain/kernel/list';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { download } from '../../lib/api-client';
import { toListInput, type ListState } from './list-state';

/** The file holds every record that fits the filters, not just the page in sight; paper shows what is on screen. */
export function ExportMenu<Row extends ListRecord>({ list, state }: { list: List<Row>; state: ListState }) {
  const { t } = useTranslation('ui');
  const file = useMutation({
    mutationFn: (format: 'xlsx' | 'csv') => download(list.endpoints.export, { ...toListInput(state), format }),
  });

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
        <Menu.Item leftSection={<IconPrinter size={18} stroke={1.75} />} onClick={() => window.print()}>
          {t('export.print')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
