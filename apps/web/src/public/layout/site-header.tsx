import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { Icon } from '../art/icons';
import { Mark } from '../art/mark';
import { useSite } from '../site';
import { LanguageLink } from './language-link';
import { SiteLinks } from './site-links';

export function SiteHeader() {
  const { language, text } = useSite();
  const home = pathTo('landing', language);
  return (
    <header className="site-header">
      <div className="wide site-header-row">
        <a className="brand" href={home}>
          <Mark size={36} />
          <span>{text.site.name}</span>
        </a>
        <nav className="section-links" aria-label={text.site.mainNavigation}>
          <SiteLinks />
        </nav>
        <div className="header-actions">
          <LanguageLink className="button quiet small desktop-only" />
          <a className="button outline small desktop-only" href={pathTo('merchant-sign-in', language)}>
            {text.site.signIn}
          </a>
          <a className="button small" href={pathTo('registration', language)}>
            {text.site.freeTrial}
          </a>
          <details className="phone-menu" data-menu="">
            <summary aria-label={text.site.menu}>
              <Icon name="menu" size={24} />
            </summary>
            <nav aria-label={text.site.menu}>
              <SiteLinks />
              <a href={pathTo('merchant-training', language)}>{text.site.training}</a>
              <a href={pathTo('merchant-sign-in', language)}>{text.site.signIn}</a>
              <LanguageLink className="phone-menu-language" />
            </nav>
          </details>
        </div>
      </div>
    </header>
  );
}
