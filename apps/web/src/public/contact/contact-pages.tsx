import { contactLabels, MOST_WORDS } from '@rawnaq/domain/contact-messages/contact-messages.contract';
import { contactTopics } from '@rawnaq/domain/contact-messages/contact-message.states';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { Icon } from '../art/icons';
import { Field, FormTrouble } from '../layout/form-fields';
import { LinkIn } from '../layout/link-in';
import { telephoneLink } from '../legal/legal-pages';
import { useSite } from '../site';

const FIELDS = ['name', 'email', 'mobile', 'topic', 'text'];

export function ContactPage() {
  const { contact } = useSite().text.website;
  return (
    <div className="wide form-page">
      <div>
        <h1>{contact.heading}</h1>
        <p className="form-lead">{contact.lead}</p>
        <ContactForm />
      </div>
      <OtherWays />
    </div>
  );
}

/** A plain form: it works without a script, and comes back with what was typed when something is wrong. */
function ContactForm() {
  const { language, text, formKey, tried } = useSite();
  const { contact } = text.website;
  const label = (name: keyof typeof contactLabels): string => contactLabels[name][language];
  return (
    <form className="site-form" method="post" action={pathTo('contact-us', language)} data-once="">
      <FormTrouble fields={FIELDS} fallback={contact.wrong} />
      <input type="hidden" name="key" value={formKey ?? ''} />
      <Field name="name" label={label('name')}>
        {(field) => <input {...field} autoComplete="name" maxLength={100} dir="auto" />}
      </Field>
      <div className="field-row">
        <Field name="email" label={label('email')}>
          {(field) => <input {...field} type="email" autoComplete="email" maxLength={200} dir="ltr" />}
        </Field>
        <Field name="mobile" label={label('mobile')} hint={contact.mobileHint} optional>
          {(field) => <input {...field} type="tel" autoComplete="tel" maxLength={30} dir="ltr" />}
        </Field>
      </div>
      <Field name="topic" label={label('topic')}>
        {(field) => (
          <select {...field} defaultValue={tried?.values['topic'] ?? String(contactTopics.codes.question)}>
            {contactTopics.choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label[language]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field name="text" label={label('text')}>
        {(field) => <textarea {...field} rows={7} maxLength={MOST_WORDS} dir="auto" />}
      </Field>
      {/* Nobody sees it, and no screen reader speaks of it: whoever fills it in is probably a machine. */}
      <div className="unseen-field" aria-hidden="true">
        <label htmlFor="website">{contact.trap}</label>
        <input id="website" name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <button className="button large" type="submit">
        {contact.send}
      </button>
      <p className="form-note">
        <LinkIn text={contact.privacy} links={{ link: ['privacy-policy', text.legal.privacy] }} />
      </p>
    </form>
  );
}

function OtherWays() {
  const { language, text, content, operator } = useSite();
  const { contact } = text.website;
  const { contact_email, contact_phone } = content.facts;
  const address = contact_email || operator.email;
  return (
    <aside className="form-side">
      <h2>{contact.other}</h2>
      <dl>
        <dt>{contact.email}</dt>
        <dd>
          <a href={`mailto:${address}`} dir="ltr">
            {address}
          </a>
        </dd>
        {contact_phone && (
          <>
            <dt>{contact.phone}</dt>
            <dd>
              <a href={telephoneLink(contact_phone)} dir="ltr">
                {contact_phone}
              </a>
            </dd>
          </>
        )}
        <dt>{text.legal.questions}</dt>
        <dd>
          <a href={pathTo('faq', language)}>{contact.faq}</a>
        </dd>
      </dl>
    </aside>
  );
}

export function ContactSuccessPage() {
  const { language, text } = useSite();
  const { contact, links } = text.website;
  return (
    <section className="wide told">
      <span className="told-mark">
        <Icon name="check" size={34} />
      </span>
      <h1>{contact.successHeading}</h1>
      <p>{contact.successText}</p>
      <div className="told-links">
        <a className="button large" href={pathTo('landing', language)}>
          {contact.home}
        </a>
        <a className="button outline large" href={pathTo('faq', language)}>
          {links.faq}
        </a>
      </div>
    </section>
  );
}
