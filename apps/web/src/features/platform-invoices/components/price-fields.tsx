import type { OutputOf } from '@rawnaq/domain/kernel/contract';
import type { Currency } from '@rawnaq/domain/kernel/money';
import { countryName, gulfCountry, type GulfIso2 } from '@rawnaq/domain/kernel/places/countries';
import { accountPeriods, pricedItems } from '@rawnaq/domain/platform-invoices/account-items.states';
import {
  accountPricesContract,
  MOST_PRICE,
  type AccountPrice,
} from '@rawnaq/domain/platform-invoices/account-prices.contract';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useLanguage } from '../../../lib/language/i18n';
import { useWrite } from '../../../lib/query';
import { usePermission } from '../../../lib/session';
import { useFormat } from '../../../lib/use-format';
import { PriceField } from '../../../ui/fields/number-fields';
import { Form } from '../../../ui/form/form';
import { SaveBar } from '../../../ui/form/form-page';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { SettingsSection } from '../../../ui/settings-section/settings-section';
import { toast } from '../../../ui/toast';
import styles from './platform-invoices.module.css';

const ITEMS = Object.values(pricedItems.codes);
const PERIODS = Object.values(accountPeriods.codes);
const cellOf = (item: string, period: string) => `${item}_${period}`;
const form = z.record(z.string(), z.int().min(0).max(MOST_PRICE).nullable());

type Props = { country: GulfIso2; answer: OutputOf<typeof accountPricesContract.get> };

/** All prices of a country at once. What is empty is not sold there. */
export function PriceFields({ country, answer }: Props) {
  const { t } = useTranslation('platform-invoices');
  const language = useLanguage();
  const format = useFormat();
  const mayEdit = usePermission('platform-settings.edit');
  const priced = new Map(answer.prices.map(({ item, period, price }) => [cellOf(item, period), price]));
  const values = Object.fromEntries(
    ITEMS.flatMap((item) => PERIODS.map((period) => [cellOf(item, period), priced.get(cellOf(item, period)) ?? null])),
  );
  const cells = useZodForm(form, values);
  const save = useWrite(accountPricesContract.save, { onSuccess: () => toast('saved') });
  const place = gulfCountry(country);
  return (
    <Form
      form={cells}
      onSubmit={(typed) =>
        save.mutateAsync({
          country,
          prices: ITEMS.flatMap((item) =>
            PERIODS.flatMap((period): AccountPrice[] => {
              const price = typed[cellOf(item, period)] ?? null;
              return price === null ? [] : [{ item, period, price }];
            }),
          ),
        })
      }
    >
      <SettingsSection
        title={t('setting.pricesTitle', { country: place ? countryName(place)[language] : country })}
        text={t('setting.pricesText', { currency: format.currencyWord(answer.currency as Currency) })}
      >
        <div className={styles.prices}>
          <b />
          <b>{t('setting.month')}</b>
          <b>{t('setting.year')}</b>
          {ITEMS.map((item) => (
            <Fragment key={item}>
              <span>{pricedItems.rows[item].label[language]}</span>
              {PERIODS.map((period) => (
                <PriceField
                  key={period}
                  name={cellOf(item, period)}
                  label={`${pricedItems.rows[item].label[language]}, ${accountPeriods.rows[period].label[language]}`}
                  currency={answer.currency as Currency}
                  disabled={!mayEdit}
                />
              ))}
            </Fragment>
          ))}
        </div>
      </SettingsSection>
      <SaveBar />
    </Form>
  );
}
