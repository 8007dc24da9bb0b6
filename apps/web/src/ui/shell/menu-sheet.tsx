import { Drawer } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ShellProps } from './shell-props';
import { Wordmark } from '../marks/mark';
import { MenuGroups } from './menu-groups';
import styles from './side-menu.module.css';

type Props = Pick<ShellProps, 'menu' | 'onNavigate'> & { opened: boolean; onClose: () => void };

/** "More" on phones: the whole menu, coming up from the bar. */
export function MenuSheet({ menu, onNavigate, opened, onClose }: Props) {
  const { t } = useTranslation('ui');
  const follow = (href: string) => {
    onClose();
    onNavigate(href);
  };
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="bottom"
      size="auto"
      title={<Wordmark />}
      closeButtonProps={{ 'aria-label': t('close') }}
      classNames={{ content: styles.sheetContent, header: styles.sheetHeader }}
    >
      <nav className={styles.sheet} aria-label={t('shell.mainMenu')}>
        <MenuGroups groups={menu} onNavigate={follow} />
      </nav>
    </Drawer>
  );
}
