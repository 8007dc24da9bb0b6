import { sayAmount } from '@rawnaq/domain/kernel/money';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import type { Language } from '@rawnaq/domain/kernel/localized';
import type { ShownPartner } from '@rawnaq/domain/property-partners/shown-partner';
import { stayTexts } from './texts';

/** What salons the owner recommends offer to those who stay. Whoever has a stay asks from the page of it. */
export function PartnerMenus({ partners, language }: { partners: readonly ShownPartner[]; language: Language }) {
  const text = stayTexts[language];
  return (
    <>
      <p className="stay-written">{text.beautyText}</p>
      {partners.map((partner) => (
        <section key={partner.alias} className="stay-partner">
          <h3>
            <a href={pathTo('online-home', language, { aliasName: partner.alias })}>
              <bdi>{partner.name[language]}</bdi>
            </a>
          </h3>
          <ul>
            {partner.services.map(({ id, name, price }) => (
              <li key={id}>
                <bdi>{name[language]}</bdi>
                {price !== null && <bdi>{sayAmount(price, partner.currency, language)}</bdi>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
