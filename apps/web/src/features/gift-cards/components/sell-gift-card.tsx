import { SegmentedControl } from '@mantine/core';
import type { CustomerBrief } from '@rawnaq/domain/customers/customers.contract';
import { GIFT_CARD_DESIGNS } from '@rawnaq/domain/gift-cards/gift-card.rules';
import {
  GIFT_CARD_MESSAGE_LENGTH,
  giftCardsContract,
  sellGiftCardInput,
  type SoldGiftCard,
} from '@rawnaq/domain/gift-cards/gift-cards.contract';
import { pageWords } from '@rawnaq/domain/kernel/page-words';
import type { OutputOf } from '@rawnaq/domain/kernel/contract';
import { minorPerUnit, type Currency } from '@rawnaq/domain/kernel/money';
import { addMonths } from '@rawnaq/domain/kernel/time/local-date';
import { IconGift } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GiftCardArt } from '../../../lib/gift-card-art';
import { useLanguage } from '../../../lib/language/i18n';
import { useRead, useWrite } from '../../../lib/query';
import { usePermission } from '../../../lib/session';
import { useFormat } from '../../../lib/use-format';
import { DateField } from '../../../ui/fields/date-fields';
import { PriceField } from '../../../ui/fields/number-fields';
import { TextareaField, TextField } from '../../../ui/fields/text-fields';
import { Form } from '../../../ui/form/form';
import { FieldRow, SubmitButton } from '../../../ui/form/form-layout';
import { useZodForm, type ZodForm } from '../../../ui/form/use-zod-form';
import { Money } from '../../../ui/money';
import { PageHead } from '../../../ui/page-head';
import { Awaiting } from '../../../ui/states/loaded';
import { CustomerPicker } from '../../customers';
import { CardFace, type Face } from './card-face';
import { Payments } from './payments';
import { SoldCard } from './sold-card';
import styles from './gift-cards.module.css';

type Options = OutputOf<(typeof giftCardsContract)['options']>;
type SellForm = ZodForm<typeof sellGiftCardInput>;
/** In whole units of the salon's currency. */
const USUAL_VALUES = [100, 200, 300, 500, 750, 1000];
const USUAL_MONTHS = 12;

export function SellGiftCard() {
  const language = useLanguage();
  const options = useRead(giftCardsContract.options, {}, { ownFailure: true });
  const [round, setRound] = useState(0);
  const [sold, setSold] = useState<{ card: SoldGiftCard; face: Face; people: People }>();
  return (
    <>
      <PageHead title={pageWords['sell-gift-card'][language]} />
      <Awaiting query={options} rows={8} />
      {sold && (
        <SoldCard
          {...sold}
          onNext={() => {
            setSold(undefined);
            setRound((number) => number + 1);
          }}
        />
      )}
      {options.data && !sold && <SellForm key={round} options={options.data} onSold={setSold} />}
    </>
  );
}

export type People = { buyer: CustomerBrief | null; beneficiary: CustomerBrief | null };

