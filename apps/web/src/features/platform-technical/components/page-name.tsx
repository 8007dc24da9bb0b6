import { useLanguage } from '../../../lib/language/i18n';
import { titleOfPage } from '../../../lib/pages/known-pages';
import { CodeCell, NoValue } from '../../../ui/cells';

/** The page as the menu calls it. Public pages are not in this build: their name stays as it was reported. */
export function PageName({ name }: { name: string | null }) {
  const language = useLanguage();
  if (name === null) return <NoValue />;
  const title = titleOfPage(name)?.[language];
  return title ? <span title={name}>{title}</span> : <CodeCell value={name} />;
}
