import { Button, Menu } from '@mantine/core';
import { IconDownload, IconFileSpreadsheet, IconFileTypeCsv, IconFileTypePdf, IconPrinter } from '@tabler/icons-react';
import type { List, ListRecord } from '@rawnaq/domain/kernel/list';
import { useTranslation } from 'react-i18next';
import { useFileExport } from '../exports/use-file-export';
import { toListInput, type ListState } from './list-state';
import type { PageAction } from './more-actions';

/** The file holds every record that fits the filters, not just the page in sight; paper shows what is on screen. */
export function useExport<Row extends ListRecord>(list: List<Row>, state: ListState) {
  const { t } = useTranslation('ui');
  const file = useFileExport(list.endpoints.export, toListInput(state));
  const actions: readonly PageAction[] = [
    { label: t('export.xlsx'), icon: IconFileSpreadsheet, onClick: () => file.mutate('xlsx') },
    { label: t('export.csv'), icon: IconFileTypeCsv, onClick: () => file.mutate('csv') },
    { label: t('export.pdf'), icon: IconFileTypePdf, onClick: () => file.mutate('pdf') },
    { label: t('export.print'), icon: IconPrinter, onClick: () => window.print() },
  ];
  return { actions, isPending: file.isPending };
}

export function ExportMenu({ actions, isPending }: ReturnType<typeof useExport>) {
  const { t } = useTranslation('ui');
  return (
    <Menu position="bottom-end" width={200}>
      <Menu.Target>
        <Button variant="default" loading={isPending} leftSection={<IconDownload size={18} stroke={1.75} />}>
          {t('export.label')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map(({ label, icon: Icon, onClick }) => (
          <Menu.Item key={label} leftSection={<Icon size={18} stroke={1.75} />} onClick={onClick}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
