import { Button } from '@mantine/core';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import type { InvoicePage } from '@rawnaq/domain/invoices/invoices.contract';
import { IconExternalLink } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';

/** How a paper leaves the house: what prints, files and sends it stands here, before what corrects it. */
export function InvoiceActions({ invoice }: { invoice: InvoicePage }) {
  const { t } = useTranslation('invoices');
  const language = useLanguage();
  return (
    <Button
      component="a"
      href={pathTo('web-invoice', language, { uniqueId: invoice.unique_id })}
      target="_blank"
      rel="noreferrer"
      variant="default"
      leftSection={<IconExternalLink size={18} stroke={1.75} />}
    >
      {t('webInvoice')}
    </Button>
  );
}
