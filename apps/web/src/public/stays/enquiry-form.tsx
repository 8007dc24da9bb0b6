import type { Language } from '@rawnaq/domain/kernel/localized';
import type { ShownListing } from '@rawnaq/domain/property-listings/listings.contract';
import { listingPath } from './stay-words';
import { stayTexts } from './texts';

type Props = { listing: ShownListing; language: Language; today: string };

/** Asks the owner for dates. Sent without a script; whoever answers it stands behind the address of the form. */
export function EnquiryForm({ listing, language, today }: Props) {
  const text = stayTexts[language];
  return (
    <form
      className="site-form stay-enquiry"
      method="post"
      action={`${listingPath(listing.unique_id, language)}/enquiry`}
      data-once=""
    >
      <p className="enquiry-lead">{text.enquiryLead}</p>
      <div className="field-row">
        <Line name="arrives_on" label={text.arrives} type="date" min={today} />
        <Line name="leaves_on" label={text.leaves} type="date" min={today} />
      </div>
      <div className="field-row">
        <Line name="name" label={text.name} autoComplete="name" maxLength={100} />
        <Line name="mobile" label={text.mobile} type="tel" autoComplete="tel" dir="ltr" maxLength={25} />
      </div>
      <Line name="people" label={text.count} type="number" min="1" max={String(listing.content.capacity)} />
      <div className="field">
        <label htmlFor="enquiry-message">
          {text.message} <small>({text.optional})</small>
        </label>
        <textarea id="enquiry-message" name="message" rows={3} maxLength={2000} />
      </div>
      <button type="submit" className="button">
        {text.send}
      </button>
    </form>
  );
}

type LineProps = {
  name: string;
  label: string;
  type?: string;
  min?: string;
  max?: string;
  maxLength?: number;
  autoComplete?: string;
  dir?: 'ltr';
};

const Line = ({ name, label, ...attributes }: LineProps) => (
  <div className="field">
    <label htmlFor={`enquiry-${name}`}>{label}</label>
    <input id={`enquiry-${name}`} name={name} required {...attributes} />
  </div>
);
