import { ActionIcon, Button } from '@mantine/core';
import type { OutputOf } from '@rawnaq/domain/kernel/contract';
import {
  accountItems,
  accountPeriods,
  isTier,
  type AccountItem,
} from '@rawnaq/domain/platform-invoices/account-items.states';
import type { issueInput } from '@rawnaq/domain/platform-invoices/account-invoice.inputs';
import type { accountInvoicesContract } from '@rawnaq/domain/platform-invoices/account-invoices.contract';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { useLanguage } from '../../../lib/language/i18n';
import { Card } from '../../../ui/card';
import { SelectField } from '../../../ui/fields/choice-fields';
import { NumberField, PriceField } from '../../../ui/fields/number-fields';
import { LanguagePair, TextField } from '../../../ui/fields/text-fields';
import styles from './platform-invoices.module.css';

export type InvoiceOptions = OutputOf<(typeof accountInvoicesContract)['options']>;
export type IssueForm = z.input<typeof issueInput>;
type Sold = Pick<InvoiceOptions, 'prices' | 'packages'>;
const MOST_LINES = 20;

/** What is billed. The price of the list is filled in and may be changed. */
export function LineFields({ sold }: { sold: Sold | undefined }) {
  const { t } = useTranslation('platform-invoices');
  const { control } = useFormContext<IssueForm>();
  const lines = useFieldArray({ control, name: 'lines' });
  return (
    <Card title={t('form.lines')}>
      <ol className={styles.lines}>
        {lines.fields.map(({ id }, place) => (
          <li key={id}>
            <LineRow place={place} sold={sold} />
            <ActionIcon
              variant="subtle"
              color="gray"
              className={styles.remove ?? ''}
              disabled={lines.fields.length === 1}
              aria-label={t('form.removeLine', { number: place + 1 })}
              onClick={() => lines.remove(place)}
            >
              <IconTrash size={18} stroke={1.75} />
            </ActionIcon>
          </li>
        ))}
      </ol>
      <Button
        variant="default"
        leftSection={<IconPlus size={18} />}
        disabled={lines.fields.length >= MOST_LINES}
        onClick={() =>
          lines.append({
            item: accountItems.codes.users,
            period: accountPeriods.codes.year,
            package_id: null,
            english_name: '',
            arabic_name: '',
            quantity: 1,
            unit_price: null,
          })
        }
      >
        {t('form.addLine')}
      </Button>
    </Card>
  );
}

function LineRow({ place, sold }: { place: number; sold: Sold | undefined }) {
  const { t } = useTranslation('platform-invoices');
  const language = useLanguage();
  const form = useFormContext<IssueForm>();
  const item: AccountItem = form.watch(`lines.${place}.item`);
  const period = form.watch(`lines.${place}.period`) ?? null;
  const chosen = form.watch(`lines.${place}.package_id`) ?? null;
  const isWhatsapp = item === accountItems.codes.whatsapp;
  const listed = isWhatsapp
    ? sold?.packages.find(({ id }) => id === chosen)?.price
    : sold?.prices.find((one) => one.item === item && one.period === period)?.price;
  const isPriced = item !== accountItems.codes.other;
  // Another item, period or merchant is another price.
  useEffect(() => {
    if (sold && isPriced) form.setValue(`lines.${place}.unit_price`, listed ?? null);
  }, [form, place, sold, isPriced, listed]);
  return (
    <div className={styles.line}>
      <SelectField
        name={`lines.${place}.item`}
        label={t('form.item')}
        options={accountItems.choices.map(({ value, label }) => ({ value, label: label[language] }))}
      />
      {isWhatsapp ? (
        <SelectField
          name={`lines.${place}.package_id`}
          label={t('form.whatsappPackage')}
          required
          {...(sold?.packages.length === 0 && { description: t('form.noPackages') })}
          options={(sold?.packages ?? []).map((one) => ({
            value: one.id,
            label: language === 'ar' ? one.arabic_name : one.english_name,
          }))}
        />
      ) : (
        <SelectField
          name={`lines.${place}.period`}
          label={t('form.period')}
          clearable={item === accountItems.codes.other}
          placeholder={t('form.once')}
          options={accountPeriods.choices.map(({ value, label }) => ({ value, label: label[language] }))}
        />
      )}
      <NumberField name={`lines.${place}.quantity`} label={t('form.quantity')} required />
      <PriceField
        name={`lines.${place}.unit_price`}
        label={t('form.price')}
        required
        {...(sold &&
          isPriced &&
          !(isWhatsapp && chosen === null) &&
          listed === undefined && { description: t('form.noPrice') })}
      />
      {!isTier(item) && (
        <LanguagePair
          english={<TextField name={`lines.${place}.english_name`} label={t('form.englishName')} maxLength={120} />}
          arabic={<TextField name={`lines.${place}.arabic_name`} label={t('form.arabicName')} maxLength={120} />}
        />
      )}
    </div>
  );
}
