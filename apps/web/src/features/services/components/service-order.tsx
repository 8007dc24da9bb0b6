import { Select } from '@mantine/core';
import { servicesContract } from '@rawnaq/domain/services/services.contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../lib/query';
import { OrderList } from '../../../ui/inputs/order-list';
import { Money } from '../../../ui/money';
import { EmptyState, LoadingState } from '../../../ui/states/states';
import { useCategories, useNames, useServices } from '../api';
import styles from './menu.module.css';

export function ServiceOrder() {
  const { t } = useTranslation('services');
  const { nameOf } = useNames();
  const categories = useCategories();
  const services = useServices();
  const [chosen, setChosen] = useState<string | null>(null);
  const reorder = useWrite(servicesContract.reorder);
  if (categories.isPending || services.isPending) return <LoadingState />;

  const options = (categories.data?.records ?? []).map((one) => ({ value: String(one.id), label: nameOf(one) }));
  const groupId = Number(chosen ?? options[0]?.value);
  // What was just dropped stays in its place until the server has answered.
  const order = reorder.isPending ? reorder.variables.order : undefined;
  const items = (services.data?.records ?? [])
    .filter((one) => one.group_id === groupId)
    .toSorted((a, b) => (order ? order.indexOf(a.id) - order.indexOf(b.id) : 0));

  return (
    <div className={styles.narrow}>
      <p className={styles.lead}>{t('services.orderHint')}</p>
      <Select
        className={styles.pick}
        label={t('services.category')}
        data={options}
        value={chosen ?? options[0]?.value ?? null}
        onChange={setChosen}
        allowDeselect={false}
        searchable
      />
      {items.length === 0 ? (
        <EmptyState title={t('services.noneInCategory')} />
      ) : (
        <OrderList
          label={t('services.orderLabel')}
          items={items}
          keyOf={(one) => String(one.id)}
          nameOf={nameOf}
          onReorder={(next) => reorder.mutate({ group_id: groupId, order: next.map((one) => one.id) })}
        >
          {(one) => (
            <span className={styles.orderRow}>
              <bdi>{nameOf(one)}</bdi>
              <small>
                <Money minor={one.price} />
              </small>
            </span>
          )}
        </OrderList>
      )}
    </div>
  );
}
