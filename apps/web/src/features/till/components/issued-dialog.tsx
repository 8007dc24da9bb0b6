import { Button, Group, Modal, Stack } from '@mantine/core';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { IconBrandWhatsapp, IconCircleCheck, IconExternalLink, IconMail, IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { usePublicUrl } from '../../../lib/session';
import { CopyButton } from '../../../ui/copy-button';
import { Money } from '../../../ui/money';
import { usePurse } from '../api';
import type { Issued } from '../use-issue';
import styles from './payment.module.css';

type Props = { issued: Issued; onClose: () => void };

/** The invoice has its number: what goes back to the customer, and how she gets it. */
export function IssuedDialog({ issued: { invoice, draft }, onClose }: Props) {
  const { t } = useTranslation(['till', 'ui']);
  const language = useLanguage();
  const link = usePublicUrl() + pathTo('web-invoice', language, { uniqueId: invoice.unique_id });
  const known = usePurse(draft.customer?.id).data?.customer;
  const text = encodeURIComponent(t('issued.message', { number: invoice.number_text, link }));
  const subject = encodeURIComponent(t('issued.title', { number: invoice.number_text }));
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
        <Group gap="xs">
          {known?.mobile && (
            <Button
              component="a"
              href={`https://wa.me/${known.mobile.replace(/\D/g, '')}?text=${text}`}
              target="_blank"
              rel="noreferrer"
              variant="default"
              leftSection={<IconBrandWhatsapp size={18} stroke={1.75} />}
            >
              {t('issued.whatsapp')}
            </Button>
          )}
          {known?.email && (
            <Button
              component="a"
              href={`mailto:${known.email}?subject=${subject}&body=${text}`}
              variant="default"
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
