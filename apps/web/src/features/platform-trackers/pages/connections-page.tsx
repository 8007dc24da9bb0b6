import { connectionsList, platformTrackersContract } from '@rawnaq/domain/platform-trackers/platform-trackers.contract';
import { IconLogout, IconPlugConnected } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { useWrite } from '../../../lib/query';
import { usePermission } from '../../../lib/session';
import { confirm } from '../../../ui/confirm';
import { PersonCell } from '../../../ui/cells';
import { ListPage } from '../../../ui/list-page/list-page';
import { toast } from '../../../ui/toast';

export function ConnectionsPage() {
  const { t } = useTranslation('platform-trackers');
  const language = useLanguage();
  const mayEnd = usePermission('platform-trackers.end-sessions');
  const end = useWrite(platformTrackersContract.end_connection, { onSuccess: () => toast('saved') });
  const endSession = async (session: { account_id: number; id: number; user_name: string }) => {
    if (
      await confirm({
        title: t('end.question', { name: session.user_name }),
        text: t('end.text'),
        action: t('end.action'),
        danger: true,
      })
    )
      end.mutate({ account_id: session.account_id, id: session.id });
  };

  return (
    <ListPage
      list={connectionsList}
      searchLabel={t('connections.search')}
      cells={{
        user_name: (row) => (
          <PersonCell name={row.user_name} note={<bdi>{language === 'ar' ? row.arabic_name : row.english_name}</bdi>} />
        ),
      }}
      empty={{ icon: IconPlugConnected, title: t('connections.emptyTitle'), text: t('connections.emptyText') }}
      rowActions={(row) =>
        mayEnd ? [{ label: t('end.action'), icon: IconLogout, danger: true, onClick: () => void endSession(row) }] : []
      }
    />
  );
}
