import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { Mark } from '../art/mark';
import { SECTIONS } from '../landing/sections';
import { useSite } from '../site';
import { LanguageLink } from './language-link';

export function SiteFooter() {
  const { language, text } = useSite();
  const home = pathTo('landing', language);
  return (
    <footer className="site-footer">
      <div className="wide">
        <nav className="footer-columns" aria-label={text.site.footerNavigation}>
          <div>
            <a className="brand" href={home}>
              <Mark size={34} />
              <span>{text.site.name}</span>
            </a>
            <p>{text.site.tagline}</p>
          </div>
          <div>
            <b>{text.site.product}</b>
            {SECTIONS.map((section) => (
              <a key={section} href={`${home}#${section}`}>
                {text.sections[section]}
              </a>
            ))}
          </div>
          <div>
            <b>{text.site.account}</b>
            <a href={pathTo('merchant-sign-in', language)}>{text.site.signIn}</a>
            <a href={pathTo('merchant-free-trial', language)}>{text.site.freeTrial}</a>
            <a href={pathTo('merchant-training', language)}>{text.site.training}</a>
            <a href={pathTo('merchant-forgot-account-id', language)}>{text.site.forgotAccountId}</a>
            <a href={pathTo('merchant-forgot-password', language)}>{text.site.forgotPassword}</a>
          </div>
          <div>
            <b>{text.site.language}</b>
            <LanguageLink className="with-icon" />
            <a href={pathTo('terms-and-conditions', language)}>{text.legal.terms}</a>
            <a href={pathTo('privacy-policy', language)}>{text.legal.privacy}</a>
          </div>
        </nav>
        <p className="footer-end">{text.site.copyright}</p>
      </div>
    </footer>
  );
}
