import { Button } from '@mantine/core';
import { IconPackage, IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/use-format';
import { useNames } from '../../services';
import { employeeFor, type Catalogue } from '../catalogue';
import { openUses, type CustomerPackage } from '../package-uses';
import type { DraftChange, TillDraft } from '../draft/till-draft';
import styles from './till.module.css';

type Props = {
  packages: readonly CustomerPackage[];
  draft: TillDraft;
  catalogue: Catalogue;
  change: (change: DraftChange) => void;
};

/** Services the customer has paid for already: one touch puts one on the bill for nothing. */
export function PackageStrip({ packages, draft, catalogue, change }: Props) {
  const { t } = useTranslation('till');
  const { nameOf } = useNames();
  const format = useFormat();
  const use = (one: CustomerPackage, service: CustomerPackage['services'][number]) => {
    const item = catalogue.items.find(({ kind, id }) => kind === 'service' && id === service.id);
    change({
      do: 'add-line',
      line: {
        kind: 'package_use',
        item_id: service.id,
        customer_package_id: one.id,
        english_name: service.english_name,
        arabic_name: service.arabic_name,
        minutes: item?.minutes ?? null,
        list_price: 0,
        rate: catalogue.rate,
        employee_id: item ? employeeFor(item, catalogue.employees) : null,
      },
    });
  };
  return packages.map((one) => {
    const { remaining, services } = openUses(one, draft.lines);
    return (
      <div key={one.id} className={styles.package}>
        <IconPackage size={18} stroke={1.75} aria-hidden />
        <span>
          <b>{nameOf(one)}</b>: {t('usesLeft', { count: remaining })}
          {one.expires_on && ` ${t('packageUntil', { date: format.day(one.expires_on, new Date()) })}`}
          {catalogue.isHoliday && ` · ${t('notOnHolidays')}`}
        </span>
        {!catalogue.isHoliday &&
          services.map((service) => (
            <Button
              key={service.id}
              variant="default"
              leftSection={<IconPlus size={16} stroke={1.75} />}
              onClick={() => use(one, service)}
            >
              {nameOf(service)}
            </Button>
          ))}
      </div>
    );
  });
}
