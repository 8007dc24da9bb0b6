import { Button } from '@mantine/core';
import { paymentLinksContract } from '@rawnaq/domain/payment-links/payment-links.contract';
import { IconBrandWhatsapp, IconLink, IconMail } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../lib/query';
import { toastSuccess } from '../../../lib/toast';
import { CopyButton } from '../../../ui/copy-button';
import { Money } from '../../../ui/money';
import styles from './payment-links.module.css';

type Props = {
  invoiceId: number;
  /** Whether the link is made at once, because it was chosen as a payment. */
  asks: boolean;
  /** All that is open, where nothing is said. */
  amount?: number | undefined;
  /** Where the customer can be written to. */
  reach: { whatsapp: boolean; email: boolean };
};

/** A link for what is open of an invoice: made, copied and sent here. It is paid when the gateway says so. */
export function InvoiceLink({ invoiceId, asks, amount, reach }: Props) {
  const { t } = useTranslation('payment-links');
  const [made, setMade] = useState<{ url: string; amount: number }>();
  const ask = useWrite(paymentLinksContract.ask_for_invoice, {
    onSuccess: ({ sent_to, ...link }) => {
      setMade(link);
      if (sent_to !== null) toastSuccess(t('sentTo', { to: `\u2068${sent_to}\u2069` }));
    },
  });
  const make = (channel?: 'whatsapp' | 'email') =>
    ask.mutate({ invoice_id: invoiceId, ...(amount !== undefined && { amount }), ...(channel && { channel }) });
  const begin = useEffectEvent(() => make());
  useEffect(() => {
    if (asks) begin();
  }, [asks, invoiceId]);
  return (
    <section className={styles.link} aria-label={t('ofInvoice')} role="status">
      <div className={styles.head}>
        <b>{t('ofInvoice')}</b>
        {made && <Money minor={made.amount} />}
      </div>
      {made && (
        <bdi dir="ltr" className={styles.address}>
          {made.url}
        </bdi>
      )}
      <div className={styles.actions}>
        {!made && (
          <Button
            variant="default"
            loading={ask.isPending}
            leftSection={<IconLink size={18} stroke={1.75} />}
            onClick={() => make()}
          >
            {t('make')}
          </Button>
        )}
        {made && <CopyButton value={made.url} label={t('copyLink')} />}
        {made && reach.whatsapp && (
          <Button
            variant="default"
            loading={ask.isPending && ask.variables?.channel === 'whatsapp'}
            leftSection={<IconBrandWhatsapp size={18} stroke={1.75} />}
            onClick={() => make('whatsapp')}
          >
            {t('whatsapp')}
          </Button>
        )}
        {made && reach.email && (
          <Button
            variant="default"
            loading={ask.isPending && ask.variables?.channel === 'email'}
            leftSection={<IconMail size={18} stroke={1.75} />}
            onClick={() => make('email')}
          >
            {t('email')}
          </Button>
        )}
      </div>
    </section>
  );
}
