import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { MenuIcon } from '../shell/shell-props';

export type RowAction = { label: string; icon: MenuIcon; onClick: () => void; danger?: boolean; loading?: boolean };

/** One action is a button that says so; several share a menu, and where room is short one does too. */
export function RowActions({ actions, compact = false }: { actions: readonly RowAction[]; compact?: boolean }) {
  const { t } = useTranslation('ui');
  const [only] = actions;
  if (!only) return null;
  if (actions.length === 1 && !compact)
    return (
      <Button
        size="xs"
        variant="default"
        data-danger={only.danger || undefined}
        loading={only.loading ?? false}
        leftSection={<only.icon size={16} stroke={1.75} />}
        onClick={only.onClick}
      >
        {only.label}
      </Button>
    );
  // Outside of the table, which may scroll and whose last column stays: it would cut the menu off or cover it.
  return (
    <Menu position="bottom-end" width={220} withinPortal>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={compact ? 44 : 30}
          c="var(--grey-6)"
          aria-label={t('table.actions')}
        >
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <ActionItems actions={actions} />
      </Menu.Dropdown>
    </Menu>
  );
}

export const ActionItems = ({ actions }: { actions: readonly RowAction[] }) =>
  actions.map(({ label, icon: Icon, onClick, danger }) => (
    <Menu.Item
      key={label}
      data-danger={danger || undefined}
      leftSection={<Icon size={18} stroke={1.75} />}
      onClick={onClick}
    >
      {label}
    </Menu.Item>
  ));
