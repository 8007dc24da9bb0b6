import { useTranslation } from 'react-i18next';
import { Key } from './key';
import styles from './till.module.css';

type Props = {
  onCustomer: () => void;
  onDiscounts: () => void;
  onHold: (() => void) | undefined;
  onPay: () => void;
  onAllKeys: () => void;
};

/** The keys in sight, and buttons for those who have none. */
export function KeysBar({ onCustomer, onDiscounts, onHold, onPay, onAllKeys }: Props) {
  const { t } = useTranslation('till');
  const rows = [
    ['F4', t('keys.customer'), onCustomer],
    ['%', t('keys.discounts'), onDiscounts],
    ['F9', t('keys.pay'), onPay],
    ['F8', t('keys.hold'), onHold],
    ['?', t('keys.all'), onAllKeys],
  ] as const;
  return (
    <div className={styles.keys} data-pinned>
      {rows.map(
        ([key, text, act]) =>
          act && (
            <button key={key} type="button" onClick={act} tabIndex={-1}>
              <Key of={key} />
              {text}
            </button>
          ),
      )}
    </div>
  );
}
