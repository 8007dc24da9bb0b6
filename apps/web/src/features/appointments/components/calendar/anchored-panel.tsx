import { Drawer, Portal } from '@mantine/core';
import { useFocusReturn, useFocusTrap, useMergedRef } from '@mantine/hooks';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useScreen } from '../../../../lib/use-screen';
import styles from '../appointments.module.css';

type Props = { anchorId: string; label: string; title: string; onClose: () => void; children: ReactNode };

const GAP = 10;
const EDGE = 8;

/** Beside the card it is about, where there is room; from below on a phone. */
export function AnchoredPanel({ anchorId, label, title, onClose, children }: Props) {
  const { t } = useTranslation('ui');
  const { isMobile } = useScreen();
  if (isMobile)
    return (
      <Drawer
        opened
        onClose={onClose}
        position="bottom"
        size="auto"
        title={title}
        closeButtonProps={{ 'aria-label': t('close') }}
        styles={{
          title: { fontSize: 16, fontWeight: 700 },
          body: { padding: 0 },
          inner: { alignItems: 'flex-end' },
          content: {
            flex: 'none',
            blockSize: 'auto',
            maxBlockSize: '92dvh',
            inlineSize: '100%',
            borderStartStartRadius: 16,
            borderStartEndRadius: 16,
          },
        }}
      >
        {children}
      </Drawer>
    );
  return (
    <Portal>
      <Floating anchorId={anchorId} label={label} onClose={onClose}>
        {children}
      </Floating>
    </Portal>
  );
}

function Floating({ anchorId, label, onClose, children }: Omit<Props, 'title'>) {
  const box = useRef<HTMLDivElement>(null);
  const ref = useMergedRef(box, useFocusTrap(true));
  useFocusReturn({ opened: true, shouldReturnFocus: true });
  const [place, setPlace] = useState<{ x: number; y: number }>();

  useLayoutEffect(() => {
    const put = () => {
      const panel = box.current!.getBoundingClientRect();
      const anchor = document.querySelector(`[data-item="${anchorId}"]`)?.getBoundingClientRect();
      setPlace(placeBeside(anchor, panel));
    };
    put();
    const watch = new ResizeObserver(put);
    watch.observe(box.current!);
    window.addEventListener('resize', put);
    return () => {
      watch.disconnect();
      window.removeEventListener('resize', put);
    };
  }, [anchorId]);

  useLayoutEffect(() => {
    const onDown = (event: PointerEvent) => {
      const target = event.target as Element;
      // A dialog or menu opened from the panel belongs to it, and another card opens its own.
      if (
        !box.current?.contains(target) &&
        !target.closest('[role="dialog"], [role="menu"], [data-item], .mantine-Notifications-root')
      )
        onClose();
    };
    const onKey = (event: KeyboardEvent) => {
      // The first Escape closes the panel's own menu.
      const within = (event.target as Element).closest('[role="dialog"], .mantine-Popover-dropdown');
      const isElsewhere = within !== null && within !== box.current;
      if (event.key === 'Escape' && !isElsewhere && !box.current?.querySelector('[role="menu"]')) onClose();
    };
    document.addEventListener('pointerdown', onDown);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onDown);
      document.removeEventListener('keydown', onKey);
    };
  }, [onClose]);

  return (
    <div
      ref={ref}
      className={styles.panel}
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      data-autofocus
      style={place ? { transform: `translate(${place.x}px, ${place.y}px)` } : { visibility: 'hidden' }}
    >
      <div className={styles.panelBody} dir={document.documentElement.dir}>
        {children}
      </div>
    </div>
  );
}

/** On the side where the script goes on, else on the other, else in the middle. */
function placeBeside(anchor: DOMRect | undefined, panel: DOMRect): { x: number; y: number } {
  const [width, height] = [window.innerWidth, window.innerHeight];
  const clampY = (y: number) => Math.max(EDGE, Math.min(y, height - panel.height - EDGE));
  if (!anchor) return { x: (width - panel.width) / 2, y: clampY((height - panel.height) / 2) };
  const isRtl = document.documentElement.dir === 'rtl';
  const [after, before] = [anchor.right + GAP, anchor.left - GAP - panel.width];
  const fits = (x: number) => x >= EDGE && x + panel.width <= width - EDGE;
  const x = (isRtl ? [before, after] : [after, before]).find(fits) ?? (width - panel.width) / 2;
  return { x, y: clampY(anchor.top - 24) };
}
