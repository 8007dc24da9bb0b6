import { Button } from '@mantine/core';
import { priceListContract } from '@rawnaq/domain/price-list/price-list.contract';
import { servicesList } from '@rawnaq/domain/services/services.contract';
import { IconPrinter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { useRead } from '../../../lib/query';
import { PageHead } from '../../../ui/page-head';
import { Awaiting } from '../../../ui/states/loaded';
import { EmptyState } from '../../../ui/states/states';
import { PriceSheet } from './price-sheet';

export function PriceList() {
  const { t } = useTranslation('services');
  const language = useLanguage();
  const answer = useRead(priceListContract.get, {});
  const list = answer.data;
  const isEmpty = list?.categories.length === 0;
  const print = (
    <Button leftSection={<IconPrinter size={18} />} onClick={() => window.print()}>
      {t('priceList.print')}
    </Button>
  );
  return (
    <>
      <PageHead
        offPaper
        title={servicesList.title[language]}
        note={t('priceList.lead')}
        actions={list && !isEmpty && print}
      />
      <Awaiting query={answer} />
      {isEmpty && <EmptyState title={t('priceList.empty')} text={t('priceList.emptyText')} />}
      {list && !isEmpty && <PriceSheet list={list} />}
    </>
  );
}
