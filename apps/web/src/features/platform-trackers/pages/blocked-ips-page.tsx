import { Button } from '@mantine/core';
import { blockedIpsList, platformTrackersContract } from '@rawnaq/domain/platform-trackers/platform-trackers.contract';
import { IconBan, IconLockOpen, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ipStates } from '@rawnaq/domain/platform-trackers/tracker.states';
import { useWrite } from '../../../lib/query';
import { usePermission } from '../../../lib/session';
import { toastSuccess } from '../../../lib/toast';
import { confirm } from '../../../ui/confirm';
import { NoValue } from '../../../ui/cells';
import { ListPage } from '../../../ui/list-page/list-page';
import { BlockIpDrawer } from '../components/block-ip-drawer';

export function BlockedIpsPage() {
  const { t } = useTranslation('platform-trackers');
  const [adding, setAdding] = useState(false);
  const mayBlock = usePermission('platform-trackers.block-ips');
  const unblock = useWrite(platformTrackersContract.unblock_ip, {
    onSuccess: () => toastSuccess(t('blockedIps.unblockedToast')),
  });
  const unblockIp = async (id: number, ip: string) => {
    if (await confirm({ title: t('unblock.question', { ip }), text: t('unblock.text'), action: t('unblock.action') }))
      unblock.mutate({ id });
  };
  const addButton = mayBlock && (
    <Button leftSection={<IconPlus size={18} />} onClick={() => setAdding(true)}>
      {t('block.action')}
    </Button>
  );

  return (
    <>
      <ListPage
        list={blockedIpsList}
        searchLabel={t('blockedIps.search')}
        primaryAction={addButton}
        // Written by the machine in one language, so the screen says it in the reader's.
        cells={{
          reason: ({ automatic, reason }) =>
            automatic ? t('blockedIps.automaticReason') : reason ? <bdi>{reason}</bdi> : <NoValue />,
        }}
        empty={{
          icon: IconBan,
          title: t('blockedIps.emptyTitle'),
          text: t('blockedIps.emptyText'),
          actions: addButton,
        }}
        rowActions={({ id, network, status }) =>
          mayBlock && status === ipStates.codes.blocked
            ? [{ label: t('unblock.action'), icon: IconLockOpen, onClick: () => void unblockIp(id, network) }]
            : []
        }
      />
      <BlockIpDrawer opened={adding} onClose={() => setAdding(false)} />
    </>
  );
}
