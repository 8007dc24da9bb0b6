import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { socialFacts, type SocialFact } from '@rawnaq/domain/website-content/website-pages';
import { Mark } from '../art/mark';
import { SECTIONS } from '../landing/sections';
import { useSite } from '../site';
import { LanguageLink } from './language-link';

export function SiteFooter() {
  const { language, text, content } = useSite();
  const { english_tagline, arabic_tagline } = content.facts;
  const social = (Object.keys(socialFacts) as SocialFact[]).filter((name) => content.facts[name]);
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
            <p>{(language === 'ar' ? arabic_tagline : english_tagline) || text.site.tagline}</p>
            {social.map((name) => (
              <a key={name} href={content.facts[name]} rel="noopener">
                {socialFacts[name][language]}
              </a>
            ))}
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
            <a href={pathTo('faq', language)}>{text.legal.questions}</a>
          </div>
        </nav>
        <p className="footer-end">{text.site.copyright}</p>
      </div>
    </footer>
  );
}
