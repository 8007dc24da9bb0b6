import { otherLanguage, type Language } from '@rawnaq/domain/kernel/localized';
import { Icon } from '../art/icons';
import { useSite } from '../site';

/** A language names itself, whatever the language of the page. */
const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', ar: 'العربية' };

/** The same page in the other language. `enhance` stores the choice and keeps query and hash. */
export function LanguageLink({ className }: { className: string }) {
  const { language, path } = useSite();
  const other = otherLanguage(language);
  return (
    <a
      className={className}
      href={path === '/' ? `/${other}` : `/${other}${path}`}
      lang={other}
      hrefLang={other}
      data-language-switch=""
    >
      <Icon name="globe" size={18} />
      <span>{LANGUAGE_NAMES[other]}</span>
    </a>
  );
}
