import { sayAmount } from '@rawnaq/domain/kernel/money';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { fillPlaces, type Language } from '@rawnaq/domain/kernel/localized';
import type { ShownPartner } from '@rawnaq/domain/property-partners/shown-partner';
import type { EnquiryPage } from '@rawnaq/domain/property-stays/enquiry-page';
import { enquiryTexts } from './texts';

type Props = { page: EnquiryPage; partner: ShownPartner; language: Language };

/** What a salon offers to somebody who stays: ticked, sent, and the salon answers. */
export function PartnerWish({ page, partner, language }: Props) {
  const text = enquiryTexts[language].beauty;
  const name = `\u2068${partner.name[language]}\u2069`;
  const noteId = `note-${partner.alias}`;
  return (
    <section className="stay-beauty">
      <h2>{fillPlaces(text.title, { salon: name })}</h2>
      <p className="stay-quiet">{text.lead}</p>
      <form method="post" action={pathTo('stay-enquiry', language, { uniqueId: page.unique_id })}>
        <input type="hidden" name="alias" value={partner.alias} />
        <ul>
          {partner.services.map(({ id, name: service, minutes, price }) => (
            <li key={id}>
              <label>
                <input type="checkbox" name={`service-${id}`} value="yes" />
                <span>
                  <bdi>{service[language]}</bdi>
                  <small>{fillPlaces(text.minutes, { minutes: String(minutes) })}</small>
                </span>
                {price !== null && <bdi>{sayAmount(price, partner.currency, language)}</bdi>}
              </label>
            </li>
          ))}
        </ul>
        <label htmlFor={noteId}>{text.note}</label>
        <input id={noteId} name="note" maxLength={200} dir="auto" placeholder={text.noteExample} />
        <button type="submit" name="act" value="wish" className="stay-other">
          {fillPlaces(text.ask, { salon: name })}
        </button>
      </form>
      <a href={pathTo('online-home', language, { aliasName: partner.alias })}>
        {fillPlaces(text.open, { salon: name })}
      </a>
    </section>
  );
}
