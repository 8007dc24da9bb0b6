import { Button } from '@mantine/core';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { contractStates } from '@rawnaq/domain/platform-contracts/contract.states';
import {
  platformContractsContract,
  type ContractDetail,
} from '@rawnaq/domain/platform-contracts/platform-contracts.contract';
import {
  IconBan,
  IconBrandWhatsapp,
  IconFileTypePdf,
  IconMail,
  IconPencil,
  IconRotateClockwise,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { download } from '../../../lib/api-client';
import { useLanguage } from '../../../lib/language/i18n';
import { useWrite } from '../../../lib/query';
import { usePermission } from '../../../lib/session';
import { toastSuccess } from '../../../lib/toast';
import { useFormat } from '../../../lib/use-format';
import { confirm } from '../../../ui/confirm';
import type { RowAction } from '../../../ui/data-table/row-actions';
import { ReasonDialog } from '../../../ui/form/reason-dialog';
import { MoreMenu } from '../../../ui/more-menu';
import { toast } from '../../../ui/toast';
import { contractPath, keyOf } from './contract-key';

const { draft, waiting, signed, cancelled } = contractStates.codes;

/** What may be done with it now: the first as a button, the rest in a menu. */
export function ContractActions({ contract }: { contract: ContractDetail }) {
  const [cancelling, setCancelling] = useState(false);
  const [first, ...rest] = useActions(contract, () => setCancelling(true));
  return (
    <>
      {first && (
        <Button leftSection={<first.icon size={18} />} onClick={first.onClick}>
          {first.label}
        </Button>
      )}
      <MoreMenu actions={rest} />
      {cancelling && <CancelDialog contract={contract} onClose={() => setCancelling(false)} />}
    </>
  );
}

function useActions(contract: ContractDetail, cancel: () => void): RowAction[] {
  const { t } = useTranslation('platform-contracts');
  const language = useLanguage();
  const navigate = useNavigate();
  const format = useFormat();
  const mayEdit = usePermission('platform-accounting.edit');
  const { account_id, id, number, status } = contract;
  const named = { account_id, id };
  const send = useWrite(platformContractsContract.send, {
    onSuccess: ({ sent_to }) => toastSuccess(t('actions.sent', { to: sent_to })),
  });
  const renew = useWrite(platformContractsContract.renew, {
    onSuccess: (made) => void navigate(contractPath({ account_id, id: made.id }, language)),
  });
  const askRenewal = async () => {
    if (
      await confirm({
        title: t('renew.question', { number }),
        text: t('renew.text', { date: format.date(contract.ends_on) }),
        action: t('renew.action'),
      })
    )
      renew.mutate(named);
  };
  const pdf: RowAction = {
    label: t('actions.pdf'),
    icon: IconFileTypePdf,
    onClick: () => void download(platformContractsContract.pdf, named),
  };
  if (!mayEdit) return [pdf];
  const isOpen = status === draft || status === waiting;
  return [
    ...(isOpen && contract.signer_email
      ? [
          {
            label: t('actions.sendEmail'),
            icon: IconMail,
            onClick: () => send.mutate({ ...named, channel: 'email' }),
          },
        ]
      : []),
    ...(isOpen && contract.signer_mobile
      ? [
          {
            label: t('actions.sendWhatsapp'),
            icon: IconBrandWhatsapp,
            onClick: () => send.mutate({ ...named, channel: 'whatsapp' }),
          },
        ]
      : []),
    ...(status === signed || status === cancelled
      ? [{ label: t('actions.renew'), icon: IconRotateClockwise, onClick: () => void askRenewal() }]
      : []),
    pdf,
    ...(isOpen
      ? [
          {
            label: t('actions.edit'),
            icon: IconPencil,
            onClick: () =>
              void navigate(`${pathTo('manager-accounting-contracts-contract', language)}?edit=${keyOf(contract)}`),
          },
          { label: t('actions.cancel'), icon: IconBan, onClick: cancel, danger: true },
        ]
      : []),
  ];
}

function CancelDialog({ contract, onClose }: { contract: ContractDetail; onClose: () => void }) {
  const { t } = useTranslation('platform-contracts');
  const { account_id, id, number } = contract;
  const cancel = useWrite(platformContractsContract.cancel, { onSuccess: () => toast('saved') });
  return (
    <ReasonDialog
      title={t('cancel.title', { number })}
      text={t('cancel.text')}
      action={t('cancel.submit')}
      maxLength={500}
      onReason={(reason) => cancel.mutateAsync({ account_id, id, reason })}
      onClose={onClose}
    />
  );
}
