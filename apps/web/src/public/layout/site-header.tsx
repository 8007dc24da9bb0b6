import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { Icon } from '../art/icons';
import { Mark } from '../art/mark';
import { SECTIONS } from '../landing/sections';
import { useSite } from '../site';
import { LanguageLink } from './language-link';

export function SiteHeader() {
  const { language, text } = useSite();
  const home = pathTo('landing', language);
  const sectionLinks = SECTIONS.map((section) => (
    <a key={section} href={`${home}#${section}`}>
      {text.sections[section]}
    </a>
  ));

  return (
    <header className="site-header">
      <div className="wide site-header-row">
        <a className="brand" href={home}>
          <Mark size={36} />
          <span>{text.site.name}</span>
        </a>
        <nav className="section-links" aria-label={text.site.mainNavigation}>
          {sectionLinks}
        </nav>
        <div className="header-actions">
          <LanguageLink className="button quiet small desktop-only" />
          <a className="button outline small desktop-only" href={pathTo('merchant-sign-in', language)}>
            {text.site.signIn}
          </a>
          <a className="button small" href={pathTo('merchant-free-trial', language)}>
            {text.site.freeTrial}
          </a>
          <details className="phone-menu" data-menu="">
            <summary aria-label={text.site.menu}>
              <Icon name="menu" size={24} />
            </summary>
            <nav aria-label={text.site.menu}>
              {sectionLinks}
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
