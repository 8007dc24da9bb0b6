import { accountTiers } from '@rawnaq/domain/accounts/account.states';
import { isCodeOf } from '@rawnaq/domain/kernel/state-machine';
import { isLocalDate } from '@rawnaq/domain/kernel/time/local-date';
import { composeContract } from '@rawnaq/domain/platform-contracts/contract-text.rules';
import { contractPeriods } from '@rawnaq/domain/platform-contracts/contract.states';
import type {
  ContractInput,
  ContractTemplate,
  MerchantChoice,
} from '@rawnaq/domain/platform-contracts/platform-contracts.contract';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card';
import { currencyOr } from './contract-key';
import { DocumentView } from './document-view';

type Props = {
  merchant: MerchantChoice | undefined;
  templates: readonly ContractTemplate[];
  platform: string;
  number: string | undefined;
};

/** Written by the same function as on the server, from what stands in the form. */
export function ContractPreview({ merchant, templates, platform, number }: Props) {
  const { t } = useTranslation('platform-contracts');
  const values = useWatch<ContractInput>();
  const template = templates.find(({ id }) => id === values.template_id);
  if (!merchant || !template)
    return (
      <Card title={t('form.preview')}>
        <p>{t('form.previewEmpty')}</p>
      </Card>
    );
  const { tier, period, starts_on, ends_on } = values;
  const document = composeContract(template, {
    number: number ?? `C-${merchant.id}-…`,
    account_id: merchant.id,
    platform,
    merchant: { en: merchant.english_name, ar: merchant.arabic_name },
    signer_name: values.signer_name ?? '',
    tier: isCodeOf(accountTiers, tier) ? tier : accountTiers.codes.basic,
    period: isCodeOf(contractPeriods, period) ? period : contractPeriods.codes.yearly,
    price: Number.isSafeInteger(values.price) ? (values.price ?? 0) : 0,
    currency: currencyOr(merchant.currency) ?? 'AED',
    starts_on: dayOr(starts_on, merchant.today),
    ends_on: dayOr(ends_on, merchant.today),
    special_english: textOf(values.special_english),
    special_arabic: textOf(values.special_arabic),
  });
  return <DocumentView document={document} title={t('form.preview')} />;
}

const dayOr = (typed: string | undefined, day: string): string => (typed && isLocalDate(typed) ? typed : day);
const textOf = (typed: unknown): string => (typeof typed === 'string' ? typed.trim() : '');
