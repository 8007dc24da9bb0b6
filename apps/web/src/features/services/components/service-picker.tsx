import { Checkbox } from '@mantine/core';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useCategories, useNames, type ServiceOption } from '../api';
import styles from './menu.module.css';

type Props = {
  services: readonly ServiceOption[];
  chosen: ReadonlySet<number>;
  onChange: (chosen: ReadonlySet<number>) => void;
};

/** Check boxes by category; a category's own box takes all of it. */
export function ServicePicker({ services, chosen, onChange }: Props) {
  const { t } = useTranslation('services');
  const { nameOf } = useNames();
  const categories = useCategories().data?.records ?? [];
  const toggle = (ids: readonly number[], on: boolean) => {
    const next = new Set(chosen);
    for (const id of ids) on ? next.add(id) : next.delete(id);
    onChange(next);
  };
  const boxOf = (label: string, some: readonly ServiceOption[], bold = true) => {
    const count = some.filter((one) => chosen.has(one.id)).length;
    return (
      <Checkbox
        label={label}
        fw={bold ? 600 : undefined}
        checked={some.length > 0 && count === some.length}
        indeterminate={count > 0 && count < some.length}
        onChange={(event) =>
          toggle(
            some.map((one) => one.id),
            event.currentTarget.checked,
          )
        }
      />
    );
  };

  return (
    <div className={styles.pickList} role="group" aria-label={t('prices.which')}>
      {boxOf(t('prices.all'), services)}
      {categories.map((category) => {
        const own = services.filter((one) => one.group_id === category.id);
        if (own.length === 0) return null;
        return (
          <Fragment key={category.id}>
            <div className={styles.pickGroup}>{boxOf(nameOf(category), own)}</div>
            {own.map((one) => (
              <Checkbox
                key={one.id}
                ms="lg"
                label={nameOf(one)}
                checked={chosen.has(one.id)}
                onChange={(event) => toggle([one.id], event.currentTarget.checked)}
              />
            ))}
          </Fragment>
        );
      })}
    </div>
  );
}
