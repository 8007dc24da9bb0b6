import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { socialFacts, type SocialFact } from '@rawnaq/domain/website-content/website-pages';
import { Mark } from '../art/mark';
import { telephoneLink } from '../legal/legal-pages';
import { useSite } from '../site';
import { LanguageLink } from './language-link';

const PRODUCT = [
  'features',
  'business-features',
  'beauty-center-software',
  'business-beauty-center-software',
  'faq',
] as const;

export function SiteFooter() {
  const { language, text, content } = useSite();
  const { english_tagline, arabic_tagline, contact_phone } = content.facts;
  const { links } = text.website;
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
            {PRODUCT.map((name) => (
              <a key={name} href={pathTo(name, language)}>
                {links[name]}
              </a>
            ))}
          </div>
          <div>
            <b>{text.site.account}</b>
            <a href={pathTo('merchant-sign-in', language)}>{text.site.signIn}</a>
            <a href={pathTo('registration', language)}>{text.site.freeTrial}</a>
            <a href={pathTo('merchant-training', language)}>{text.site.training}</a>
            <a href={pathTo('merchant-forgot-account-id', language)}>{text.site.forgotAccountId}</a>
            <a href={pathTo('merchant-forgot-password', language)}>{text.site.forgotPassword}</a>
          </div>
          <div>
            <b>{links.company}</b>
            <a href={pathTo('about-company', language)}>{links['about-company']}</a>
            <a href={pathTo('contact-us', language)}>{links['contact-us']}</a>
            <a href={pathTo('search', language)}>{links.search}</a>
            {contact_phone && (
              <a href={telephoneLink(contact_phone)} dir="ltr">
                {contact_phone}
              </a>
            )}
            <a href={pathTo('terms-and-conditions', language)}>{text.legal.terms}</a>
            <a href={pathTo('privacy-policy', language)}>{text.legal.privacy}</a>
            <LanguageLink className="with-icon" />
          </div>
        </nav>
        <p className="footer-end">{text.site.copyright}</p>
      </div>
    </footer>
  );
}
