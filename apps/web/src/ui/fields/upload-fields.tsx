import { FileUpload } from '../inputs/file-upload';
import { ImageUpload } from '../inputs/image-upload';
import { useField, type FieldProps } from './use-field';

/** The form's value is the chosen `File`, the stored picture's address, or null. */
export function ImageField(props: FieldProps) {
  const { value, onChange, error } = useField<File | string | null>(props);
  return (
    <ImageUpload
      label={props.label}
      required={props.required ?? false}
      disabled={props.disabled ?? false}
      value={value ?? null}
      onChange={onChange}
      error={error}
    />
  );
}

export function FileField(props: FieldProps & { extensions?: readonly string[] }) {
  const { value, onChange, error } = useField<File | null>(props);
  return (
    <FileUpload
      label={props.label}
      required={props.required ?? false}
      value={value ?? null}
      onChange={onChange}
      error={error}
      {...(props.extensions && { extensions: props.extensions })}
    />
  );
}
