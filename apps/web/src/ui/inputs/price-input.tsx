import { EXPONENT_OF, type Currency } from '@rawnaq/domain/kernel/money';
import { useFormat } from '../../lib/use-format';
import { DecimalInput, type DecimalInputProps } from './decimal-input';

type Props = Omit<DecimalInputProps, 'decimals' | 'trim'> & { currency?: Currency };

/** An amount in the account's currency (or the one given), as whole minor units. */
export function PriceInput({ currency, ...rest }: Props) {
  const format = useFormat();
  const code = currency ?? format.currency;
  const { unit } = format.moneyParts(0, code);
  return (
    <DecimalInput
      {...rest}
      decimals={EXPONENT_OF[code]}
      leftSection={<span style={{ fontSize: 12.5, color: 'var(--text-2)' }}>{unit}</span>}
      leftSectionWidth={52}
      leftSectionPointerEvents="none"
    />
  );
}
