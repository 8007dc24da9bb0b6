import { pathTo } from '@rawnaq/domain/kernel/addresses';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../art/icons';
import type { Dictionary } from '../dictionary';
import { useSite } from '../site';
import {
  BookingPicture,
  ChatPicture,
  InvoicePicture,
  LoyaltyPicture,
  SalesPicture,
  TeamPicture,
} from './feature-pictures';

type Feature = 'booking' | 'whatsapp' | 'invoices' | 'team' | 'figures' | 'loyalty';

export function FeatureCards() {
  const { language, text } = useSite();
  const { features } = text;
  const also = Object.keys(features.also) as (keyof Dictionary['features']['also'])[];
  return (
    <section className="wide section" id="features">
      <div className="section-head">
        <h2>{features.title}</h2>
        <p>{features.lead}</p>
      </div>
      <div className="features">
        {CARDS.map(({ feature, icon, picture, wide }) => (
          <article key={feature} className={wide ? 'feature wide-feature' : 'feature'}>
            <div className="feature-text">
              <span className="feature-icon">
                <Icon name={icon} />
              </span>
              <h3>{features[feature].name}</h3>
              <p>{features[feature].text}</p>
            </div>
            <div className="feature-picture" aria-hidden="true">
              {picture}
            </div>
          </article>
        ))}
      </div>
      <p className="section-more">
        <a className="button outline" href={pathTo('features', language)}>
          {text.website.more.features}
        </a>
        <a className="button quiet" href={pathTo('beauty-center-software', language)}>
          {text.website.more.centres}
        </a>
        <a className="button quiet" href={pathTo('business-features', language)}>
          {text.website.more.owners}
        </a>
      </p>
      <div className="also">
        <h3>{features.alsoTitle}</h3>
        <ul>
          {also.map((part) => (
            <li key={part}>{features.also[part]}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const CARDS: readonly { feature: Feature; icon: IconName; picture: ReactNode; wide?: boolean }[] = [
  { feature: 'booking', icon: 'calendar', picture: <BookingPicture />, wide: true },
  { feature: 'whatsapp', icon: 'chat', picture: <ChatPicture /> },
  { feature: 'invoices', icon: 'receipt', picture: <InvoicePicture /> },
  { feature: 'team', icon: 'people', picture: <TeamPicture /> },
  { feature: 'figures', icon: 'chart', picture: <SalesPicture /> },
  { feature: 'loyalty', icon: 'gift', picture: <LoyaltyPicture />, wide: true },
];
