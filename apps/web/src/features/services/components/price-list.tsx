import { Button } from '@mantine/core';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import { IconPrinter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../lib/session';
import { Money } from '../../../ui/money';
import { PageHead } from '../../../ui/page-head';
import { EmptyState, LoadingState } from '../../../ui/states/states';
import { useCategories, useServices, type ServiceOption } from '../api';
import styles from './menu.module.css';

/** For the wall and the counter: English at one side, Arabic at the other, prices between them. */
export function PriceList() {
  const { t } = useTranslation('services');
  const account = useSession()?.account;
  const categories = useCategories();
  const services = useServices();
  if (categories.isPending || services.isPending) return <LoadingState />;

  const { active } = recordStates.codes;
  const shown = (services.data?.records ?? []).filter((one) => one.status === active && one.show_to_customer);
  const groups = (categories.data?.records ?? []).map((category) => ({ category, own: shown.filter((one) => one.group_id === category.id) })).filter(({ own }) => own.length > 0);
  const print = (
    <Button leftSection={<IconPrinter size={18} />} onClick={() => window.print()}>
      {t('priceList.print')}
    </Button>
  );

  return (
    <>
      <div data-print="hide">
        <PageHead title={t('priceList.title')} note={t('priceList.lead')} actions={groups.length > 0 && print} />
      </div>
      {groups.length === 0 && <EmptyState title={t('priceList.empty')} text={t('priceList.emptyText')} />}
      {groups.length > 0 && (
        <div className={styles.sheet} dir="ltr">
          <div className={styles.sheetHead}>
            <span lang="en">{account?.english_name}</span>
            <span lang="ar" dir="rtl">
              {account?.arabic_name}
            </span>
          </div>
          {groups.map(({ category, own }) => (
            <section key={category.id} className={styles.sheetGroup}>
              <h3>
                <span lang="en">{category.english_name}</span>
                <span lang="ar" dir="rtl">
                  {category.arabic_name}
                </span>
              </h3>
              {own.map((one) => (
                <PriceLine key={one.id} service={one} />
              ))}
            </section>
          ))}
          <p className={styles.sheetFoot} dir="auto">
            {t('priceList.vat')}
          </p>
        </div>
      )}
    </>
  );
}

function PriceLine({ service }: { service: ServiceOption }) {
  return (
    <div className={styles.line}>
      <span lang="en">{service.english_name}</span>
      <b>
        {service.offer_price !== null && (
          <s>
            <Money minor={service.price} bare />
          </s>
        )}
        <Money minor={service.offer_price ?? service.price} />
      </b>
      <span lang="ar" dir="rtl">
        {service.arabic_name}
      </span>
    </div>
  );
}
