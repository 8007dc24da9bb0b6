import { useNotifications } from '@mantine/notifications';
import { useEffect } from 'react';

const EDGE = 12;
const LOOK_MS = 250;

/**
 * Toasts stand at the start side, beside the menu and above whatever is pinned to the lower edge there: no action lies
 * under them.
 */
export function useToastPlace(): void {
  const { notifications } = useNotifications();
  const count = notifications.length;
  useEffect(() => {
    if (count === 0) return undefined;
    putToasts();
    const timer = window.setInterval(putToasts, LOOK_MS);
    return () => window.clearInterval(timer);
  }, [count]);
}

function putToasts(): void {
  const { documentElement: root } = document;
  const content = document.querySelector('#content')?.getBoundingClientRect();
  const isRtl = root.dir === 'rtl';
  const start = content ? (isRtl ? window.innerWidth - content.right : content.left) : 0;
  root.style.setProperty('--toast-start', `${start + EDGE}px`);
  const toasts = document.querySelector('.mantine-Notifications-root')?.getBoundingClientRect();
  const lift = [...document.querySelectorAll('[data-pinned]')]
    .map((pinned) => pinned.getBoundingClientRect())
    .filter(
      ({ left, right, top, height }) => height > 0 && top > 0 && toasts && left < toasts.right && right > toasts.left,
    )
    .reduce((most, { top }) => Math.max(most, window.innerHeight - top), 0);
  root.style.setProperty('--toast-lift', `${Math.min(lift, window.innerHeight / 2)}px`);
}
