import { Button, Group, Modal, Stack } from '@mantine/core';
import { invoicePapersContract } from '@rawnaq/domain/invoice-papers/invoice-papers.contract';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import {
  IconBrandWhatsapp,
  IconCircleCheck,
  IconExternalLink,
  IconMail,
  IconPlus,
  IconPrinter,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { useWrite } from '../../../lib/query';
import { usePublicUrl } from '../../../lib/session';
import { toastSuccess } from '../../../lib/toast';
import { CopyButton } from '../../../ui/copy-button';
import { Money } from '../../../ui/money';
import type { PrintSize } from '../../../ui/paper/print-paper';
import { usePurse } from '../api';
import type { Issued } from '../use-issue';
import styles from './payment.module.css';

type Props = { issued: Issued; onPrint: (size: PrintSize) => void; onClose: () => void };

/** The invoice has its number: what goes back to the customer, and how she gets it. */
export function IssuedDialog({ issued: { invoice, draft }, onPrint, onClose }: Props) {
  const { t } = useTranslation(['till', 'ui']);
  const language = useLanguage();
  const link = usePublicUrl() + pathTo('web-invoice', language, { uniqueId: invoice.unique_id });
  const known = usePurse(draft.customer?.id).data?.customer;
  const send = useWrite(invoicePapersContract.send, {
    onSuccess: ({ sent_to }) => toastSuccess(t('issued.sent', { to: `\u2068${sent_to}\u2069` })),
  });
  return (
    <Modal
      opened
      onClose={onClose}
      size={480}
      title={t('issued.title', { number: invoice.number_text })}
      closeButtonProps={{ 'aria-label': t('ui:close') }}
    >
      <Stack gap="md">
        <div className={styles.cover}>
          <div>
            <small>{draft.customer?.name ?? t('walkIn')}</small>
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
        <Group gap="xs" grow>
          <Button
            variant="default"
            size="lg"
            leftSection={<IconPrinter size={18} stroke={1.75} />}
            onClick={() => onPrint('80mm')}
          >
            {t('issued.receipt')}
          </Button>
          <Button
            variant="default"
            size="lg"
            leftSection={<IconPrinter size={18} stroke={1.75} />}
            onClick={() => onPrint('a4')}
          >
            {t('issued.a4')}
          </Button>
        </Group>
        <Group gap="xs">
          {known?.mobile && (
            <Button
              variant="default"
              loading={send.isPending && send.variables.channel === 'whatsapp'}
              onClick={() => send.mutate({ id: invoice.id, channel: 'whatsapp' })}
              leftSection={<IconBrandWhatsapp size={18} stroke={1.75} />}
            >
              {t('issued.whatsapp')}
            </Button>
          )}
          {known?.email && (
            <Button
              variant="default"
              loading={send.isPending && send.variables.channel === 'email'}
              onClick={() => send.mutate({ id: invoice.id, channel: 'email' })}
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
