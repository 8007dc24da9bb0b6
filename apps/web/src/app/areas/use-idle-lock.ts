import type { UserKind } from '@rawnaq/domain/auth/auth.contract';
import { useEffect } from 'react';
import { hasPage } from '../../lib/pages/known-pages';
import { readStored, writeStored } from '../../lib/storage';
import { useLock } from './use-lock';

const SIGNS_OF_LIFE = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;
const LOOK_EVERY = 15_000;
const WRITE_AT_MOST_EVERY = 5000;

/** Locks the session when nobody has touched any tab of this kind for a while. Zero minutes: never. */
export function useIdleLock(kind: UserKind, minutes: number): void {
  const lock = useLock(kind);
  useEffect(() => {
    if (minutes <= 0 || !hasPage(kind === 'manager' ? 'manager-lock-screen' : 'merchant-lock-screen')) return;
    const key = `rawnaq.${kind}.last-touch`;
    let written = 0;
    const touch = () => {
      const now = Date.now();
      if (now - written < WRITE_AT_MOST_EVERY) return;
      written = now;
      writeStored(key, String(now));
    };
    const look = () => {
      if (Date.now() - Math.max(written, Number(readStored(key) ?? 0)) >= minutes * 60_000) lock();
    };
    touch();
    const timer = window.setInterval(look, LOOK_EVERY);
    for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, touch, { passive: true });
    return () => {
      window.clearInterval(timer);
      for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, touch);
    };
  }, [kind, minutes, lock]);
}
