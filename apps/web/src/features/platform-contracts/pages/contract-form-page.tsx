import { Button } from '@mantine/core';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import { contractPeriods, contractStates } from '@rawnaq/domain/platform-contracts/contract.states';
import {
  platformContractsContract,
  type ContractDetail,
  type ContractTemplate,
} from '@rawnaq/domain/platform-contracts/platform-contracts.contract';
import { IconFileText } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { useRead, useWrite } from '../../../lib/query';
import { PageHead } from '../../../ui/page-head';
import { RecordPage } from '../../../ui/record-page';
import { EmptyState, LoadingState } from '../../../ui/states/states';
import { toast } from '../../../ui/toast';
import { ContractForm } from '../components/contract-form';
import { contractPath, readKey } from '../components/contract-key';

/** `?edit={account}-{id}` opens one that nobody has signed; without it a new one is written. */
export function ContractFormPage() {
  const [params] = useSearchParams();
  const edited = params.get('edit');
  const templates = useRead(platformContractsContract.templates, {}).data?.records;
  if (!templates) return <LoadingState rows={8} />;
  if (edited !== null) return <Edited text={edited} templates={templates} />;
  return <NewContract templates={templates} forAccount={Number(params.get('account')) || undefined} />;
}

type Offered = { templates: readonly ContractTemplate[] };
const isOffered = ({ status }: ContractTemplate): boolean => status === recordStates.codes.active;

function NewContract({ templates, forAccount }: Offered & { forAccount: number | undefined }) {
  const { t } = useTranslation('platform-contracts');
  const language = useLanguage();
  const navigate = useNavigate();
  const place = useRead(platformContractsContract.merchants, {
    search: '',
    ...(forAccount && { id: forAccount }),
  }).data;
  const add = useWrite(platformContractsContract.add);
  const offered = templates.filter(isOffered);
  if (!place) return <LoadingState rows={8} />;
  if (offered.length === 0)
    return (
      <EmptyState
        icon={IconFileText}
        title={t('noTemplatesTitle')}
        text={t('noTemplatesText')}
        actions={
          <Button component={Link} to={pathTo('manager-accounting-contracts-templates', language)}>
            {pageWords['contract-templates'][language]}
          </Button>
        }
      />
    );
  return (
    <>
      <PageHead title={t('form.newTitle')} crumbs={[crumbIn(language), { label: t('form.newTitle') }]} />
      <ContractForm
        templates={offered}
        platform={place.platform}
        start={{
          template_id: offered[0]?.id,
          tier: 'basic',
          period: contractPeriods.codes.yearly,
          language: 'ar',
          signer_name: '',
          signer_email: '',
          signer_mobile: '',
          special_english: '',
          special_arabic: '',
        }}
        onSave={async (values) => {
          const { id } = await add.mutateAsync(values);
          toast('saved');
          void navigate(contractPath({ account_id: values.account_id, id }, language), { replace: true });
        }}
      />
    </>
  );
}

function Edited({ text, templates }: Offered & { text: string }) {
  const { t } = useTranslation('platform-contracts');
  const language = useLanguage();
  const named = readKey(text);
  const query = useRead(platformContractsContract.get_record, named, {
    enabled: Number.isSafeInteger(named.id),
    ownFailure: true,
  });
  return (
    <RecordPage
      id={named.id}
      query={query}
      missing={{ title: t('notFoundTitle'), text: t('notFoundText') }}
      list={crumbIn(language)}
    >
      {({ record }) => <EditForm key={record.text_hash} contract={record} templates={templates} />}
    </RecordPage>
  );
}

function EditForm({ contract, templates }: Offered & { contract: ContractDetail }) {
  const { t } = useTranslation('platform-contracts');
  const language = useLanguage();
  const navigate = useNavigate();
  const edit = useWrite(platformContractsContract.edit);
  const platform = useRead(platformContractsContract.merchants, { search: '', id: contract.account_id }).data?.platform;
  const title = t('form.editTitle', { number: contract.number });
  if (platform === undefined) return <LoadingState rows={8} />;
  return (
    <>
      <PageHead
        title={title}
        note={contract.status === contractStates.codes.waiting ? t('form.waitingNote') : undefined}
        crumbs={[crumbIn(language), { label: title }]}
      />
      <ContractForm
        templates={templates.filter((one) => isOffered(one) || one.id === contract.template_id)}
        platform={platform}
        merchant={contract.merchant}
        number={contract.number}
        start={{
          account_id: contract.account_id,
          template_id: contract.template_id,
          language: contract.language,
          tier: contract.tier,
          period: contract.period,
          price: contract.price,
          starts_on: contract.starts_on,
          ends_on: contract.ends_on,
          sign_until: contract.sign_until,
          signer_name: contract.signer_name,
          signer_email: contract.signer_email ?? '',
          signer_mobile: contract.signer_mobile ?? '',
          special_english: contract.special_english,
          special_arabic: contract.special_arabic,
        }}
        onSave={async (values) => {
          await edit.mutateAsync({ ...values, id: contract.id });
          toast('saved');
          void navigate(contractPath(contract, language), { replace: true });
        }}
      />
    </>
  );
}

const crumbIn = (language: 'ar' | 'en') => ({
  label: pageWords.contracts[language],
  to: pathTo('manager-accounting-contracts', language),
});
