import { Text } from '@mantine/core';
import { countryName, gulfCountries } from '@rawnaq/domain/kernel/places/countries';
import { whatsappCatalogueContract, whatsappPackageFields } from '@rawnaq/domain/whatsapp/whatsapp-catalogue.contract';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useLanguage } from '../../../lib/language/i18n';
import { useWrite } from '../../../lib/query';
import { NumberField, PriceField } from '../../../ui/fields/number-fields';
import { NamePair } from '../../../ui/fields/text-fields';
import { FormDrawer } from '../../../ui/form/form-drawer';
import { FieldRow } from '../../../ui/form/form-layout';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { toast } from '../../../ui/toast';
import { HistoryTab } from '../../audit';
import type { SoldPackageRow } from '../pages/catalogue-page';

const PLATFORM_CURRENCY = 'AED';
/** A price for each country, or none. */
const form = whatsappPackageFields.omit({ prices: true }).extend({
  prices: z.record(z.string(), z.int().min(0).max(100_000_000).nullable()),
});

export function CatalogueDrawer({ row, onClose }: { row?: SoldPackageRow | undefined; onClose: () => void }) {
  const { t } = useTranslation('message-lines');
  const language = useLanguage();
  const priced = new Map<string, number>(row?.prices.map(({ country, price }) => [country, price]));
  const fields = useZodForm(form, {
    english_name: row?.english_name ?? '',
    arabic_name: row?.arabic_name ?? '',
    months: row?.months ?? 1,
    messages: row?.messages ?? null,
    position: row?.position ?? 1,
    prices: Object.fromEntries(gulfCountries.map(({ iso2 }) => [iso2, priced.get(iso2) ?? null])),
  });
  const add = useWrite(whatsappCatalogueContract.add, { onSuccess: () => toast('saved') });
  const edit = useWrite(whatsappCatalogueContract.edit, { onSuccess: () => toast('saved') });
  return (
    <FormDrawer
      opened
      onClose={onClose}
      title={row ? t('catalogue.edit') : t('catalogue.add')}
      form={fields}
      history={row && <HistoryTab entity="whatsapp_packages" entityId={row.id} />}
      onSubmit={({ prices, ...typed }) => {
        const sent = {
          ...typed,
          prices: gulfCountries.flatMap(({ iso2 }) => {
            const price = prices[iso2] ?? null;
            return price === null ? [] : [{ country: iso2, price }];
          }),
        };
        return row ? edit.mutateAsync({ id: row.id, ...sent }) : add.mutateAsync(sent);
      }}
    >
      {row && <Text c="dimmed">{t('catalogue.sold')}</Text>}
      <NamePair
        english="english_name"
        arabic="arabic_name"
        label={{ en: t('catalogue.englishName'), ar: t('catalogue.arabicName') }}
        required
      />
      <FieldRow>
        <NumberField name="months" label={t('catalogue.months')} required />
        <NumberField name="messages" label={t('catalogue.messages')} description={t('catalogue.messagesText')} />
      </FieldRow>
      <NumberField name="position" label={t('catalogue.position')} />
      <Text fw={600}>{t('catalogue.prices')}</Text>
      <Text c="dimmed" size="sm">
        {t('catalogue.pricesText')}
      </Text>
      {gulfCountries.map((country) => (
        <PriceField
          key={country.iso2}
          name={`prices.${country.iso2}`}
          label={countryName(country)[language]}
          currency={PLATFORM_CURRENCY}
        />
      ))}
    </FormDrawer>
  );
}
