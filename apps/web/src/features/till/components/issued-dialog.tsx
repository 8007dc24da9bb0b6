import { Button, Group, Modal, Stack } from '@mantine/core';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { IconCircleCheck, IconExternalLink, IconPlus, IconPrinter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { usePublicUrl } from '../../../lib/session';
import { CopyButton } from '../../../ui/copy-button';
import { Money } from '../../../ui/money';
import type { Issued } from '../use-issue';
import styles from './payment.module.css';

type Props = { issued: Issued; onPrint: (size: '80mm' | 'a4') => void; onClose: () => void };

/** The invoice has its number: what goes back to the customer, and how she gets it. */
export function IssuedDialog({ issued: { invoice, draft }, onPrint, onClose }: Props) {
  const { t } = useTranslation(['till', 'ui']);
  const language = useLanguage();
  const link = usePublicUrl() + pathTo('web-invoice', language, { uniqueId: invoice.unique_id });
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
        <Group gap="xs" justify="space-between">
          <Button
            component="a"
            href={link}
            target="_blank"
            variant="subtle"
            size="lg"
            leftSection={<IconExternalLink size={18} stroke={1.75} className="flip" />}
          >
            {t('issued.openLink')}
          </Button>
          <CopyButton value={link} label={t('issued.copy')} />
        </Group>
        <Button size="xl" data-autofocus leftSection={<IconPlus size={20} />} onClick={onClose}>
          {t('open.new')}
        </Button>
      </Stack>
    </Modal>
  );
}
