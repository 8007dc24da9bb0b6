import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';
import { confirm } from '../confirm';

/**
 * Leaving the page or its tab with unsaved work asks first. Any other change of the search part (a filter, an open
 * drawer) is not leaving.
 */
export function useUnsavedGuard(active: boolean): void {
  const ask = useLeaveQuestion();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      active &&
      (currentLocation.pathname !== nextLocation.pathname ||
        tabOf(currentLocation.search) !== tabOf(nextLocation.search)),
  );

  const settle = useEffectEvent(async () => {
    const leave = await ask();
    if (blocker.state === 'blocked') leave ? blocker.proceed() : blocker.reset();
  });
  // One question for one blocked move, however often the page is drawn meanwhile.
  useEffect(() => {
    if (blocker.state === 'blocked') void settle();
  }, [blocker.state]);

  useEffect(() => {
    if (!active) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [active]);
}

export function useLeaveQuestion(): () => Promise<boolean> {
  const { t } = useTranslation('ui');
  return () =>
    confirm({
      title: t('form.unsavedTitle'),
      text: t('form.unsavedText'),
      action: t('form.leave'),
      cancel: t('form.stay'),
      danger: true,
    });
}

const tabOf = (search: string): string | null => new URLSearchParams(search).get('tab');
