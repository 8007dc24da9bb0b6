import { splitLanguage } from '@rawnaq/domain/kernel/addresses';
import type { Language } from '@rawnaq/domain/kernel/localized';
import type { PublishedContent } from '@rawnaq/domain/website-content/published-content';
import { dictionaries } from './dictionary';
import { SiteFooter } from './layout/site-footer';
import { SiteHeader } from './layout/site-header';
import { pageAt, pages } from './pages';
import { SiteContext, type Operator } from './site';

type Props = { path: string; language: Language; operator: Operator; content: PublishedContent };

/** One page of the public build between its header and footer. */
export function PublicApp({ path, language, operator, content }: Props) {
  const { Page } = pages[pageAt(path)];
  const text = dictionaries[language];
  return (
    <SiteContext value={{ language, text, path: splitLanguage(path).rest, operator, content }}>
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
