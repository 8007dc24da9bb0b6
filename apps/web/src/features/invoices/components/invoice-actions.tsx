import { Button, Menu } from '@mantine/core';
import type { InvoicePage } from '@rawnaq/domain/invoices/invoices.contract';
import {
  IconBrandWhatsapp,
  IconCopy,
  IconExternalLink,
  IconFileTypePdf,
  IconMail,
  IconMessageStar,
  IconPrinter,
  IconReceipt,
  IconSend,
} from '@tabler/icons-react';
import { useClipboard } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePermission } from '../../../lib/session';
import { toast } from '../../../ui/toast';
import { SendSurveyDialog } from '../../surveys';
import { usePaper } from '../../till';

/** How a paper leaves the house: what prints, files and sends it stands here, before what corrects it. */
export function InvoiceActions({ invoice }: { invoice: InvoicePage }) {
  const { t } = useTranslation('invoices');
  const { link, print, file, send, sending } = usePaper(invoice);
  const clipboard = useClipboard();
  const mayAsk = usePermission('billing.customers-care');
  const [isAsking, setAsking] = useState(false);
  const copy = () => {
    clipboard.copy(link);
    toast('copied');
  };
  return (
    <>
      <Menu position="bottom-end" width={220}>
        <Menu.Target>
          <Button
            variant="default"
            loading={print.isPending || file.isPending}
            leftSection={<IconPrinter size={18} stroke={1.75} />}
          >
            {t('leave.print')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconPrinter size={18} stroke={1.75} />} onClick={() => print.mutate('a4')}>
            {t('leave.a4')}
          </Menu.Item>
          <Menu.Item leftSection={<IconReceipt size={18} stroke={1.75} />} onClick={() => print.mutate('80mm')}>
            {t('leave.receipt')}
          </Menu.Item>
          <Menu.Item leftSection={<IconFileTypePdf size={18} stroke={1.75} />} onClick={() => file.mutate()}>
            {t('leave.pdf')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Menu position="bottom-end" width={240}>
        <Menu.Target>
          <Button
            variant="default"
            loading={sending.isPending}
            leftSection={<IconSend size={18} stroke={1.75} className="flip" />}
          >
            {t('leave.send')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {invoice.customer_id !== null && (
            <>
              <Menu.Item leftSection={<IconBrandWhatsapp size={18} stroke={1.75} />} onClick={() => send('whatsapp')}>
                {t('leave.whatsapp')}
              </Menu.Item>
              <Menu.Item leftSection={<IconMail size={18} stroke={1.75} />} onClick={() => send('email')}>
                {t('leave.email')}
              </Menu.Item>
              {mayAsk && (
                <Menu.Item leftSection={<IconMessageStar size={18} stroke={1.75} />} onClick={() => setAsking(true)}>
                  {t('leave.survey')}
                </Menu.Item>
              )}
            </>
          )}
          <Menu.Item leftSection={<IconCopy size={18} stroke={1.75} />} onClick={copy}>
            {t('leave.copy')}
          </Menu.Item>
          <Menu.Item
            component="a"
            href={link}
            target="_blank"
            rel="noreferrer"
            leftSection={<IconExternalLink size={18} stroke={1.75} className="flip" />}
          >
            {t('webInvoice')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isAsking && <SendSurveyDialog about={{ invoice_id: invoice.id }} onClose={() => setAsking(false)} />}
    </>
  );
}
