import { businessTypes } from '@rawnaq/domain/accounts/account.states';
import { formatMobile } from '@rawnaq/domain/kernel/input/phone';
import { fillPlaces } from '@rawnaq/domain/kernel/localized';
import { countryName, gulfCountries } from '@rawnaq/domain/kernel/places/countries';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { Field, FormTrouble } from '../layout/form-fields';
import { LinkIn } from '../layout/link-in';
import { useSite, type Registration } from '../site';

const FIELDS = [
  'english_name',
  'arabic_name',
  'business_type',
  'country',
  'owner_name',
  'email',
  'mobile',
  'password',
  'accept_terms',
  'code',
];

/** Details, a code to the mobile, and what comes after. Every step is a page that may be read again. */
export function RegistrationPage() {
  const { registration } = useSite();
  if (registration?.accountId != null) return <Arrived accountId={registration.accountId} />;
  return (
    <div className="wide form-page">
      {registration ? <CodeStep registration={registration} /> : <DetailsStep />}
      <WhatComesNext />
    </div>
  );
}

function DetailsStep() {
  const { language, text, query, formKey, tried } = useSite();
  const words = text.website.registration;
  const isLost = new URLSearchParams(query).has('request');
  return (
    <div>
      <p className="form-step">{fillPlaces(words.step, { step: '1' })}</p>
      <h1>{words.heading}</h1>
      <p className="form-lead">{words.lead}</p>
      {isLost && !tried && (
        <p className="form-trouble" role="alert">
          {words.expired}
        </p>
      )}
      <form className="site-form" method="post" action={pathTo('registration', language)} data-once="">
        <FormTrouble fields={FIELDS} fallback={words.wrong} />
        <input type="hidden" name="step" value="details" />
        <input type="hidden" name="key" value={formKey ?? ''} />
        <SalonFields />
        <OwnerFields />
        <TermsField />
        <button className="button large" type="submit">
          {words.action}
        </button>
        <p className="form-note">
          <a href={pathTo('merchant-sign-in', language)}>{words.haveAccount}</a>
        </p>
      </form>
    </div>
  );
}

function SalonFields() {
  const { language, text, tried } = useSite();
  const words = text.website.registration;
  const names = [
    <Field key="en" name="english_name" label={words.englishName}>
      {(field) => <input {...field} autoComplete="organization" maxLength={100} dir="ltr" lang="en" />}
    </Field>,
    <Field key="ar" name="arabic_name" label={words.arabicName}>
      {(field) => <input {...field} autoComplete="off" maxLength={100} dir="rtl" lang="ar" />}
    </Field>,
  ];
  return (
    <fieldset>
      <legend>{words.salon}</legend>
      <div className="field-row">{language === 'ar' ? names.toReversed() : names}</div>
      <p className="field-hint">{words.namesHint}</p>
      <div className="field-row">
        <Field name="business_type" label={words.businessType}>
          {(field) => (
            <select {...field}>
              <option value="">{words.choose}</option>
              {businessTypes.choices.map((choice) => (
                <option key={choice.value} value={choice.value}>
                  {choice.label[language]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field name="country" label={words.country} hint={words.countryHint}>
          {(field) => (
            <select {...field} defaultValue={tried?.values['country'] ?? 'AE'} autoComplete="country">
              {gulfCountries.map((country) => (
                <option key={country.iso2} value={country.iso2}>
                  {countryName(country)[language]}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
    </fieldset>
  );
}

function OwnerFields() {
  const words = useSite().text.website.registration;
  return (
    <fieldset>
      <legend>{words.you}</legend>
      <Field name="owner_name" label={words.ownerName}>
        {(field) => <input {...field} autoComplete="name" maxLength={100} dir="auto" />}
      </Field>
      <div className="field-row">
        <Field name="mobile" label={words.mobile} hint={words.mobileHint}>
          {(field) => <input {...field} type="tel" autoComplete="tel" maxLength={20} dir="ltr" />}
        </Field>
        <Field name="email" label={words.email}>
          {(field) => <input {...field} type="email" autoComplete="email" maxLength={200} dir="ltr" />}
        </Field>
      </div>
      <Field name="password" label={words.password} hint={words.passwordHint}>
        {(field) => (
          <input {...field} defaultValue="" type="password" autoComplete="new-password" maxLength={200} dir="ltr" />
        )}
      </Field>
    </fieldset>
  );
}

function TermsField() {
  const { text, tried } = useSite();
  const words = text.website.registration;
  const error = tried?.errors['accept_terms'];
  return (
    <div className="field">
      <div className="check">
        <input
          id="accept_terms"
          name="accept_terms"
          type="checkbox"
          value="yes"
          required
          defaultChecked={tried?.values['accept_terms'] === 'yes'}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'accept_terms-error' : undefined}
        />
        <label htmlFor="accept_terms">
          <LinkIn
            text={words.accept}
            links={{
              terms: ['terms-and-conditions', text.legal.terms],
              privacy: ['privacy-policy', text.legal.privacy],
            }}
          />
        </label>
      </div>
      {error && (
        <p className="field-error" id="accept_terms-error">
          {error}
        </p>
      )}
    </div>
  );
}

function CodeStep({ registration: { uniqueId, mobile } }: { registration: Registration }) {
  const { language, text, query } = useSite();
  const words = text.website.registration;
  const here = pathTo('registration', language);
  const [before = '', after = ''] = words.codeLead.split('{mobile}');
  return (
    <div>
      <p className="form-step">{fillPlaces(words.step, { step: '2' })}</p>
      <h1>{words.codeHeading}</h1>
      <p className="form-lead">
        {before}
        <bdi dir="ltr">{formatMobile(mobile)}</bdi>
        {after}
      </p>
      {new URLSearchParams(query).has('sent') && (
        <p className="form-good" role="status">
          {words.resent}
        </p>
      )}
      <form className="site-form" method="post" action={here} data-once="">
        <FormTrouble fields={['code']} fallback={words.wrong} />
        <input type="hidden" name="step" value="code" />
        <input type="hidden" name="request" value={uniqueId} />
        <Field name="code" label={words.code}>
          {(field) => (
            <input
              {...field}
              defaultValue=""
              className="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={12}
              dir="ltr"
            />
          )}
        </Field>
        <button className="button large" type="submit">
          {words.verify}
        </button>
      </form>
      <form className="form-again" method="post" action={here} data-once="">
        <input type="hidden" name="step" value="resend" />
        <input type="hidden" name="request" value={uniqueId} />
        <button className="button outline" type="submit">
          {words.resend}
        </button>
        <a className="button quiet" href={here}>
          {words.change}
        </a>
      </form>
    </div>
  );
}

function WhatComesNext() {
  const { nextTitle, next } = useSite().text.website.registration;
  return (
    <aside className="form-side">
      <h2>{nextTitle}</h2>
      <ol className="next-steps">
        {[next.code, next.review, next.days].map(({ name, text }) => (
          <li key={name}>
            <b>{name}</b>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </aside>
  );
}

function Arrived({ accountId }: { accountId: number }) {
  const { language, text } = useSite();
  const words = text.website.registration;
  return (
    <section className="wide told">
      <h1>{words.doneHeading}</h1>
      <p>{words.doneLead}</p>
      <p className="account-number" role="status">
        <span>{words.accountId}</span>
        <b dir="ltr">{accountId}</b>
      </p>
      <div className="told-links">
        <a className="button large" href={pathTo('merchant-training', language)}>
          {words.meanwhile}
        </a>
        <a className="button outline large" href={pathTo('merchant-sign-in', language)}>
          {text.site.signIn}
        </a>
      </div>
    </section>
  );
}
