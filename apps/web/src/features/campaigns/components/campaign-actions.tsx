import { Button } from '@mantine/core';
import { campaignStates, type CampaignState } from '@rawnaq/domain/campaigns/campaign.states';
import { campaignsContract } from '@rawnaq/domain/campaigns/campaigns.contract';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { canMove } from '@rawnaq/domain/kernel/state-machine';
import {
  IconArrowBackUp,
  IconBan,
  IconPencil,
  IconPlayerPause,
  IconPlayerPlay,
  IconRefresh,
  IconRepeat,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { useWrite } from '../../../lib/query';
import { usePermission } from '../../../lib/session';
import { confirm } from '../../../ui/confirm';
import type { RowAction } from '../../../ui/data-table/row-actions';
import { MoreMenu } from '../../../ui/more-menu';
import { toast } from '../../../ui/toast';

type CampaignAction = RowAction & { seldom?: boolean };
type Campaign = { id: number; status: CampaignState; failed: number; unknown: number };
const { active, sending, paused, completed, disabled, temporary_saved } = campaignStates.codes;

/** What can be done with a campaign in its state, for whoever may. */
export function useCampaignActions(): (campaign: Campaign) => CampaignAction[] {
  const { t } = useTranslation('campaigns');
  const language = useLanguage();
  const navigate = useNavigate();
  const [mayEdit, maySend] = [usePermission('marketing.edit'), usePermission('marketing.send')];
  const saved = { onSuccess: () => toast('saved') };
  const pause = useWrite(campaignsContract.pause, saved);
  const resume = useWrite(campaignsContract.resume, saved);
  const takeBack = useWrite(campaignsContract.take_back, saved);
  const cancel = useWrite(campaignsContract.cancel, saved);
  const resend = useWrite(campaignsContract.resend, saved);
  const renew = useWrite(campaignsContract.renew, {
    onSuccess: ({ id }) => void navigate(pathTo('merchant-marketing-tools-ads-campaign-one', language, { id })),
  });
  const sure = (title: string, text: string, action: string, then: () => void): void =>
    void confirm({ title, text, action, danger: true }).then((isSure) => isSure && then());
  return ({ id, status, failed, unknown }) => [
    ...(mayEdit && status === temporary_saved
      ? [
          {
            label: t('edit'),
            icon: IconPencil,
            onClick: () => void navigate(pathTo('merchant-marketing-tools-ads-campaign-one', language, { id })),
          },
        ]
      : []),
    ...(maySend && status === sending
      ? [{ label: t('pause'), icon: IconPlayerPause, onClick: () => pause.mutate({ id }) }]
      : []),
    ...(maySend && status === paused
      ? [{ label: t('resume'), icon: IconPlayerPlay, onClick: () => resume.mutate({ id }) }]
      : []),
    ...(maySend && status === active
      ? [{ label: t('takeBack'), icon: IconArrowBackUp, onClick: () => takeBack.mutate({ id }) }]
      : []),
    ...(maySend && failed > 0 && (status === sending || status === completed)
      ? [
          {
            label: t('resend', { number: failed }),
            icon: IconRefresh,
            onClick: () => resend.mutate({ id }),
          },
        ]
      : []),
    ...(maySend && unknown > 0 && (status === sending || status === completed)
      ? [
          {
            label: t('resendUnknown'),
            icon: IconRefresh,
            seldom: true,
            onClick: () =>
              sure(t('resendUnknownTitle'), t('resendUnknownText'), t('resendUnknown'), () =>
                resend.mutate({ id, with_unknown: true }),
              ),
          },
        ]
      : []),
    ...(mayEdit && status !== temporary_saved
      ? [{ label: t('renew'), icon: IconRepeat, seldom: true, onClick: () => renew.mutate({ id }) }]
      : []),
    ...(maySend && canMove(campaignStates, status, disabled)
      ? [
          {
            label: t('cancel'),
            icon: IconBan,
            danger: true,
            seldom: true,
            onClick: () => sure(t('cancelTitle'), t('cancelText'), t('cancel'), () => cancel.mutate({ id })),
          },
        ]
      : []),
  ];
}

export function CampaignActions({ campaign }: { campaign: Campaign }) {
  const all = useCampaignActions()(campaign);
  return (
    <>
      {all
        .filter(({ seldom }) => !seldom)
        .map(({ label, icon: Icon, onClick }) => (
          <Button
            key={label}
            variant="default"
            leftSection={<Icon size={18} stroke={1.75} aria-hidden />}
            onClick={onClick}
          >
            {label}
          </Button>
        ))}
      <MoreMenu actions={all.filter(({ seldom }) => seldom)} />
    </>
  );
}
