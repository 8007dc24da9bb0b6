import { giftCardsList, type GiftCard } from '@rawnaq/domain/gift-cards/gift-cards.contract';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { sayCode } from '@rawnaq/domain/kernel/text/one-time-code';
import { IconExternalLink, IconGift, IconSend } from '@tabler/icons-react';
import { Drawer } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { CodeCell } from '../../../ui/cells';
import { ListPage } from '../../../ui/list-page/list-page';
import { SendButtons } from './send-buttons';

export function GiftCardList() {
  const { t } = useTranslation('gift-cards');
  const language = useLanguage();
  const [sending, setSending] = useState<GiftCard>();
  const show = (card: GiftCard) =>
    window.open(pathTo('web-gift-card', language, { uniqueId: card.unique_id }), '_blank', 'noreferrer');
  return (
    <>
      <ListPage
        list={giftCardsList}
        searchLabel={t('search')}
        empty={{ icon: IconGift, title: t('emptyTitle'), text: t('emptyText') }}
        cells={{ code: (row) => <CodeCell value={sayCode(row.code)} /> }}
        rowActions={(row) => [
          { label: t('openCard'), icon: IconExternalLink, onClick: () => show(row) },
          ...(row.condition === 'active' && (row.beneficiary_id !== null || row.buyer_id !== null)
            ? [{ label: t('send'), icon: IconSend, onClick: () => setSending(row) }]
            : []),
        ]}
      />
      <Drawer opened={sending !== undefined} onClose={() => setSending(undefined)} title={t('send')} position="right">
        {sending && (
          <SendButtons
            id={sending.id}
            beneficiary={sending.beneficiary_id === null ? null : sending.beneficiary}
            buyer={sending.buyer}
          />
        )}
      </Drawer>
    </>
  );
}
