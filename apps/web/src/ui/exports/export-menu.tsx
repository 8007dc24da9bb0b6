import { Button, Menu } from '@mantine/core';
import type { Endpoint } from '@rawnaq/domain/kernel/contract';
import { IconDownload, IconFileSpreadsheet, IconFileTypeCsv, IconFileTypePdf } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFileExport } from './use-file-export';

type Props = { endpoint: Endpoint; asked: Readonly<Record<string, string>> };

/** The file of a report, in the format one chooses. */
export function ExportMenu({ endpoint, asked }: Props) {
  const { t } = useTranslation('ui');
  const file = useFileExport(endpoint, asked);
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
