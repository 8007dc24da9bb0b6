import { splitLanguage } from '@rawnaq/domain/kernel/addresses';
import type { Language } from '@rawnaq/domain/kernel/localized';
import { dictionaries } from './dictionary';
import { SiteFooter } from './layout/site-footer';
import { SiteHeader } from './layout/site-header';
import { pageAt, pages } from './pages';
import { SiteContext, type Visit } from './site';

type Props = { path: string; language: Language; visit: Visit };

/** One page of the public build between its header and footer. */
export function PublicApp({ path, language, visit }: Props) {
  const { Page } = pages[pageAt(path)];
  const text = dictionaries[language];
  return (
    <SiteContext value={{ ...visit, language, text, path: splitLanguage(path).rest }}>
      <a className="skip" href="#content">
        {text.site.skip}
      </a>
      <SiteHeader />
      <main id="content" tabIndex={-1}>
        <Page />
      </main>
      <SiteFooter />
    </SiteContext>
  );
}
