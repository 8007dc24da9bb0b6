import { Button, Drawer, SegmentedControl, Stack } from '@mantine/core';
import { couponsContract, type CouponBatch } from '@rawnaq/domain/coupons/coupons.contract';
import type { CustomerBrief } from '@rawnaq/domain/customers/customers.contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../lib/query';
import { toastSuccess } from '../../../lib/toast';
import { CustomerPicker } from '../../customers';

export function SendCouponDrawer({ batch, onClose }: { batch: CouponBatch; onClose: () => void }) {
  const { t } = useTranslation('coupons');
  const [customer, setCustomer] = useState<CustomerBrief | null>(null);
  const [channel, setChannel] = useState<'whatsapp' | 'email'>('whatsapp');
  const send = useWrite(couponsContract.send, {
    onSuccess: ({ recipient }) => {
      toastSuccess(t('sentTo', { recipient: `\u2066${recipient}\u2069` }));
      onClose();
    },
  });
  return (
    <Drawer opened onClose={onClose} title={t('sendTitle', { name: batch.name })} position="right">
      <Stack>
        <CustomerPicker label={t('customer')} value={customer} onChange={setCustomer} />
        <SegmentedControl
          value={channel}
          onChange={(next) => setChannel(next === 'email' ? 'email' : 'whatsapp')}
          data={[
            { value: 'whatsapp', label: t('whatsapp') },
            { value: 'email', label: t('email') },
          ]}
        />
        <Button
          disabled={!customer}
          loading={send.isPending}
          onClick={() => customer && send.mutate({ id: batch.id, customer_id: customer.id, channel })}
        >
          {t('send')}
        </Button>
      </Stack>
    </Drawer>
  );
}
