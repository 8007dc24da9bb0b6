import i18next from 'i18next';
import { useEffect } from 'react';

/** Names the browser tab. Undefined while the name is still loading. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = i18next.t('app:titleOf', { page: title });
  }, [title]);
}
