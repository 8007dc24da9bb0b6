import { Button, SegmentedControl, Select } from '@mantine/core';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import {
  changedPrice,
  keptOfferPrice,
  PRICE_ROUNDINGS,
  type PriceChange as Change,
  type PriceRounding,
} from '@rawnaq/domain/services/price-change.rules';
import { servicesContract } from '@rawnaq/domain/services/services.contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../lib/query';
import { toastSuccess } from '../../../lib/toast';
import { useFormat } from '../../../lib/use-format';
import { Card } from '../../../ui/card';
import { confirm } from '../../../ui/confirm';
import { DecimalInput } from '../../../ui/inputs/decimal-input';
import { PriceInput } from '../../../ui/inputs/price-input';
import { EmptyState, LoadingState } from '../../../ui/states/states';
import { useServices } from '../api';
import { PricePreview, type PricedService } from './price-preview';
import { ServicePicker } from './service-picker';
import styles from './menu.module.css';

/** Many prices at once: nothing is written before the preview has been looked at. */
export function PriceChange() {
  const { t } = useTranslation('services');
  const format = useFormat();
  const services = useServices();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [kind, setKind] = useState<Change['kind']>('percent');
  const [direction, setDirection] = useState<'raise' | 'lower'>('raise');
  const [value, setValue] = useState<number | null>(null);
  const [rounding, setRounding] = useState<PriceRounding>('whole');
  const write = useWrite(servicesContract.change_prices, {
    onSuccess: ({ changed }) => toastSuccess(t('prices.done', { count: changed })),
  });
  if (services.isPending) return <LoadingState />;

  const active = (services.data?.records ?? []).filter((one) => one.status === recordStates.codes.active);
  const change: Change = { kind, value: (value ?? 0) * (direction === 'lower' ? -1 : 1), rounding };
  const priced: PricedService[] = active
    .filter((one) => chosen.has(one.id))
    .map((service) => ({ service, after: changedPrice(service.price, change, format.currency) }))
    .map(({ service, after }) => ({
      service,
      after,
      losesOffer: service.offer_price !== null && keptOfferPrice(service.offer_price, after) === null,
    }));
  const moving = value === null ? [] : priced.filter(({ service, after }) => service.price !== after);

  const apply = async () => {
    if (
      !(await confirm({
        title: t('prices.question', { count: moving.length }),
        text: t('prices.questionText'),
        action: t('prices.action'),
      }))
    )
      return;
    await write.mutateAsync({
      ...change,
      services: moving.map(({ service }) => ({ id: service.id, price: service.price })),
    });
    setChosen(new Set());
    setValue(null);
  };

  return (
    <>
      <p className={styles.lead}>{t('prices.lead')}</p>
      <div className={styles.prices}>
        <div className={styles.stack}>
          <Card title={t('prices.how')}>
            <div className={styles.stack}>
              <SegmentedControl
                fullWidth
                aria-label={t('prices.direction')}
                value={direction}
                onChange={(next) => setDirection(next as typeof direction)}
                data={(['raise', 'lower'] as const).map((one) => ({ value: one, label: t(`prices.${one}`) }))}
              />
              <SegmentedControl
                fullWidth
                aria-label={t('prices.kind')}
                value={kind}
                onChange={(next) => {
                  setKind(next as typeof kind);
                  setValue(null);
                }}
                data={(['percent', 'amount'] as const).map((one) => ({ value: one, label: t(`prices.${one}`) }))}
              />
              {kind === 'percent' ? (
                <DecimalInput
                  label={t('prices.value')}
                  value={value}
                  onChange={setValue}
                  decimals={2}
                  trim
                  rightSection="%"
                  rightSectionPointerEvents="none"
                />
              ) : (
                <PriceInput label={t('prices.value')} value={value} onChange={setValue} />
              )}
              <Select
                label={t('prices.rounding')}
                value={rounding}
                onChange={(next) => next && setRounding(next as PriceRounding)}
                allowDeselect={false}
                data={PRICE_ROUNDINGS.map((one) => ({ value: one, label: t(`prices.${one}`) }))}
              />
            </div>
          </Card>
          <Card title={t('prices.which')}>
            <ServicePicker services={active} chosen={chosen} onChange={setChosen} />
          </Card>
        </div>
        <Card
          title={t('prices.preview')}
          flush
          end={
            moving.length > 0 && (
              <Button loading={write.isPending} onClick={() => void apply()}>
                {t('prices.apply', { count: moving.length })}
              </Button>
            )
          }
        >
          {moving.length === 0 ? <EmptyState title={t('prices.nothing')} /> : <PricePreview rows={moving} />}
        </Card>
      </div>
    </>
  );
}
