import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useScreen } from '../lib/use-screen';

type Props = { opened: boolean; onClose: () => void; title: ReactNode; width?: number; children: ReactNode };

/** One record of a list, to read beside it. */
export function RecordDrawer({ opened, onClose, title, width = 480, children }: Props) {
  const { t } = useTranslation('ui');
  const { isMobile } = useScreen();
  return (
    <Drawer opened={opened} onClose={onClose} title={title} size={isMobile ? '100%' : width} closeButtonProps={{ 'aria-label': t('close') }} styles={{ title: { fontSize: 17, fontWeight: 700 } }}>
      {children}
    </Drawer>
  );
}
