import type { Localized } from '@rawnaq/domain/kernel/localized';
import { useLanguage } from '../lib/language/i18n';
import { usePageTitle } from '../lib/language/page-title';

/** Names the tab after the route, until the page knows better (a customer's name). */
export function PageTitle({ title }: { title: Localized }) {
  const language = useLanguage();
  usePageTitle(title[language]);
  return null;
}
