import type { DateSpan } from '@rawnaq/domain/kernel/time/date-presets';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card';
import { DateRange } from '../../../ui/date-range/date-range';
import { OrderList } from '../../../ui/inputs/order-list';
import { PriceInput } from '../../../ui/inputs/price-input';
import { SearchBox } from '../../../ui/search-box';

const services = ['cut', 'colour', 'nails', 'bath'] as const;

export function InputsSpecimen() {
  const { t } = useTranslation('ui-kit');
  const [order, setOrder] = useState<readonly (typeof services)[number][]>(services);
  const [price, setPrice] = useState<number | null>(4500);
  const [text, setText] = useState('');
  const [span, setSpan] = useState<DateSpan>({ from: '2026-11-01', to: '2026-11-30' });
  return (
    <>
      <Card title={t('order')}>
        <OrderList
          label={t('order')}
          items={order}
          keyOf={(item) => item}
          nameOf={(item) => t(`services.${item}`)}
          onReorder={setOrder}
        >
          {(item) => t(`services.${item}`)}
        </OrderList>
      </Card>
      <Card title={t('inputs')}>
        <div style={{ display: 'grid', gap: 12 }}>
          <SearchBox value={text} onSearch={setText} label={t('search')} />
          <PriceInput label={t('price')} value={price} onChange={setPrice} currency="KWD" />
          <DateRange value={span} onChange={setSpan} />
        </div>
      </Card>
    </>
  );
}
