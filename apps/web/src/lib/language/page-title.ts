import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * Names the browser's tab as long as the caller stands. Of several the last counts: the route's own title, and after it
 * the record's.
 */
export function usePageTitle(title: string): void {
  const { t } = useTranslation('app');
  const named = t('titleOf', { page: title });
  useEffect(() => {
    const before = document.title;
    document.title = named;
    return () => {
      document.title = before;
    };
  }, [named]);
}
