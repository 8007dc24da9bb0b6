import { Button, Group, Modal, Stack } from '@mantine/core';
import { sumMinor } from '@rawnaq/domain/kernel/money';
import {
  IconBrandWhatsapp,
  IconCircleCheck,
  IconExternalLink,
  IconFileTypePdf,
  IconMail,
  IconPlus,
  IconPrinter,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../../ui/copy-button';
import { Money } from '../../../ui/money';
import { InvoiceLink } from '../../payment-links';
import { usePurse } from '../api';
import { isAsked, type DraftPayment } from '../draft/till-draft';
import type { Issued } from '../use-issue';
import { usePaper } from '../use-paper';
import styles from './payment/payment.module.css';

type Props = { issued: Issued; takesLinks: boolean; onClose: () => void };

/** The invoice has its number: what goes back to the customer, and how she gets it. */
export function IssuedDialog({ issued: { invoice, draft }, takesLinks, onClose }: Props) {
  const { t } = useTranslation(['till', 'ui']);
  const { link, print, file, send, sending } = usePaper(invoice);
  const known = usePurse(draft.customer?.id).data?.customer;
  const asked = draft.payments.filter(isAsked);
  return (
    <Modal
      opened
      onClose={onClose}
      size={520}
      title={t('issued.title', { number: invoice.number_text })}
      closeButtonProps={{ 'aria-label': t('ui:close') }}
    >
      <Stack gap="md">
        <div className={styles.cover}>
          <div>
            <small>
              <bdi>{draft.customer?.name ?? t('walkIn')}</bdi>
            </small>
            <b>
              <Money minor={invoice.payable} />
            </b>
          </div>
          <IconCircleCheck size={40} stroke={1.5} color="var(--green)" aria-hidden />
        </div>
        {invoice.change > 0 && (
          <div className={styles.change} role="status">
            <span>{t('payment.changeDue')}</span>
            <b>
              <Money minor={invoice.change} />
            </b>
          </div>
        )}
        {invoice.open > 0 && (
          <p>
            {t('issued.open')} <Money minor={invoice.open} />
          </p>
        )}
        {invoice.points_earned > 0 && <p>{t('issued.points', { count: invoice.points_earned })}</p>}
        {invoice.open > 0 && known && takesLinks && (
          <InvoiceLink
            invoiceId={invoice.id}
            asks={asked.length > 0}
            amount={amountOf(asked)}
            reach={{ whatsapp: true, email: known.email !== null }}
          />
        )}
        <Group gap="xs" grow>
          {(['80mm', 'a4'] as const).map((size) => (
            <Button
              key={size}
              variant="default"
              size="lg"
              px="xs"
              leftSection={<IconPrinter size={18} stroke={1.75} />}
              onClick={() => print.mutate(size)}
            >
              {t(size === 'a4' ? 'issued.a4' : 'issued.receipt')}
            </Button>
          ))}
          <Button
            variant="default"
            size="lg"
            px="xs"
            loading={file.isPending}
            leftSection={<IconFileTypePdf size={18} stroke={1.75} />}
            onClick={() => file.mutate()}
          >
            {t('issued.pdf')}
          </Button>
        </Group>
        <Group gap="xs">
          {known?.mobile && (
            <Button
              variant="default"
              loading={sending.isPending && sending.variables.channel === 'whatsapp'}
              onClick={() => send('whatsapp')}
              leftSection={<IconBrandWhatsapp size={18} stroke={1.75} />}
            >
              {t('issued.whatsapp')}
            </Button>
          )}
          {known?.email && (
            <Button
              variant="default"
              loading={sending.isPending && sending.variables.channel === 'email'}
              onClick={() => send('email')}
              leftSection={<IconMail size={18} stroke={1.75} />}
            >
              {t('issued.email')}
            </Button>
          )}
          <CopyButton value={link} label={t('issued.copy')} />
          <Button
            component="a"
            href={link}
            target="_blank"
            rel="noreferrer"
            variant="default"
            leftSection={<IconExternalLink size={18} stroke={1.75} className="flip" />}
          >
            {t('issued.openLink')}
          </Button>
        </Group>
        <Button size="xl" data-autofocus leftSection={<IconPlus size={20} />} onClick={onClose}>
          {t('open.new')}
        </Button>
      </Stack>
    </Modal>
  );
}

/** What was to be asked for by a link; undefined where that is all there is. */
const amountOf = (asked: readonly DraftPayment[]): number | undefined =>
  asked.length === 0 || asked.some(({ amount }) => amount === null)
    ? undefined
    : sumMinor(asked.map(({ amount }) => amount ?? 0));
