import {
  failedLoginsList,
  platformTrackersContract,
} from '@rawnaq/domain/platform-trackers/platform-trackers.contract';
import { IconBan, IconKey } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../lib/query';
import { usePermission } from '../../../lib/session';
import { confirm } from '../../../ui/confirm';
import { ListPage } from '../../../ui/list-page/list-page';
import { toast } from '../../../ui/toast';

export function FailedLoginsPage() {
  const { t } = useTranslation('platform-trackers');
  const mayBlock = usePermission('platform-trackers.block-ips');
  const block = useWrite(platformTrackersContract.block_ip, {
    onSuccess: () => toast('saved'),
  });
  const blockIp = async (ip: string) => {
    if (
      await confirm({
        title: t('block.question', { ip }),
        text: t('block.text'),
        action: t('block.submit'),
        danger: true,
      })
    )
      block.mutate({ address: ip });
  };

  return (
    <ListPage
      list={failedLoginsList}
      searchLabel={t('failedLogins.search')}
      empty={{ icon: IconKey, title: t('failedLogins.emptyTitle'), text: t('failedLogins.emptyText') }}
      rowActions={({ ip, blocked }) =>
        mayBlock && ip && !blocked
          ? [{ label: t('block.thisIp'), icon: IconBan, danger: true, onClick: () => void blockIp(ip) }]
          : []
      }
    />
  );
}
