import { ActionIcon, Button, Popover } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useState, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuIcon } from '../shell/shell-props';
import styles from './more-actions.module.css';

export type PageAction = { label: string; icon: MenuIcon; onClick: () => void };
type Props = {
  actions: readonly PageAction[];
  /** Buttons and switches of the page that stand beside the main action on wide screens. */
  children?: ReactNode;
  button?: RefObject<HTMLButtonElement | null>;
};

/** What a page can do besides its main action, behind one button. */
export function MoreActions({ actions, children, button }: Props) {
  const { t } = useTranslation('ui');
  const [opened, setOpened] = useState(false);
  if (actions.length === 0 && !children) return null;
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" width={240} trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon
          ref={button}
          variant="default"
          className={styles.dots}
          aria-label={t('table.more')}
          aria-expanded={opened}
          onClick={() => setOpened(!opened)}
        >
          <IconDots size={18} stroke={1.75} />
        </ActionIcon>
      </Popover.Target>
      {/* Whatever was chosen, the list is next. */}
      <Popover.Dropdown p={6} aria-label={t('table.more')} onClick={() => setOpened(false)}>
        <div className={styles.stack}>
          {children}
          {actions.map(({ label, icon: Icon, onClick }) => (
            <Button
              key={label}
              variant="subtle"
              color="gray"
              leftSection={<Icon size={18} stroke={1.75} />}
              onClick={onClick}
            >
              {label}
            </Button>
          ))}
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
