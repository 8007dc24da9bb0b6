import { geoContract } from '@rawnaq/domain/geo/geo.contract';
import { callingCodeOfCountry } from '@rawnaq/domain/kernel/input/phone';
import { deviceTimeZone } from '../../lib/format';
import { useRead } from '../../lib/query';
import { useHomeCode } from '../../lib/use-input-place';
import { PhoneInput } from '../inputs/phone-input';
import { useField, type FieldProps } from './use-field';

/**
 * The prefix of the country that was chosen, of the salon, or of where a visitor seems to be, is chosen already; the
 * form's value is the whole number.
 */
export function PhoneField({
  country,
  ...props
}: FieldProps & { size?: 'md' | 'xl'; /** ISO code. */ country?: string }) {
  const field = useField<string>(props);
  const ownCode = useHomeCode();
  const home = country ? callingCodeOfCountry(country) : ownCode;
  const place = useRead(geoContract.lookup, { time_zone: deviceTimeZone() }, { ownFailure: true, enabled: !home });
  return (
    <PhoneInput
      {...props}
      {...field}
      value={field.value ?? ''}
      callingCode={home ?? place.data?.country_calling_code.replace(/^\+/, '')}
    />
  );
}
