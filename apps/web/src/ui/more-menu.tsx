import { Button, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ActionItems, type RowAction } from './data-table/row-actions';

/** What the head of a page offers besides its buttons; it stands behind them, and only where there is something. */
export function MoreMenu({ actions }: { actions: readonly RowAction[] }) {
  const { t } = useTranslation('ui');
  if (actions.length === 0) return null;
  return (
    <Menu position="bottom-end" width={220}>
      <Menu.Target>
        <Button variant="default" px={9} aria-label={t('table.more')}>
          <IconDots size={18} stroke={1.75} />
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <ActionItems actions={actions} />
      </Menu.Dropdown>
    </Menu>
  );
}
