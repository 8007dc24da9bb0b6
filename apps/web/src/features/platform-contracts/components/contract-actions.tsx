import { Button, Menu } from '@mantine/core';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { contractStates } from '@rawnaq/domain/platform-contracts/contract.states';
import {
  cancelContractInput,
  platformContractsContract,
  type ContractDetail,
} from '@rawnaq/domain/platform-contracts/platform-contracts.contract';
import {
  IconBan,
  IconBrandWhatsapp,
  IconDots,
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
import { TextareaField } from '../../../ui/fields/text-fields';
import { FormDrawer } from '../../../ui/form/form-drawer';
import { useZodForm } from '../../../ui/form/use-zod-form';
import type { MenuIcon } from '../../../ui/shell/shell-props';
import { toast } from '../../../ui/toast';
import { contractPath, keyOf } from './contract-key';

type Action = { label: string; icon: MenuIcon; run: () => void; danger?: boolean };
const { draft, waiting, signed, cancelled } = contractStates.codes;

/** What may be done with it now: the first as a button, the rest in a menu. */
export function ContractActions({ contract }: { contract: ContractDetail }) {
  const { t } = useTranslation('platform-contracts');
  const [cancelling, setCancelling] = useState(false);
  const [first, ...rest] = useActions(contract, () => setCancelling(true));
  return (
    <>
      {rest.length > 0 && (
        <Menu position="bottom-end" width={220}>
          <Menu.Target>
            <Button variant="default" leftSection={<IconDots size={18} />}>
              {t('actions.more')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {rest.map(({ label, icon: Icon, run, danger }) => (
              <Menu.Item
                key={label}
                {...(danger && { color: 'red' })}
                leftSection={<Icon size={18} stroke={1.75} />}
                onClick={run}
              >
                {label}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      {first && (
        <Button leftSection={<first.icon size={18} />} onClick={first.run}>
          {first.label}
        </Button>
      )}
      {cancelling && <CancelDrawer contract={contract} onClose={() => setCancelling(false)} />}
    </>
  );
}

function useActions(contract: ContractDetail, cancel: () => void): Action[] {
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
  const pdf: Action = {
    label: t('actions.pdf'),
    icon: IconFileTypePdf,
    run: () => void download(platformContractsContract.pdf, named),
  };
  if (!mayEdit) return [pdf];
  const isOpen = status === draft || status === waiting;
  return [
    ...(isOpen && contract.signer_email
      ? [
          {
            label: t('actions.sendEmail'),
            icon: IconMail,
            run: () => send.mutate({ ...named, channel: 'email' }),
          },
        ]
      : []),
    ...(isOpen && contract.signer_mobile
      ? [
          {
            label: t('actions.sendWhatsapp'),
            icon: IconBrandWhatsapp,
            run: () => send.mutate({ ...named, channel: 'whatsapp' }),
          },
        ]
      : []),
    ...(status === signed || status === cancelled
      ? [{ label: t('actions.renew'), icon: IconRotateClockwise, run: () => void askRenewal() }]
      : []),
    pdf,
    ...(isOpen
      ? [
          {
            label: t('actions.edit'),
            icon: IconPencil,
            run: () =>
              void navigate(`${pathTo('manager-accounting-contracts-contract', language)}?edit=${keyOf(contract)}`),
          },
          { label: t('actions.cancel'), icon: IconBan, run: cancel, danger: true },
        ]
      : []),
  ];
}

function CancelDrawer({ contract, onClose }: { contract: ContractDetail; onClose: () => void }) {
  const { t } = useTranslation('platform-contracts');
  const { account_id, id, number } = contract;
  const form = useZodForm(cancelContractInput, { account_id, id, reason: '' });
  const cancel = useWrite(platformContractsContract.cancel, { onSuccess: () => toast('saved') });
  return (
    <FormDrawer
      opened
      onClose={onClose}
      title={t('cancel.title', { number })}
      submitLabel={t('cancel.submit')}
      form={form}
      onSubmit={(values) => cancel.mutateAsync(values)}
    >
      <TextareaField
        name="reason"
        label={t('cancel.reason')}
        description={t('cancel.text')}
        maxLength={500}
        rows={4}
        required
      />
    </FormDrawer>
  );
}
