import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useScreen } from '../lib/use-screen';
import styles from './record-drawer.module.css';

type Props = {
  opened: boolean;
  onClose: () => void;
  title: ReactNode;
  width?: number;
  /** Stays in sight at the bottom, however long the rest is. */ foot?: ReactNode;
  children: ReactNode;
};

const COLUMN = { display: 'flex', flexDirection: 'column' } as const;

/** One record of a list, to read beside it. */
export function RecordDrawer({ opened, onClose, title, width = 480, foot, children }: Props) {
  const { t } = useTranslation('ui');
  const { isMobile } = useScreen();
  const edge = isMobile ? 16 : 24;
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      title={title}
      size={isMobile ? '100%' : width}
      closeButtonProps={{ 'aria-label': t('close') }}
      styles={{
        title: { fontSize: 17, fontWeight: 700 },
        header: { paddingInline: edge, borderBlockEnd: '1px solid var(--line)' },
        body: { padding: `16px ${edge}px 24px`, ...(foot ? { flex: 1, ...COLUMN } : {}) },
        ...(foot ? { content: COLUMN } : {}),
      }}
    >
      {children}
      {foot && (
        <div className={styles.foot} data-pinned>
          {foot}
        </div>
      )}
    </Drawer>
  );
}
