import type { OutputOf } from '@rawnaq/domain/kernel/contract';
import {
  decideEditedProductInput,
  platformChecksContract,
  type editedProductsList,
} from '@rawnaq/domain/platform-checks/platform-checks.contract';
import { productRequestStates } from '@rawnaq/domain/products/product-request.states';
import { differingFacts, productLabels, type ProductFacts } from '@rawnaq/domain/products/product.rules';
import { IconArrowRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { useWrite } from '../../../lib/query';
import { FormDrawer } from '../../../ui/form/form-drawer';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { toast } from '../../../ui/toast';
import { DecisionFields } from './decision-fields';
import styles from './decide-drawer.module.css';

export type EditedProduct = OutputOf<typeof editedProductsList.endpoints.get_records>['records'][number];

export function DecideEditedProductDrawer({ request, onClose }: { request: EditedProduct; onClose: () => void }) {
  const { t } = useTranslation('platform-checks');
  const language = useLanguage();
  const { account_id, id } = request;
  const form = useZodForm(decideEditedProductInput, {
    account_id,
    id,
    status: productRequestStates.codes.approved,
    reason: '',
  });
  const decide = useWrite(platformChecksContract.decide_edited_product, {
    onSuccess: () => toast('saved'),
  });
  const now = knownFacts(request);
  const differing = differingFacts(now, request);

  return (
    <FormDrawer
      opened
      onClose={onClose}
      title={t('products.editTitle')}
      form={form}
      onSubmit={(values) => decide.mutateAsync(values)}
    >
      <article className={styles.entry}>
        <b>
          <bdi>{request.product}</bdi>
        </b>
        <small>
          <bdi>{now.owner_name}</bdi> · <bdi dir="ltr">{now.barcode}</bdi>
        </small>
        {request.note && <p dir="auto">{request.note}</p>}
        <small>{t('products.from', { salon: request.salon })}</small>
      </article>
      {differing.length === 0 && <p className={styles.notice}>{t('products.same')}</p>}
      {differing.length > 0 && (
        <dl className={styles.changes}>
          {differing.map((fact) => (
            <div key={fact}>
              <dt>{productLabels[fact][language]}</dt>
              <dd>
                <del>
                  <bdi>{now[fact]}</bdi>
                </del>
                <IconArrowRight size={16} stroke={1.75} className="flip" aria-hidden />
                <ins>
                  <bdi>{request[fact]}</bdi>
                </ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <DecisionFields approve={t('products.approveEdited')} reject={t('products.rejectEdited')} />
    </FormDrawer>
  );
}

/** What the catalogue says today. */
const knownFacts = (request: EditedProduct): ProductFacts => ({
  barcode: request.known_barcode ?? '',
  english_name: request.known_english_name ?? '',
  arabic_name: request.known_arabic_name ?? '',
  owner_name: request.known_owner_name ?? '',
});
