import { Button } from '@mantine/core';
import { couponBatchesList, couponsContract, type CouponBatch } from '@rawnaq/domain/coupons/coupons.contract';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import { IconBan, IconCheck, IconPlus, IconPrinter, IconSend, IconTicket } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { useWrite } from '../../../lib/query';
import { ListPage } from '../../../ui/list-page/list-page';
import { toast } from '../../../ui/toast';
import { CouponsDrawer } from '../components/coupons-drawer';
import { SendCouponDrawer } from '../components/send-coupon-drawer';

const { active, disabled } = recordStates.codes;

export function CouponsPage() {
  const { t } = useTranslation('coupons');
  const language = useLanguage();
  const navigate = useNavigate();
  const [isAdding, setAdding] = useState(false);
  const [sending, setSending] = useState<CouponBatch>();
  const setStatus = useWrite(couponsContract.set_status, { onSuccess: () => toast('saved') });
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
          row.status === active
            ? {
                label: t('disable'),
                icon: IconBan,
                danger: true,
                onClick: () => setStatus.mutate({ id: row.id, status: disabled }),
              }
            : {
                label: t('activate'),
                icon: IconCheck,
                onClick: () => setStatus.mutate({ id: row.id, status: active }),
              },
        ]}
      />
      {isAdding && <CouponsDrawer onClose={() => setAdding(false)} />}
      {sending && <SendCouponDrawer batch={sending} onClose={() => setSending(undefined)} />}
    </>
  );
}
