import { PasswordInput, Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../lib/language/i18n';
import { inputProps, useField, type FieldProps } from './use-field';
import styles from './fields.module.css';

type TextProps = FieldProps & {
  /** E-mails, codes and addresses are written left to right in both languages. */
  ltr?: boolean;
  type?: 'text' | 'email' | 'url' | 'tel';
  autoComplete?: string;
  maxLength?: number;
  icon?: ReactNode;
  size?: 'md' | 'xl';
  autoFocus?: boolean;
};

export function TextField(props: TextProps) {
  const field = useField<string>(props);
  return (
    <TextInput
      {...inputProps(props)}
      {...field}
      value={field.value ?? ''}
      type={props.type ?? 'text'}
      size={props.size ?? 'md'}
      leftSection={props.icon}
      autoComplete={props.autoComplete ?? 'off'}
      maxLength={props.maxLength}
      data-autofocus={props.autoFocus || undefined}
      classNames={{ input: props.ltr ? styles.ltr : '' }}
    />
  );
}

export function PasswordField(
  props: FieldProps & { isNew?: boolean; icon?: ReactNode; size?: 'md' | 'xl'; labelEnd?: ReactNode },
) {
  const { t } = useTranslation('ui');
  const field = useField<string>(props);
  const { label, ...rest } = inputProps(props);
  return (
    <div className={styles.withEnd}>
      <PasswordInput
        {...rest}
        {...field}
        label={label}
        value={field.value ?? ''}
        size={props.size ?? 'md'}
        leftSection={props.icon}
        autoComplete={props.isNew ? 'new-password' : 'current-password'}
        visibilityToggleButtonProps={{ 'aria-label': t('fields.showPassword'), tabIndex: 0 }}
      />
      {props.labelEnd && <span className={styles.labelEnd}>{props.labelEnd}</span>}
    </div>
  );
}

export function TextareaField(
  props: FieldProps & { maxLength?: number; rows?: number; dir?: 'ltr' | 'rtl'; autoFocus?: boolean },
) {
  const field = useField<string>(props);
  const text = field.value ?? '';
  return (
    <div className={styles.withEnd}>
      <Textarea
        {...inputProps(props)}
        {...field}
        value={text}
        dir={props.dir}
        autosize
        minRows={props.rows ?? 2}
        maxRows={12}
        maxLength={props.maxLength}
        data-autofocus={props.autoFocus || undefined}
      />
      {props.maxLength && (
        <span className={styles.labelEnd}>
          <bdi dir="ltr">
            {text.length} / {props.maxLength}
          </bdi>
        </span>
      )}
    </div>
  );
}

/** The same thing named in both languages, each written in its own direction. */
export function NamePair({
  label,
  english = 'english_name',
  arabic = 'arabic_name',
  required = false,
  hint,
  autoFocus = false,
}: {
  label: { en: string; ar: string };
  english?: string;
  arabic?: string;
  required?: boolean;
  /** Said of both, below the first. */
  hint?: string;
  autoFocus?: boolean;
}) {
  const isArabic = useLanguage() === 'ar';
  const first = { description: hint, autoFocus };
  return (
    <LanguagePair
      english={
        <NameInput
          name={english}
          label={label.en}
          required={required}
          dir="ltr"
          lang="en"
          {...(isArabic ? {} : first)}
        />
      }
      arabic={
        <NameInput
          name={arabic}
          label={label.ar}
          required={required}
          dir="rtl"
          lang="ar"
          {...(isArabic ? first : {})}
        />
      }
    />
  );
}

/** The same in two languages side by side: the reader's own stands first. */
export function LanguagePair({ english, arabic }: { english: ReactNode; arabic: ReactNode }) {
  const isArabic = useLanguage() === 'ar';
  return (
    <div className={styles.pair}>
      {isArabic ? arabic : english}
      {isArabic ? english : arabic}
    </div>
  );
}

function NameInput({
  dir,
  lang,
  autoFocus = false,
  ...props
}: FieldProps & { dir: 'ltr' | 'rtl'; lang: string; autoFocus?: boolean }) {
  const field = useField<string>(props);
  return (
    <TextInput
      {...inputProps(props)}
      {...field}
      value={field.value ?? ''}
      autoComplete="off"
      data-autofocus={autoFocus || undefined}
      styles={{ input: { direction: dir } }}
      lang={lang}
    />
  );
}
