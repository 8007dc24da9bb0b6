import type { ReactNode } from 'react';
import { useSite } from '../site';

type FieldProps = {
  name: string;
  label: string;
  hint?: string;
  optional?: boolean;
  children: (attributes: FieldAttributes) => ReactNode;
};
export type FieldAttributes = {
  id: string;
  name: string;
  defaultValue: string;
  required: boolean;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

/** A field of a form that is drawn again with what was typed and what is wrong with it. */
export function Field({ name, label, hint, optional = false, children }: FieldProps) {
  const { text, tried } = useSite();
  const error = tried?.errors[name];
  const described = [error && `${name}-error`, hint && `${name}-hint`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={name}>
        {label} {optional && <small>({text.website.contact.optional})</small>}
      </label>
      {children({
        id: name,
        name,
        defaultValue: tried?.values[name] ?? '',
        required: !optional,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {error && (
        <p className="field-error" id={`${name}-error`}>
          {error}
        </p>
      )}
      {hint && (
        <p className="field-hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** What is wrong with a form as a whole; a field's own trouble stands at the field. */
export function FormTrouble({ fields, fallback }: { fields: readonly string[]; fallback: string }) {
  const { tried } = useSite();
  if (!tried) return null;
  const isAtField = fields.some((name) => tried.errors[name]);
  return (
    <p className="form-trouble" role="alert">
      {isAtField ? fallback : (tried.notice ?? fallback)}
    </p>
  );
}
