import { pathTo } from '@rawnaq/domain/kernel/addresses';
import type { Language } from '@rawnaq/domain/kernel/localized';
import { MOST_LETTERS } from '@rawnaq/domain/property-stays/stay-limits';
import { Mark } from '../art/mark';
import { enquiryTexts } from './texts';

export type Asking = {
  uniqueId: string;
  language: Language;
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
  notice: string;
};
type Name = 'name' | 'mobile' | 'email' | 'arrives_on' | 'leaves_on' | 'people';

const FIELDS = {
  name: { type: 'text', autoComplete: 'name' },
  mobile: { type: 'tel', autoComplete: 'tel', dir: 'ltr' },
  email: { type: 'email', autoComplete: 'email', dir: 'ltr' },
  arrives_on: { type: 'date' },
  leaves_on: { type: 'date' },
  people: { type: 'text', inputMode: 'numeric' },
} as const satisfies Record<Name, object>;

/** The form of a place once more, with what was typed and what is wrong with it. */
export function AskingPage({ uniqueId, language, values, errors, notice }: Asking) {
  const text = enquiryTexts[language];
  const labels: Record<Name, string> = {
    name: text.asking.name,
    mobile: text.asking.mobile,
    email: `${text.asking.email} (${text.asking.optional})`,
    arrives_on: text.arrival,
    leaves_on: text.leaving,
    people: text.asking.people,
  };
  const names = Object.keys(FIELDS) as Name[];
  const isAtField = [...names, 'message'].some((name) => errors[name]);
  return (
    <div className="stay-page">
      <header className="stay-top">
        <Mark size={40} />
        <span>
          <b>{text.asking.title}</b>
        </span>
      </header>
      <main id="content" tabIndex={-1}>
        <p className="stay-said" role="alert" data-bad="">
          {isAtField ? text.asking.trouble : notice}
        </p>
        <form
          method="post"
          action={`${pathTo('property', language, { uniqueId })}/enquiry`}
          className="stay-asking"
          noValidate
        >
          {names.map((name) => (
            <div key={name} className="field">
              <label htmlFor={name}>{labels[name]}</label>
              <input
                id={name}
                name={name}
                {...FIELDS[name]}
                defaultValue={values[name] ?? ''}
                aria-invalid={errors[name] ? true : undefined}
                aria-describedby={errors[name] ? `${name}-error` : undefined}
              />
              {errors[name] && (
                <p className="field-error" id={`${name}-error`}>
                  {errors[name]}
                </p>
              )}
            </div>
          ))}
          <div className="field">
            <label htmlFor="message">{text.asking.message}</label>
            <textarea
              id="message"
              name="message"
              rows={4}
              maxLength={MOST_LETTERS}
              dir="auto"
              defaultValue={values['message'] ?? ''}
              aria-invalid={errors['message'] ? true : undefined}
            />
            {errors['message'] && <p className="field-error">{errors['message']}</p>}
          </div>
          <button type="submit" className="stay-main">
            {text.asking.send}
          </button>
        </form>
        <nav className="stay-ways">
          <a href={pathTo('property', language, { uniqueId })}>{text.asking.back}</a>
        </nav>
      </main>
    </div>
  );
}
