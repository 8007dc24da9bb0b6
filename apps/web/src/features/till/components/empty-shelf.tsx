import { Button } from '@mantine/core';
import { addresses, pathTo } from '@rawnaq/domain/kernel/addresses';
import { IconBuildingStore } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { useAccess } from '../../../lib/session';
import { EmptyState } from '../../../ui/states/states';
import type { ShelfView } from '../catalogue';

const PAGES = {
  services: 'merchant-menu-services',
  products: 'merchant-products-active-products',
  packages: 'merchant-menu-offers',
} as const;

/** A salon on its first day has nothing to sell yet: said, with the way to where whoever may adds it. */
export function EmptyShelf({ view, isCategory }: { view: ShelfView; isCategory: boolean }) {
  const { t } = useTranslation('till');
  const language = useLanguage();
  const mayOpen = useAccess(addresses[PAGES[view]].access);
  if (isCategory) return <EmptyState icon={IconBuildingStore} title={t('nothing.category')} />;
  return (
    <EmptyState
      icon={IconBuildingStore}
      title={t(`nothing.${view}`)}
      text={t('nothing.text')}
      actions={
        mayOpen && (
          <Button component={Link} variant="default" to={pathTo(PAGES[view], language)}>
            {t(`views.${view}`)}
          </Button>
        )
      }
    />
  );
}
