import type { Localized } from '@rawnaq/domain/kernel/localized';
import { useLanguage } from '../lib/language/i18n';
import { usePageTitle } from '../lib/language/page-title';

/** Names the tab after the route; a page that knows better (a customer's name) calls `usePageTitle` itself, later. */
export function PageTitle({ title }: { title: Localized }) {
  const language = useLanguage();
  usePageTitle(title[language]);
  return null;
}
