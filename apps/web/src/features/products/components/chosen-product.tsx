import { CloseButton } from '@mantine/core';
import { stockLabels } from '@rawnaq/domain/products/product.rules';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { DecimalInput } from '../../../ui/inputs/decimal-input';
import { PriceInput } from '../../../ui/inputs/price-input';
import { useNames } from '../../services';
import type { Draft, DraftField } from './activation';
import styles from './products.module.css';

type Props = {
  draft: Draft;
  problems: Partial<Record<DraftField, string>>;
  onChange: (draft: Draft) => void;
  onRemove: () => void;
};

export function ChosenProduct({ draft, problems, onChange, onRemove }: Props) {
  const { t } = useTranslation('products');
  const language = useLanguage();
  const { nameOf } = useNames();
  const name = nameOf(draft.product);
  const cost = (draft.initial_quantity ?? 0) > 0;
  return (
    <article className={styles.draft} aria-label={name}>
      <header>
        <span>
          <b>
            <bdi>{name}</bdi>
          </b>
          <small>
            <bdi>{draft.product.owner_name}</bdi> · <bdi dir="ltr">{draft.product.barcode}</bdi>
          </small>
        </span>
        <CloseButton aria-label={t('leaveOut', { name })} onClick={onRemove} />
      </header>
      <div className={styles.inputs}>
        <PriceInput
          label={stockLabels.price[language]}
          withAsterisk
          value={draft.price}
          error={problems.price}
          onChange={(price) => onChange({ ...draft, price })}
        />
        <DecimalInput
          label={stockLabels.warning_quantity[language]}
          decimals={0}
          value={draft.warning_quantity}
          error={problems.warning_quantity}
          onChange={(warning_quantity) => onChange({ ...draft, warning_quantity })}
        />
        <DecimalInput
          label={stockLabels.initial_quantity[language]}
          decimals={0}
          value={draft.initial_quantity}
          error={problems.initial_quantity}
          onChange={(initial_quantity) => onChange({ ...draft, initial_quantity })}
        />
        <PriceInput
          label={stockLabels.initial_cost[language]}
          withAsterisk={cost}
          value={draft.initial_cost}
          error={problems.initial_cost}
          onChange={(initial_cost) => onChange({ ...draft, initial_cost })}
        />
      </div>
    </article>
  );
}
