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
  return (
    <Menu position="bottom-end" width={220}>
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
        {actions.map((action) => (
          <Menu.Item
            key={action.label}
            {...(action.danger && { color: 'red' })}
            leftSection={<action.icon size={18} stroke={1.75} />}
            onClick={action.onClick}
          >
            {action.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
