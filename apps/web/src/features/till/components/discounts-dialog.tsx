import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { usePermission } from '../../../lib/session';
import { PriceInput } from '../../../ui/inputs/price-input';
import { packageable } from '../draft/reckon-draft';
import type { DraftChange, TillDraft } from '../draft/till-draft';
import { TAKES_SCANS } from '../devices/use-barcode-scanner';

type Props = {
  draft: TillDraft;
  change: (change: DraftChange) => void;
  /** Each answers with what is wrong, in words, or nothing when it was taken. */
  onCode: (code: string) => Promise<string | undefined>;
  onCard: (code: string) => Promise<string | undefined>;
  onClose: () => void;
};

/** Discount code, gift card and one price for everything: what is taken off the whole bill. */
export function DiscountsDialog({ draft, change, onCode, onCard, onClose }: Props) {
  const { t } = useTranslation(['till', 'ui']);
  const mayDiscount = usePermission('billing.discount');
  const [price, setPrice] = useState(draft.package_price);
  const setPackage = (event: FormEvent) => {
    event.preventDefault();
    change({ do: 'set-package-price', price, keys: packageable(draft) });
    onClose();
  };
  return (
    <Modal opened onClose={onClose} title={t('discounts.title')} closeButtonProps={{ 'aria-label': t('ui:close') }}>
      <Stack gap="lg">
        <Asked label={t('discounts.code')} action={t('apply')} ask={onCode} onClose={onClose} first />
        <Asked label={t('discounts.card')} action={t('apply')} ask={onCard} onClose={onClose} />
        {mayDiscount && (
          <form noValidate onSubmit={setPackage}>
            <Group align="end" wrap="nowrap" gap="xs">
              <PriceInput
                label={t('discounts.packagePrice')}
                description={t('discounts.packageHint')}
                value={price}
                onChange={setPrice}
                style={{ flex: 1 }}
              />
              <Button type="submit" size="md" variant="default" mb={22}>
                {t('apply')}
              </Button>
            </Group>
          </form>
        )}
        <Text size="sm" c="dimmed">
          {t('discounts.lineHint')}
        </Text>
      </Stack>
    </Modal>
  );
}

type AskedProps = {
  label: string;
  action: string;
  ask: (code: string) => Promise<string | undefined>;
  onClose: () => void;
  first?: boolean;
};

function Asked({ label, action, ask, onClose, first = false }: AskedProps) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '' || isAsking) return;
    setAsking(true);
    const wrong = await ask(text.trim());
    setAsking(false);
    if (wrong === undefined) onClose();
    else setError(wrong);
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Group align="end" wrap="nowrap" gap="xs">
        <TextInput
          label={label}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setError(undefined);
          }}
          error={error}
          maxLength={60}
          autoComplete="off"
          data-autofocus={first || undefined}
          dir="ltr"
          style={{ flex: 1 }}
          {...TAKES_SCANS}
        />
        <Button type="submit" size="md" variant="default" loading={isAsking} mb={error ? 26 : 0}>
          {action}
        </Button>
      </Group>
    </form>
  );
}
