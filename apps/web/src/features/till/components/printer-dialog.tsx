import { Button, Group, Modal, Radio, Stack } from '@mantine/core';
import { IconCashRegister, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { useSession } from '../../../lib/session';
import { toastProblem } from '../../../lib/toast';
import { useNames } from '../../services';
import {
  canUse,
  choosePrinter,
  chosenPrinter,
  connectPrinter,
  PRINTER_KINDS,
  printerOf,
  sendReceipt,
  type ByteKind,
  type PrinterKind,
} from '../devices/receipt-printer';

/** Which printer this desk has, with a receipt to try it and a push for its drawer. */
export function PrinterDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['till', 'ui']);
  const language = useLanguage();
  const { nameOf } = useNames();
  const account = useSession()?.account ?? { english_name: '', arabic_name: '' };
  const [kind, setKind] = useState(chosenPrinter);
  // A printer that is unplugged, out of paper or not ours to use: one sentence for all of them.
  const attempt = (work: () => Promise<void>) => void work().catch(() => toastProblem(t('printer.failed')));
  const choose = (next: PrinterKind) =>
    attempt(async () => {
      if (next !== 'dialog') await connectPrinter(next);
      choosePrinter(next);
      setKind(next);
    });
  const tryOut = (byWire: ByteKind) =>
    attempt(() =>
      sendReceipt(byWire, {
        language,
        rows: [
          { kind: 'text', text: nameOf(account), align: 'center', bold: true, size: 'large' },
          { kind: 'rule' },
          { kind: 'text', text: t('printer.testText'), align: 'center' },
        ],
      }),
    );
  return (
    <Modal opened onClose={onClose} title={t('printer.title')} closeButtonProps={{ 'aria-label': t('ui:close') }}>
      <Stack gap="md">
        <Radio.Group
          label={t('printer.label')}
          description={t('printer.hint')}
          value={kind}
          onChange={(next) => choose(next as PrinterKind)}
        >
          <Stack gap="sm" mt="xs">
            {PRINTER_KINDS.map((one) => (
              <Radio
                key={one}
                value={one}
                label={t(`printer.kinds.${one}`)}
                disabled={!canUse(one)}
                {...(!canUse(one) && { description: t('printer.notHere') })}
              />
            ))}
          </Stack>
        </Radio.Group>
        {kind !== 'dialog' && (
          <Group gap="xs">
            <Button
              variant="default"
              size="lg"
              leftSection={<IconPrinter size={18} stroke={1.75} />}
              onClick={() => tryOut(kind)}
            >
              {t('printer.test')}
            </Button>
            <Button
              variant="default"
              size="lg"
              leftSection={<IconCashRegister size={18} stroke={1.75} />}
              onClick={() => attempt(() => printerOf(kind).openDrawer())}
            >
              {t('printer.drawer')}
            </Button>
          </Group>
        )}
      </Stack>
    </Modal>
  );
}
