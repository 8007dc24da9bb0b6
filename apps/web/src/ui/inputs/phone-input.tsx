import { Input, Select, TextInput } from '@mantine/core';
import { countries, countryName } from '@rawnaq/domain/kernel/places/countries';
import { toLatinDigits } from '@rawnaq/domain/kernel/text/digits';
import { cleanPhone, countryOfMobile, joinPrefix, splitPrefix } from '@rawnaq/domain/kernel/input/phone';
import { useId, useState, type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../lib/language/i18n';
import styles from './phone-input.module.css';

const PREFIX_WIDTH = 85;

export type PhoneInputProps = {
  label: string;
  value: string;
  /** The whole number with its country code, as far as it is typed; empty when nothing is. */
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** Where the visitor seems to be: chooses the prefix while nothing is typed. */
  callingCode?: string | undefined;
  error?: ReactNode;
  description?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  size?: 'md' | 'xl';
  ref?: Ref<HTMLInputElement>;
};

export function PhoneInput({
  label,
  value,
  onChange,
  onBlur,
  callingCode = '971',
  error,
  description,
  required = false,
  disabled = false,
  size = 'md',
  ref,
}: PhoneInputProps) {
  const { t } = useTranslation('ui');
  const language = useLanguage();
  const id = useId();
  // What is being typed counts only while it means the value: a change from outside shows at once.
  const [typed, setTyped] = useState<{ iso2: string; national: string; value: string }>();
  const { iso2, national } = typed && typed.value === value ? typed : partsOf(value, callingCode);

  const tell = (nextIso2: string, nextNational: string) => {
    const next = numberOf(codeOfIso(nextIso2), nextNational);
    setTyped({ iso2: nextIso2, national: nextNational, value: next });
    onChange(next);
  };
  /** A pasted number that already says its country moves the prefix along. */
  const type = (text: string) => {
    const clean = toLatinDigits(text).replace(/[^\d+\s()-]/g, '');
    const whole = splitPrefix(cleanPhone(clean).replace(/^00/, '+'));
    if (/^(\+|00)/.test(cleanPhone(clean)) && whole) return tell(isoOfCode(whole.calling_code), whole.national);
    tell(iso2, clean);
  };

  return (
    <Input.Wrapper
      id={id}
      label={label}
      error={error}
      description={description}
      withAsterisk={required}
      size="md"
      errorProps={{ mt: 5 }}
    >
      <div className={styles.row}>
        <Select
          className={styles.prefix}
          style={{ inlineSize: PREFIX_WIDTH }}
          size={size}
          aria-label={t('fields.prefix')}
          value={iso2}
          disabled={disabled}
          onChange={(next) => next && tell(next, national)}
          searchable
          allowDeselect={false}
          comboboxProps={{ width: 280, position: 'bottom-start', zIndex: 115, withinPortal: false }}
          onFocus={(event) => event.currentTarget.select()}
          data={countries.map((country) => ({ value: country.iso2, label: `+${country.calling_code}` }))}
          filter={({ options, search }) =>
            options.filter((option) => 'value' in option && matches(option.value, search))
          }
          renderOption={({ option }) => (
            <span className={styles.option}>
              <span>{countryName(countries.find((country) => country.iso2 === option.value)!)[language]}</span>
              <bdi dir="ltr">{option.label}</bdi>
            </span>
          )}
          nothingFoundMessage={t('fields.nothingFound')}
          rightSectionWidth={22}
          error={Boolean(error)}
        />
        <TextInput
          ref={ref}
          id={id}
          className={styles.number}
          size={size}
          type="text"
          inputMode="tel"
          autoComplete="tel-national"
          value={national}
          disabled={disabled}
          error={Boolean(error)}
          aria-required={required || undefined}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={onBlur}
          maxLength={20}
        />
      </div>
    </Input.Wrapper>
  );
}

const numberOf = (prefix: string, typed: string): string => (cleanPhone(typed) ? joinPrefix(prefix, typed) : '');
/** A value that does not say its country, such as a number typed into a search, is one of the chosen code. */
function partsOf(value: string, callingCode: string): { iso2: string; national: string } {
  const whole = value && joinPrefix(callingCode, value).replace(/^00/, '+');
  const country = countryOfMobile(whole);
  const code = country?.calling_code ?? callingCode;
  return {
    iso2: country?.iso2 ?? isoOfCode(callingCode),
    national: splitPrefix(whole)?.national ?? whole.replace(new RegExp(`^\\+(?:${code})?`), ''),
  };
}
const codeOfIso = (iso2: string): string => countries.find((country) => country.iso2 === iso2)!.calling_code;
const isoOfCode = (code: string): string => countries.find((country) => country.calling_code === code)?.iso2 ?? 'AE';

function matches(iso2: string, search: string): boolean {
  const country = countries.find((entry) => entry.iso2 === iso2)!;
  const text = toLatinDigits(search).trim().toLowerCase();
  return [country.english_name.toLowerCase(), country.arabic_name, `+${country.calling_code}`, iso2.toLowerCase()].some(
    (word) => word.includes(text),
  );
}
