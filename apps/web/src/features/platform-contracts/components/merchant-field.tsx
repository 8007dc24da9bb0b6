import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import {
  platformContractsContract,
  type MerchantChoice,
} from '@rawnaq/domain/platform-contracts/platform-contracts.contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { useRead } from '../../../lib/query';
import { useField } from '../../../ui/fields/use-field';

type Props = { chosen: MerchantChoice | undefined; onChoose: (merchant: MerchantChoice) => void };

/** A merchant looked for on the server: there are too many for a list. */
export function MerchantField({ chosen, onChoose }: Props) {
  const { t } = useTranslation('platform-contracts');
  const language = useLanguage();
  const field = useField<number | undefined>({ name: 'account_id', label: t('form.merchant') });
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), 250);
  const found = useRead(platformContractsContract.merchants, { search }, { keepPrevious: true }).data?.records ?? [];
  const offered = chosen && !found.some(({ id }) => id === chosen.id) ? [chosen, ...found] : found;
  const nameOf = ({ id, english_name, arabic_name }: MerchantChoice): string =>
    `${language === 'ar' ? arabic_name : english_name} · ${id}`;
  return (
    <Select
      label={t('form.merchant')}
      placeholder={t('form.merchantHint')}
      withAsterisk
      searchable
      allowDeselect={false}
      {...field}
      value={chosen ? String(chosen.id) : null}
      data={offered.map((merchant) => ({ value: String(merchant.id), label: nameOf(merchant) }))}
      // What the server found is what fits, also by a number or the name in the other language.
      filter={({ options }) => options}
      onSearchChange={(text) => setTyped(chosen && text === nameOf(chosen) ? '' : text)}
      onChange={(value) => {
        const merchant = offered.find(({ id }) => String(id) === value);
        if (!merchant) return;
        field.onChange(merchant.id);
        onChoose(merchant);
      }}
    />
  );
}
