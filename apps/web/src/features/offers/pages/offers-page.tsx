import { useTranslation } from 'react-i18next';
import { usePermission } from '../../../lib/session';
import { PageTabs } from '../../../ui/detail/detail-tabs';
import { DiscountCodeList } from '../../discount-codes';
import { OfferList } from '../components/offer-list';

export function OffersPage() {
  const { t } = useTranslation('offers');
  const mayCodes = usePermission('menu.discount-codes');
  if (!mayCodes) return <OfferList />;
  return (
    <PageTabs
      label={t('view')}
      tabs={[
        { id: 'packages', label: t('tabOffers'), content: () => <OfferList /> },
        { id: 'codes', label: t('tabCodes'), content: () => <DiscountCodeList /> },
      ]}
    />
  );
}
