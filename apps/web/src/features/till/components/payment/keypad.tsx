import { parseMoney, type Currency, type Minor } from '@rawnaq/domain/kernel/money';
import { IconBackspace } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './payment.module.css';

type Props = {
  text: string;
  currency: Currency;
  onType: (text: string, amount: Minor | null) => void;
};

const KEYS = ['7', '8', '9', '4', '5', '6', '1', '2', '3', '00', '0', '.'] as const;
const LONGEST = 9;

/** For fingers: what is typed with it is a sum of money at every moment. */
export function Keypad({ text, currency, onType }: Props) {
  const { t } = useTranslation('till');
  const type = (next: string) => {
    const amount = next === '' ? null : parseMoney(next.endsWith('.') ? next.slice(0, -1) || '0' : next, currency);
    if (amount !== undefined && next.length <= LONGEST) onType(next, amount);
  };
  return (
    <div className={styles.pad} role="group" aria-label={t('payment.keypad')}>
      {KEYS.map((key) => (
        <button key={key} type="button" onClick={() => type(text === '0' && key !== '.' ? key : text + key)}>
          {key}
        </button>
      ))}
      <button type="button" className={styles.wide} onClick={() => onType('', null)}>
        {t('payment.clear')}
      </button>
      <button
        type="button"
        className={styles.wide}
        style={{ gridColumn: 'span 2' }}
        aria-label={t('payment.backspace')}
        onClick={() => type(text.slice(0, -1))}
      >
        <IconBackspace size={22} stroke={1.75} aria-hidden style={{ marginInline: 'auto', display: 'block' }} />
      </button>
    </div>
  );
}
