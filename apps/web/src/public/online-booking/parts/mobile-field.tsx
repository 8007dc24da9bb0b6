import { useId } from 'react';
import { countries } from '@rawnaq/domain/kernel/places/countries';
import { Icon } from '../../art/icons';
import { useOnline } from '../online-context';

/** The Gulf first: nearly everybody is there. One entry for each code. */
export function MobileField({ label, required }: { label: string; required?: boolean }) {
  const { text, salon, language } = useOnline();
  const id = useId();
  const home = countries.find(({ iso2 }) => iso2 === salon.country);
  const choices = countries.filter(
    ({ calling_code }, index) => countries.findIndex((other) => other.calling_code === calling_code) === index,
  );
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="mobile" dir="ltr">
        <span className="calling-code" aria-hidden="true">
          <bdi data-calling-code="">{`+${home?.calling_code ?? ''}`}</bdi>
          <Icon name="down" size={16} />
        </span>
        <select
          name="calling_code"
          aria-label={text.details.code}
          defaultValue={home?.calling_code}
          autoComplete="tel-country-code"
        >
          {choices.map((country) => (
            <option
              key={country.iso2}
              value={country.calling_code}
            >{`+${country.calling_code} ${language === 'ar' ? country.arabic_name : country.english_name}`}</option>
          ))}
        </select>
        <input
          id={id}
          name="mobile"
          type="text"
          inputMode="tel"
          autoComplete="tel-national"
          maxLength={20}
          aria-required={required || undefined}
          aria-describedby={`${id}-error`}
        />
      </div>
      <p className="field-error" id={`${id}-error`} data-error="mobile" hidden />
    </div>
  );
}
