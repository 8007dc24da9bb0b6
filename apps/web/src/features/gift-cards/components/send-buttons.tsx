import { Button } from '@mantine/core';
import { giftCardsContract } from '@rawnaq/domain/gift-cards/gift-cards.contract';
import { IconBrandWhatsapp, IconMail } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../lib/query';
import { toastSuccess } from '../../../lib/toast';
import styles from './gift-cards.module.css';

/** To her it is for, or to who paid; somebody the salon does not know gets the link by hand. */
export function SendButtons({
  id,
  beneficiary,
  buyer,
}: {
  id: number;
  beneficiary: string | null;
  buyer: string | null;
}) {
  const { t } = useTranslation('gift-cards');
  const send = useWrite(giftCardsContract.send, {
    onSuccess: ({ recipient }) => toastSuccess(t('sentTo', { recipient: `\u2066${recipient}\u2069` })),
  });
  const people = [
    ...(beneficiary ? [{ to: 'beneficiary' as const, name: beneficiary }] : []),
    ...(buyer ? [{ to: 'buyer' as const, name: buyer }] : []),
  ];
  if (people.length === 0) return <p>{t('nobodyToSend')}</p>;
  return people.map(({ to, name }) => (
    <div key={to} className={styles.actions}>
      <Button
        variant="default"
        leftSection={<IconBrandWhatsapp size={18} stroke={1.75} />}
        loading={send.isPending}
        onClick={() => send.mutate({ id, to, channel: 'whatsapp' })}
      >
        {t('sendWhatsapp', { name: `\u2068${name}\u2069` })}
      </Button>
      <Button
        variant="default"
        leftSection={<IconMail size={18} stroke={1.75} />}
        loading={send.isPending}
        onClick={() => send.mutate({ id, to, channel: 'email' })}
      >
        {t('sendEmail')}
      </Button>
    </div>
  ));
}
