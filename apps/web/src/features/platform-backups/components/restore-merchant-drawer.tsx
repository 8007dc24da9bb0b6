import { Loader, Select, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { codeText } from '@rawnaq/domain/auth/auth.contract';
import { orEmpty } from '@rawnaq/domain/kernel/input/fields';
import {
  backupProof,
  platformBackupsContract,
  type PlatformBackupRecord,
} from '@rawnaq/domain/platform-backups/platform-backups.contract';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { useRead, useWrite } from '../../../lib/query';
import { toastSuccess } from '../../../lib/toast';
import { useFormat } from '../../../lib/use-format';
import { FormDrawer } from '../../../ui/form/form-drawer';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { takeFound } from '../../../ui/inputs/take-found';
import { ProofFields } from './proof-drawer';

const schema = backupProof.extend({ totp: orEmpty(codeText) });
const TYPING_PAUSE_MS = 200;
type Chosen = { id: number; label: string };

/** One merchant as the backup has it; says plainly what is lost by it. */
export function RestoreMerchantDrawer({ backup, onClose }: { backup: PlatformBackupRecord; onClose: () => void }) {
  const { t } = useTranslation('platform-backups');
  const format = useFormat();
  const [merchant, setMerchant] = useState<Chosen | null>(null);
  const [isMissing, setMissing] = useState(false);
  const form = useZodForm(schema, { password: '', totp: '' });
  const unlock = useWrite(platformBackupsContract.unlock, { ownFailure: true });
  const restore = useWrite(platformBackupsContract.restore_merchant, {
    onSuccess: () => toastSuccess(t('merchant.started')),
  });
  return (
    <FormDrawer
      opened
      onClose={onClose}
      title={t('merchant.title')}
      submitLabel={t('merchant.submit')}
      form={form}
      onSubmit={async (values) => {
        setMissing(merchant === null);
        // Stays open: the field says what is missing.
        if (merchant === null) throw new Error(t('merchant.choose'));
        const { ticket } = await unlock.mutateAsync(values);
        await restore.mutateAsync({ id: backup.id, merchant_id: merchant.id, ticket });
      }}
    >
      <Text size="sm">{t('merchant.text', { time: format.dayTime(backup.created_at, new Date()) })}</Text>
      <MerchantSelect
        value={merchant}
        onChange={setMerchant}
        error={isMissing && merchant === null ? t('merchant.choose') : undefined}
      />
      <ProofFields />
    </FormDrawer>
  );
}

type Props = { value: Chosen | null; onChange: (merchant: Chosen | null) => void; error?: string | undefined };

function MerchantSelect({ value, onChange, error }: Props) {
  const { t } = useTranslation('platform-backups');
  const language = useLanguage();
  const [text, setText] = useState('');
  const [asked] = useDebouncedValue(text.trim(), TYPING_PAUSE_MS);
  const search = asked === value?.label ? '' : asked;
  const found = useRead(platformBackupsContract.merchants, search === '' ? {} : { search }, {
    keepPrevious: true,
    ownFailure: true,
  });
  const rows = (found.data?.records ?? []).map(({ id, name }) => ({
    id,
    label: `\u2068${name[language]}\u2069 · ${id}`,
  }));
  const all = [...(value ? [value] : []), ...rows.filter(({ id }) => id !== value?.id)];
  return (
    <Select
      label={t('merchant.merchant')}
      withAsterisk
      placeholder={t('merchant.search')}
      searchable
      clearable
      allowDeselect={false}
      {...takeFound(asked === text.trim() && !found.isFetching)}
      value={value ? String(value.id) : null}
      onChange={(id) => onChange(all.find((one) => String(one.id) === id) ?? null)}
      searchValue={text}
      onSearchChange={setText}
      data={all.map(({ id, label }) => ({ value: String(id), label }))}
      filter={({ options }) => options}
      error={error}
      leftSection={value ? undefined : found.isFetching ? <Loader size={16} /> : <IconSearch size={18} aria-hidden />}
      nothingFoundMessage={t('merchant.nobody')}
      clearButtonProps={{ 'aria-label': t('merchant.clear') }}
    />
  );
}
