import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DoorStep } from './door-links';
import styles from './door.module.css';

/** The server answers at most one request a minute. */
const WAIT_SECONDS = 60;

export function ResendButton({ sentAt, onResend }: { sentAt: number; onResend: () => void }) {
  const { t } = useTranslation('auth');
  const left = useSecondsUntil(sentAt + WAIT_SECONDS * 1000);
  if (left === 0) return <DoorStep onClick={onResend}>{t('resend.again')}</DoorStep>;
  return <p className={styles.wait}>{t('resend.wait', { time: `0:${String(left).padStart(2, '0')}` })}</p>;
}

function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(() => Date.now());
  // After a long pause `now` is old for one beat: the wait is never longer than it can be.
  const left = Math.min(WAIT_SECONDS - 1, Math.max(0, Math.ceil((moment - now) / 1000)));
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) return;
    const timer = window.setInterval(() => setNow(Date.now()), 1000);
    return () => window.clearInterval(timer);
  }, [moment, isOver]);
  return left;
}
