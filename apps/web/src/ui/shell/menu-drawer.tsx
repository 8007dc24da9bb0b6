import { Drawer } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ShellProps } from '../../app/shell-props';
import { Wordmark } from '../mark';
import { MenuGroups } from './menu-groups';
import styles from './side-menu.module.css';

type Props = Pick<ShellProps, 'menu' | 'onNavigate'> & { opened: boolean; onClose: () => void };

export function MenuDrawer({ menu, onNavigate, opened, onClose }: Props) {
  const { t } = useTranslation('ui');
  const follow = (href: string) => {
    onClose();
    onNavigate(href);
  };
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      size={300}
      position="left"
      title={<Wordmark />}
      closeButtonProps={{ 'aria-label': t('close') }}
      styles={{
        content: { background: 'var(--frame)' },
        header: { background: 'var(--frame)', color: 'var(--nav-strong)' },
      }}
    >
      <nav className={styles.drawer} aria-label={t('shell.mainMenu')}>
        <MenuGroups groups={menu} onNavigate={follow} />
      </nav>
    </Drawer>
  );
}