function SellForm({
  options,
  onSold,
}: {
  options: Options;
  onSold: (sold: { card: SoldGiftCard; face: Face; people: People }) => void;
}) {
  const { t } = useTranslation('gift-cards');
  const language = useLanguage();
  const currency = options.currency as Currency;
  const [people, setPeople] = useState<People>({ buyer: null, beneficiary: null });
  const sell = useWrite(giftCardsContract.sell);
  const form = useZodForm(sellGiftCardInput, {
    kind: 'paid',
    value: 500 * minorPerUnit(currency),
    design: 'pattern-1',
    description: '',
    beneficiary_name: '',
    expires_on: addMonths(options.today, USUAL_MONTHS),
    payments: [{ method: options.methods[0]!, amount: 500 * minorPerUnit(currency) }],
  });
  const { kind, value, design, expires_on, beneficiary_name, payments } = form.watch();
  const open = (value ?? 0) - (payments ?? []).reduce((sum, { amount }) => sum + (amount ?? 0), 0);
  const face: Face = {
    salon: language === 'ar' ? options.arabic_name : options.english_name,
    logo: options.logo_url,
    design,
    value: value ?? 0,
    currency,
    beneficiary: people.beneficiary?.name ?? (beneficiary_name?.trim() || null),
    buyer: people.buyer?.name ?? null,
    expires_on: expires_on || null,
  };
  return (
    <Form
      form={form}
      onSubmit={async (values) => {
        const card = await sell.mutateAsync({
          ...values,
          buyer_id: people.buyer?.id ?? null,
          beneficiary_id: people.beneficiary?.id ?? null,
        });
        onSold({ card, face: { ...face, code: card.code }, people });
      }}
    >
      <div className={styles.layout}>
        <div>
          <ValuePart form={form} currency={currency} />
          <section className={styles.part}>
            <div className={styles.partHead}>
              <h2>{t('who')}</h2>
            </div>
            <FieldRow>
              <CustomerPicker
                label={kind === 'paid' ? t('paidBy') : t('givenTo')}
                value={people.buyer}
                onChange={(buyer) => setPeople({ ...people, buyer })}
              />
              <CustomerPicker
                label={t('forCustomer')}
                value={people.beneficiary}
                onChange={(beneficiary) => setPeople({ ...people, beneficiary })}
              />
            </FieldRow>
            {!people.beneficiary && (
              <TextField name="beneficiary_name" label={t('forAnybody')} description={t('forAnybodyHint')} />
            )}
          </section>
          <section className={styles.part}>
            <div className={styles.partHead}>
              <h2>{t('cardPart')}</h2>
            </div>
            <TextareaField name="description" label={t('message')} maxLength={GIFT_CARD_MESSAGE_LENGTH} rows={2} />
            <FieldRow>
              <Looks form={form} hasLogo={options.logo_url !== null} />
              <DateField
                name="expires_on"
                label={t('expiry')}
                description={t('expiryHint')}
                min={options.today}
                clearable
              />
            </FieldRow>
          </section>
          {kind === 'paid' && <Payments form={form} methods={options.methods} currency={currency} open={open} />}
        </div>
        <aside className={styles.aside}>
          <CardFace {...face} />
        </aside>
      </div>
      <div className={styles.foot} data-pinned>
        <div className={styles.sums}>
          <div>
            <small>{t('value')}</small>
            <b>
              <Money minor={value ?? 0} currency={currency} />
            </b>
          </div>
          {kind === 'paid' && (
            <div data-open={open === 0 ? undefined : ''}>
              <small>{t('leftToPay')}</small>
              <b>
                <Money minor={open} currency={currency} />
              </b>
            </div>
          )}
        </div>
        <SubmitButton leftSection={<IconGift size={18} stroke={1.75} />} showKeys>
          {kind === 'paid' ? t('sell') : t('give')}
        </SubmitButton>
      </div>
    </Form>
  );
}

function ValuePart({ form, currency }: { form: SellForm; currency: Currency }) {
  const { t } = useTranslation('gift-cards');
  const format = useFormat();
  const mayFree = usePermission('billing.free-gift-card');
  const [kind, value] = [form.watch('kind'), form.watch('value')];
  /** One payment follows the value; several are somebody's own sums. */
  const choose = (next: number | null) => {
    form.setValue('value', next as number, { shouldDirty: true });
    if (form.getValues('payments')?.length === 1) form.setValue('payments.0.amount', next as number);
  };
  const setKind = (next: 'paid' | 'free') => {
    form.setValue('kind', next, { shouldDirty: true });
    form.setValue('payments', next === 'free' ? [] : [{ method: 'cash', amount: value }]);
  };
  return (
    <section className={styles.part}>
      <div className={styles.partHead}>
        <h2>{t('value')}</h2>
        {mayFree && (
          <SegmentedControl
            value={kind}
            onChange={(next) => setKind(next === 'free' ? 'free' : 'paid')}
            data={[
              { value: 'paid', label: t('paid') },
              { value: 'free', label: t('free') },
            ]}
          />
        )}
      </div>
      <div className={styles.values}>
        {USUAL_VALUES.map((units) => {
          const minor = units * minorPerUnit(currency);
          return (
            <button
              key={units}
              type="button"
              className={styles.pick}
              aria-pressed={value === minor}
              onClick={() => choose(minor)}
            >
              {format.number(units)}
            </button>
          );
        })}
      </div>
      <PriceField name="value" label={t('otherValue')} currency={currency} required />
    </section>
  );
}

function Looks({ form, hasLogo }: { form: SellForm; hasLogo: boolean }) {
  const { t } = useTranslation('gift-cards');
  const design = form.watch('design');
  return (
    <div>
      <span id="gift-card-looks">{t('look')}</span>
      <div className={styles.looks} role="radiogroup" aria-labelledby="gift-card-looks">
        {GIFT_CARD_DESIGNS.filter((one) => one !== 'logo' || hasLogo).map((one) => (
          <button
            key={one}
            type="button"
            role="radio"
            className={styles.look}
            aria-checked={design === one}
            aria-label={t(`looks.${one}`)}
            onClick={() => form.setValue('design', one, { shouldDirty: true })}
          >
            <GiftCardArt design={one} />
          </button>
        ))}
      </div>
    </div>
  );
}
