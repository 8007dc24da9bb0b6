import { Loader, Select, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { codeText } from '@rawnaq/domain/auth/auth.contract';
import { addMessage, orEmpty } from '@rawnaq/domain/kernel/input/fields';
import { checkRequired } from '@rawnaq/domain/kernel/input/validators';
import { validationMessage } from '@rawnaq/domain/kernel/text/validation-texts';
import {
  backupProof,
  platformBackupsContract,
  type PlatformBackupRecord,
} from '@rawnaq/domain/platform-backups/platform-backups.contract';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useLanguage } from '../../../lib/language/i18n';
import { useRead, useWrite } from '../../../lib/query';
import { toastSuccess } from '../../../lib/toast';
import { useFormat } from '../../../lib/use-format';
import { inputProps, useField } from '../../../ui/fields/use-field';
import { FormDrawer } from '../../../ui/form/form-drawer';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { takeFound } from '../../../ui/inputs/take-found';
import { ProofFields } from './proof-drawer';

const merchantChoice = z.object({ id: z.number(), label: z.string() });
type Chosen = z.output<typeof merchantChoice>;
/** Its number is typed again: it is the same in both languages, and no browser fills it in by itself. */
const schema = backupProof
  .extend({ totp: orEmpty(codeText), merchant: merchantChoice.nullable(), typed: z.string() })
  .superRefine(({ merchant, typed }, ctx) => {
    if (merchant === null) addMessage(ctx, checkRequired(''), ['merchant']);
    else if (typed.trim() !== String(merchant.id)) addMessage(ctx, validationMessage('invalid'), ['typed']);
  });
const TYPING_PAUSE_MS = 200;

/** One merchant as the backup has it; says plainly what is lost by it. */
export function RestoreMerchantDrawer({ backup, onClose }: { backup: PlatformBackupRecord; onClose: () => void }) {
  const { t } = useTranslation('platform-backups');
  const format = useFormat();
  const form = useZodForm(schema, { password: '', totp: '', merchant: null, typed: '' });
  const merchant = useWatch({ control: form.control, name: 'merchant' });
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
      onSubmit={async ({ password, totp, merchant: chosen }) => {
        const { ticket } = await unlock.mutateAsync({ password, totp });
        await restore.mutateAsync({ id: backup.id, merchant_id: chosen!.id, ticket });
      }}
    >
      <Text size="sm">{t('merchant.text', { time: format.dayTime(backup.created_at, new Date()) })}</Text>
      <MerchantSelect />
      {merchant && <TypedNumber id={merchant.id} />}
      <ProofFields />
    </FormDrawer>
  );
}

function TypedNumber({ id }: { id: number }) {
  const { t } = useTranslation('platform-backups');
  const label = t('merchant.type', { id });
  const { error, value, ...field } = useField<string>({ name: 'typed', label });
  return (
    <TextInput
      {...field}
      {...inputProps({ name: 'typed', label, required: true })}
      value={value}
      error={error && t('merchant.typeWrong', { id })}
      inputMode="numeric"
      autoComplete="off"
      maxLength={15}
    />
  );
}

function MerchantSelect() {
  const { t } = useTranslation('platform-backups');
  const { value, onChange, error } = useField<Chosen | null>({ name: 'merchant', label: t('merchant.merchant') });
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
