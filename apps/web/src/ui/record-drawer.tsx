import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useScreen } from '../lib/use-screen';

type Props = { opened: boolean; onClose: () => void; title: ReactNode; width?: number; children: ReactNode };

/** One record of a list, to read beside it. */
export function RecordDrawer({ opened, onClose, title, width = 480, children }: Props) {
  const { t } = useTranslation('ui');
  const { isMobile } = useScreen();
  const edge = isMobile ? 16 : 24;
  return (
    <Drawer opened={opened} onClose={onClose} title={title} size={isMobile ? '100%' : width} closeButtonProps={{ 'aria-label': t('close') }} styles={{ title: { fontSize: 17, fontWeight: 700 }, header: { paddingInline: edge, borderBlockEnd: '1px solid var(--line)' }, body: { padding: `16px ${edge}px 24px` } }}>
      {children}
    </Drawer>
  );
}
