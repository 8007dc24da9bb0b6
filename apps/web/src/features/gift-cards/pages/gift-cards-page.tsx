import { useTranslation } from 'react-i18next';
import { PageTabs } from '../../../ui/detail/detail-tabs';
import { GiftCardList } from '../components/gift-card-list';
import { SellGiftCard } from '../components/sell-gift-card';

export function GiftCardsPage() {
  const { t } = useTranslation('gift-cards');
  return (
    <PageTabs
      label={t('view')}
      tabs={[
        { id: 'sell', label: t('tabSell'), content: () => <SellGiftCard /> },
        { id: 'cards', label: t('tabCards'), content: () => <GiftCardList /> },
      ]}
    />
  );
}
