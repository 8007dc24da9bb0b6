import { categoriesContract } from '@rawnaq/domain/services/categories.contract';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../lib/query';
import { OrderList } from '../../../ui/inputs/order-list';
import { LoadingState } from '../../../ui/states/states';
import { useCategories, useNames } from '../api';
import styles from './menu.module.css';

export function CategoryOrder() {
  const { t } = useTranslation('services');
  const { nameOf, otherNameOf } = useNames();
  const categories = useCategories();
  const reorder = useWrite(categoriesContract.reorder);
  // What was just dropped stays in its place until the server has answered.
  const order = reorder.isPending ? reorder.variables.order : undefined;
  const items = (categories.data?.records ?? []).toSorted((a, b) =>
    order ? order.indexOf(a.id) - order.indexOf(b.id) : 0,
  );
  if (categories.isPending) return <LoadingState />;

  return (
    <div className={styles.narrow}>
      <p className={styles.lead}>{t('categories.orderHint')}</p>
      <OrderList
        label={t('categories.orderLabel')}
        items={items}
        keyOf={(one) => String(one.id)}
        nameOf={nameOf}
        onReorder={(next) => reorder.mutate({ order: next.map((one) => one.id) })}
      >
        {(one) => (
          <span className={styles.orderRow}>
            <bdi>{nameOf(one)}</bdi>
            <small>
              <bdi>{otherNameOf(one)}</bdi>
            </small>
          </span>
        )}
      </OrderList>
    </div>
  );
}
