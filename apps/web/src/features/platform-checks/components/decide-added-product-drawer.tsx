import type { OutputOf } from '@rawnaq/domain/kernel/contract';
import {
  decideAddedProductInput,
  platformChecksContract,
  type addedProductsList,
} from '@rawnaq/domain/platform-checks/platform-checks.contract';
import { productRequestStates } from '@rawnaq/domain/products/product-request.states';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { useWrite } from '../../../lib/query';
import { NamePair, TextField } from '../../../ui/fields/text-fields';
import { FormDrawer } from '../../../ui/form/form-drawer';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { toast } from '../../../ui/toast';
import { DecisionFields } from './decision-fields';
import styles from './decide-drawer.module.css';

export type AddedProduct = OutputOf<typeof addedProductsList.endpoints.get_records>['records'][number];
const { approved } = productRequestStates.codes;

export function DecideAddedProductDrawer({ request, onClose }: { request: AddedProduct; onClose: () => void }) {
  const { t } = useTranslation('platform-checks');
  const language = useLanguage();
  const { account_id, id, english_name, arabic_name, owner_name } = request;
  const form = useZodForm(decideAddedProductInput, {
    account_id,
    id,
    status: approved,
    reason: '',
    english_name,
    arabic_name,
    owner_name,
  });
  const decide = useWrite(platformChecksContract.decide_added_product, {
    onSuccess: () => toast('saved'),
  });
  const known = language === 'ar' ? request.known_arabic_name : request.known_english_name;
  const approves = form.watch('status') === approved;

  return (
    <FormDrawer
      opened
      onClose={onClose}
      title={t('products.title')}
      form={form}
      onSubmit={(values) => decide.mutateAsync(values)}
    >
      <article className={styles.entry}>
        <b lang="en" dir="ltr">
          {english_name}
        </b>
        <b lang="ar" dir="rtl">
          {arabic_name}
        </b>
        <small>
          <bdi>{owner_name}</bdi> · <bdi dir="ltr">{request.barcode}</bdi>
        </small>
        {request.note && <p dir="auto">{request.note}</p>}
        <small>{t('products.from', { salon: request.salon })}</small>
      </article>
      {known !== null && <p className={styles.notice}>{t('products.known', { name: known })}</p>}
      <DecisionFields approve={t('products.approveAdded')} reject={t('products.rejectAdded')} />
      {approves && known === null && (
        <>
          <NamePair label={{ en: t('products.englishName'), ar: t('products.arabicName') }} required />
          <TextField name="owner_name" label={t('products.owner')} maxLength={100} required />
        </>
      )}
    </FormDrawer>
  );
}
