import { Button } from '@mantine/core';
import { couponBatchesList, couponsContract, type CouponBatch } from '@rawnaq/domain/coupons/coupons.contract';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { IconPlus, IconPrinter, IconSend, IconTicket } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { ListPage } from '../../../ui/list-page/list-page';
import { useStatusSwitch } from '../../../ui/use-status-switch';
import { CouponsDrawer } from '../components/coupons-drawer';
import { SendCouponDrawer } from '../components/send-coupon-drawer';

export function CouponsPage() {
  const { t } = useTranslation('coupons');
  const language = useLanguage();
  const navigate = useNavigate();
  const [isAdding, setAdding] = useState(false);
  const [sending, setSending] = useState<CouponBatch>();
  const switchStatus = useStatusSwitch(couponsContract.set_status);
  const add = (
    <Button leftSection={<IconPlus size={18} />} onClick={() => setAdding(true)}>
      {t('add')}
    </Button>
  );
  const sheetOf = ({ id }: CouponBatch) => pathTo('merchant-menu-coupons-one', language, { id });
  return (
    <>
      <ListPage
        list={couponBatchesList}
        searchLabel={t('search')}
        primaryAction={add}
        empty={{ icon: IconTicket, title: t('emptyTitle'), text: t('emptyText'), actions: add }}
        to={sheetOf}
        rowActions={(row) => [
          { label: t('print'), icon: IconPrinter, onClick: () => void navigate(sheetOf(row)) },
          ...(row.condition === 'active' || row.condition === 'scheduled'
            ? [{ label: t('send'), icon: IconSend, onClick: () => setSending(row) }]
            : []),
          switchStatus(row),
        ]}
      />
      {isAdding && <CouponsDrawer onClose={() => setAdding(false)} />}
      {sending && <SendCouponDrawer batch={sending} onClose={() => setSending(undefined)} />}
    </>
  );
}
