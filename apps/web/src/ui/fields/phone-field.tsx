import { geoContract } from '@rawnaq/domain/geo/geo.contract';
import { deviceTimeZone } from '../../lib/format';
import { useRead } from '../../lib/query';
import { PhoneInput } from '../inputs/phone-input';
import { useField, type FieldProps } from './use-field';

/** The prefix of where the visitor seems to be is chosen already; the form's value is the whole number. */
export function PhoneField(props: FieldProps & { size?: 'md' | 'xl' }) {
  const field = useField<string>(props);
  const place = useRead(geoContract.lookup, { time_zone: deviceTimeZone() }, { ownFailure: true });
  return (
    <PhoneInput
      {...props}
      {...field}
      value={field.value ?? ''}
      callingCode={place.data?.country_calling_code.replace(/^\+/, '')}
    />
  );
}
