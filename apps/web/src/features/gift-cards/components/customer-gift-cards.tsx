import { giftCardsList } from '@rawnaq/domain/gift-cards/gift-cards.contract';
import { sayCode } from '@rawnaq/domain/kernel/text/one-time-code';
import { IconGift } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { CodeCell } from '../../../ui/cells';
import { RecordsOf } from '../../../ui/list-page/records-of';

/** The cards that are for this customer, vouchers of her points among them. */
export function CustomerGiftCards({ customerId }: { customerId: number }) {
  const { t } = useTranslation('gift-cards');
  return (
    <RecordsOf
      list={giftCardsList}
      of={{ beneficiary_id: String(customerId) }}
      columns={['code', 'type', 'value', 'expires_on', 'condition', 'created_at']}
      cells={{ code: (row) => <CodeCell value={sayCode(row.code)} /> }}
      empty={{ icon: IconGift, title: t('noneTitle'), text: t('noneText') }}
    />
  );
}
