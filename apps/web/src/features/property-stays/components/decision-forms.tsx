import { Anchor, Button, Group } from '@mantine/core';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { notEmpty } from '@rawnaq/domain/kernel/input/fields';
import {
  declineInput,
  offerInput,
  OFFER_HOURS,
  staysContract,
  type Enquiry,
} from '@rawnaq/domain/property-stays/stays.contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { useWrite } from '../../../lib/query';
import { toastSuccess } from '../../../lib/toast';
import { useFormat } from '../../../lib/use-format';
import { SelectField } from '../../../ui/fields/choice-fields';
import { PriceField } from '../../../ui/fields/number-fields';
import { TextareaField } from '../../../ui/fields/text-fields';
import { Form } from '../../../ui/form/form';
import { Fields, SubmitButton } from '../../../ui/form/form-layout';
import { useZodForm } from '../../../ui/form/use-zod-form';
import styles from './stays.module.css';

type Props = { record: Enquiry; onBack: () => void };
const offerForm = offerInput.extend({ price: notEmpty(offerInput.shape.price) });
const confirmForm = offerForm.pick({ id: true, price: true });

/** A price for all nights, and how long they are held. */
export function OfferForm({ record, onBack }: Props) {
  const { t } = useTranslation('property-stays');
  const form = useZodForm(offerForm, {
    id: record.id,
    price: record.price ?? record.usual_price,
    deposit: record.can_take_deposit ? record.deposit : null,
    hours: 24,
    note: record.offer_note,
  });
  const offer = useWrite(staysContract.offer, { onSuccess: () => toastSuccess(t('offer.done')) });
  const hours = OFFER_HOURS.map((value) => ({ value, label: t(`offer.hour.h${value}`) }));
  return (
    <Form form={form} onSubmit={(values) => offer.mutateAsync(values).then(onBack)}>
      <Fields>
        <h3 className={styles.heading}>{t('offer.title')}</h3>
        <Price record={record} />
        <Deposit record={record} />
        <SelectField name="hours" label={t('offer.hours')} options={hours} required />
        <TextareaField name="note" label={t('offer.note')} rows={3} maxLength={1000} />
        <Buttons onBack={onBack}>{t('offer.send')}</Buttons>
      </Fields>
    </Form>
  );
}

export function ConfirmForm({ record, onBack }: Props) {
  const { t } = useTranslation('property-stays');
  const form = useZodForm(confirmForm, { id: record.id, price: record.price ?? record.usual_price });
  const confirm = useWrite(staysContract.confirm, { onSuccess: () => toastSuccess(t('confirm.done')) });
  return (
    <Form form={form} onSubmit={(values) => confirm.mutateAsync(values).then(onBack)}>
      <Fields>
        <h3 className={styles.heading}>{t('confirm.title')}</h3>
        <p className={styles.quiet}>{t('confirm.text')}</p>
        <Price record={record} />
        <Buttons onBack={onBack}>{t('confirm.action')}</Buttons>
      </Fields>
    </Form>
  );
}

export function ReasonForm({ record, of, onBack }: Props & { of: 'decline' | 'cancel' }) {
  const { t } = useTranslation('property-stays');
  const form = useZodForm(declineInput, { id: record.id, reason: '' });
  const told = { onSuccess: () => toastSuccess(t(`${of}.done`)) };
  const decline = useWrite(staysContract.decline, told);
  const cancel = useWrite(staysContract.cancel, told);
  const act = of === 'decline' ? decline : cancel;
  return (
    <Form form={form} onSubmit={(values) => act.mutateAsync(values).then(onBack)}>
      <Fields>
        <h3 className={styles.heading}>{t(`${of}.title`)}</h3>
        <p className={styles.quiet}>{t(`${of}.text`)}</p>
        <TextareaField name="reason" label={t(`${of}.reason`)} rows={3} maxLength={500} required />
        <Buttons onBack={onBack} danger={of === 'cancel'}>
          {t(`${of}.action`)}
        </Buttons>
      </Fields>
    </Form>
  );
}

function Price({ record: { usual_price } }: { record: Enquiry }) {
  const { t } = useTranslation('property-stays');
  const format = useFormat();
  return (
    <PriceField
      name="price"
      label={t('offer.price')}
      currency="AED"
      required
      {...(usual_price !== null && {
        description: t('offer.usual', { price: format.money(usual_price, 'AED') }),
      })}
    />
  );
}

/** Left empty, the stay is accepted without paying; without a gateway it says how to get one. */
function Deposit({ record: { can_take_deposit } }: { record: Enquiry }) {
  const { t } = useTranslation('property-stays');
  const language = useLanguage();
  return (
    <PriceField
      name="deposit"
      label={t('offer.deposit')}
      currency="AED"
      disabled={!can_take_deposit}
      description={
        can_take_deposit ? (
          t('offer.depositText')
        ) : (
          <>
            {t('offer.noGateway')}{' '}
            <Anchor component={Link} inherit to={pathTo('merchant-stays-payment-gateway', language)}>
              {t('offer.connect')}
            </Anchor>
          </>
        )
      }
    />
  );
}

type ButtonsProps = { onBack: () => void; danger?: boolean; children: ReactNode };

function Buttons({ onBack, danger = false, children }: ButtonsProps) {
  const { t } = useTranslation('property-stays');
  return (
    <Group>
      <SubmitButton {...(danger && { color: 'red' })}>{children}</SubmitButton>
      <Button variant="default" onClick={onBack}>
        {t('back')}
      </Button>
    </Group>
  );
}
