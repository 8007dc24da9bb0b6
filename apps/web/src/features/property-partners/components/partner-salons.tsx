import { ActionIcon, Anchor } from '@mantine/core';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import {
  addPartnerInput,
  MOST_PARTNERS,
  propertyPartnersContract,
  type Partner,
} from '@rawnaq/domain/property-partners/partners.contract';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { useRead, useWrite } from '../../../lib/query';
import { Card } from '../../../ui/card';
import { confirm } from '../../../ui/confirm';
import { TextField } from '../../../ui/fields/text-fields';
import { Form } from '../../../ui/form/form';
import { Fields, SubmitButton } from '../../../ui/form/form-layout';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { StatusBadge } from '../../../ui/marks/status-badge';
import { Awaiting } from '../../../ui/states/loaded';
import { toast } from '../../../ui/toast';
import styles from './partner-salons.module.css';

/** Salons that come to the place, or are near it. Those who stay see what they offer and may ask for an appointment. */
export function PartnerSalons({ propertyId }: { propertyId: number }) {
  const { t } = useTranslation('property-partners');
  const answer = useRead(propertyPartnersContract.get, { property_id: propertyId }, { ownFailure: true });
  if (!answer.data) return <Awaiting query={answer} rows={3} />;
  const { records } = answer.data;
  return (
    <Card title={t('title')}>
      <p className={styles.text}>{t('text')}</p>
      {records.length > 0 && (
        <ul className={styles.rows}>
          {records.map((partner) => (
            <Row key={partner.alias} propertyId={propertyId} partner={partner} />
          ))}
        </ul>
      )}
      {records.length < MOST_PARTNERS && <Add propertyId={propertyId} />}
    </Card>
  );
}

function Row({ propertyId, partner: { alias, salon } }: { propertyId: number; partner: Partner }) {
  const { t } = useTranslation('property-partners');
  const language = useLanguage();
  const remove = useWrite(propertyPartnersContract.remove, { onSuccess: () => toast('saved') });
  const name = salon ? salon[language === 'ar' ? 'arabic_name' : 'english_name'] : alias;
  const ask = async () => {
    if (await confirm({ title: t('question', { name }), text: t('questionText'), action: t('remove') }))
      remove.mutate({ property_id: propertyId, alias });
  };
  return (
    <li>
      <span>
        <Anchor href={pathTo('online-home', language, { aliasName: alias })} target="_blank">
          <bdi>{name}</bdi>
        </Anchor>
      </span>
      {!salon && <StatusBadge tone="warning">{t('closed')}</StatusBadge>}
      <ActionIcon
        variant="subtle"
        color="gray"
        size={40}
        aria-label={t('removeOf', { name })}
        onClick={() => void ask()}
      >
        <IconTrash size={18} stroke={1.75} aria-hidden />
      </ActionIcon>
    </li>
  );
}

function Add({ propertyId }: { propertyId: number }) {
  const { t } = useTranslation('property-partners');
  const form = useZodForm(addPartnerInput, { property_id: propertyId, salon: '' });
  const add = useWrite(propertyPartnersContract.add, { onSuccess: () => toast('saved'), ownFailure: true });
  return (
    <Form
      form={form}
      unguarded
      onSubmit={async (values) => {
        await add.mutateAsync(values);
        form.reset({ property_id: propertyId, salon: '' });
      }}
    >
      <Fields>
        <TextField name="salon" label={t('address')} description={t('addressText')} ltr required />
      </Fields>
      <SubmitButton mt={16}>{t('add')}</SubmitButton>
    </Form>
  );
}
