import { useTranslation } from 'react-i18next';
import { servicesList } from '@rawnaq/domain/services/services.contract';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../lib/language/i18n';
import { usePermission } from '../../../lib/session';
import { PageTabs } from '../../../ui/detail/detail-tabs';
import { PageHead } from '../../../ui/page-head';
import { PriceChange } from '../components/price-change';
import { PriceList } from '../components/price-list';
import { ServiceList } from '../components/service-list';
import { ServiceOrder } from '../components/service-order';

export function ServicesPage() {
  const { t } = useTranslation('services');
  const language = useLanguage();
  const mayEdit = usePermission('menu.edit');
  const mayPrice = usePermission('menu.prices');
  const titled = (content: ReactNode) => (
    <>
      <PageHead title={servicesList.title[language]} />
      {content}
    </>
  );
  const tabs = [
    { id: 'list', label: t('tabList'), content: () => <ServiceList /> },
    ...(mayEdit ? [{ id: 'order', label: t('tabOrder'), content: () => titled(<ServiceOrder />) }] : []),
    ...(mayPrice ? [{ id: 'prices', label: t('tabPrices'), content: () => titled(<PriceChange />) }] : []),
    { id: 'price-list', label: t('tabPriceList'), content: () => <PriceList /> },
  ];
  return <PageTabs label={t('view')} tabs={tabs} />;
}
