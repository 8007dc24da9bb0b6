import { accountTiers } from '@rawnaq/domain/accounts/account.states';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import type { OutputOf } from '@rawnaq/domain/kernel/contract';
import type { Currency } from '@rawnaq/domain/kernel/money';
import { reckonAccountInvoice } from '@rawnaq/domain/platform-invoices/account-invoice.rules';
import { accountInvoiceStandings } from '@rawnaq/domain/platform-invoices/account-invoice.states';
import { accountItems, accountPeriods } from '@rawnaq/domain/platform-invoices/account-items.states';
import { accountInvoicesContract } from '@rawnaq/domain/platform-invoices/account-invoices.contract';
import { Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { useRead, useWrite } from '../../../lib/query';
import { useFormat } from '../../../lib/use-format';
import { Card } from '../../../ui/card';
import { SelectField } from '../../../ui/fields/choice-fields';
import { NumberField } from '../../../ui/fields/number-fields';
import { Form } from '../../../ui/form/form';
import { FieldRow, Fields, SubmitButton } from '../../../ui/form/form-layout';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { StateText } from '../../../ui/marks/status-badge';
import { Money } from '../../../ui/money';
import { Awaiting } from '../../../ui/states/loaded';
import { LoadingState } from '../../../ui/states/states';
import styles from './platform-invoices.module.css';

type Shop = OutputOf<typeof accountInvoicesContract.of_account>;

/** The package of the own account: what was billed, and what can be bought. */
export function OwnInvoices() {
  return (
    <Suspense fallback={<LoadingState rows={4} />}>
      <Own />
    </Suspense>
  );
}

function Own() {
  const shop = useRead(accountInvoicesContract.of_account, {}, { ownFailure: true });
  if (!shop.data) return <Awaiting query={shop} rows={4} />;
  const isWaiting = shop.data.records.some(({ open, tier }) => open > 0 && tier !== null);
  return (
    <>
      <Invoices shop={shop.data} />
      {!isWaiting && <Order shop={shop.data} />}
    </>
  );
}

function Invoices({ shop }: { shop: Shop }) {
  const { t } = useTranslation('platform-invoices');
  const format = useFormat();
  const { language } = format;
  return (
    <Card title={t('own.title')}>
      <p className={styles.hint}>{shop.records.length === 0 ? t('own.none') : t('own.text')}</p>
      {shop.records.length > 0 && (
        <ul className={styles.rows}>
          {shop.records.map(({ unique_id, number, day, standing, total }) => (
            <li key={unique_id}>
              <span>
                <Link
                  dir="ltr"
                  to={pathTo('merchant-setting-general-setting-account-invoice', language, { uniqueId: unique_id })}
                >
                  {number}
                </Link>
                <small>{format.date(day)}</small>
              </span>
              <Money minor={total} currency={shop.currency as Currency} />
              <StateText state={accountInvoiceStandings.rows[standing]} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function Order({ shop }: { shop: Shop }) {
  const { t } = useTranslation('platform-invoices');
  const language = useLanguage();
  const tiers = accountTiers.choices.filter(({ value }) => shop.prices.some(({ item }) => item === value));
  return (
    <Card title={t('own.order')}>
      <p className={styles.hint}>{tiers.length === 0 ? t('own.noPrices') : t('own.orderText')}</p>
      {tiers.length > 0 && (
        <OrderForm shop={shop} tiers={tiers.map(({ value, label }) => ({ value, label: label[language] }))} />
      )}
    </Card>
  );
}

function OrderForm({ shop, tiers }: { shop: Shop; tiers: { value: string | number; label: string }[] }) {
  const { t } = useTranslation('platform-invoices');
  const format = useFormat();
  const { language } = format;
  const navigate = useNavigate();
  const order = useWrite(accountInvoicesContract.order);
  const leave = useRef<() => void>(undefined);
  const form = useZodForm(accountInvoicesContract.order.input, {
    tier: shop.tier ?? (tiers.at(-1)!.value as 'premium'),
    period: accountPeriods.codes.year,
    users: 0,
    package_id: null,
  });
  const { isSubmitSuccessful } = form.formState;
  useEffect(() => {
    if (isSubmitSuccessful) leave.current?.();
  }, [isSubmitSuccessful]);
  const { tier, period, users, package_id } = form.watch();
  const priceOf = (item: string) => shop.prices.find((one) => one.item === item && one.period === period)?.price;
  const price = priceOf(tier);
  const extra = priceOf(accountItems.codes.users);
  const whatsapp = shop.packages.find(({ id }) => id === package_id);
  const total =
    price === undefined
      ? undefined
      : reckonAccountInvoice(
          [
            { item: tier, period, quantity: 1, unit_price: price },
            ...(users && extra !== undefined
              ? [{ item: accountItems.codes.users, period, quantity: users, unit_price: extra }]
              : []),
            ...(whatsapp
              ? [{ item: accountItems.codes.whatsapp, period: null, quantity: 1, unit_price: whatsapp.price }]
              : []),
          ],
          shop.vat_rate,
        ).total;
  const amount = total === undefined ? undefined : format.money(total, shop.currency as Currency);
  return (
    <Form
      form={form}
      unguarded
      onSubmit={async (values) => {
        const { unique_id } = await order.mutateAsync(values);
        const page = pathTo('merchant-setting-general-setting-account-invoice', language, { uniqueId: unique_id });
        leave.current = () => void navigate(page);
      }}
    >
      <Fields>
        <FieldRow>
          <SelectField name="tier" label={t('own.package')} options={tiers} />
          <SelectField
            name="period"
            label={t('own.period')}
            options={accountPeriods.choices.map(({ value, label }) => ({ value, label: label[language] }))}
          />
        </FieldRow>
        {extra !== undefined && (
          <NumberField
            name="users"
            label={t('own.users')}
            {...(shop.users.limit !== null && {
              description: t('own.usersOf', { used: shop.users.used, limit: shop.users.limit }),
            })}
          />
        )}
        {shop.packages.length > 0 && (
          <SelectField
            name="package_id"
            label={t('own.whatsapp')}
            clearable
            placeholder={t('own.noWhatsapp')}
            options={shop.packages.map((one) => ({
              value: one.id,
              label: [
                language === 'ar' ? one.arabic_name : one.english_name,
                format.money(one.price, shop.currency as Currency),
              ].join(' · '),
            }))}
          />
        )}
        {amount !== undefined && (
          <p className={styles.amount}>{shop.vat_rate > 0 ? t('own.withVat', { amount }) : amount}</p>
        )}
        <SubmitButton>{t('own.submit')}</SubmitButton>
      </Fields>
    </Form>
  );
}
