import { noticesList } from '@rawnaq/domain/platform-trackers/platform-trackers.contract';
import { IconBellQuestion } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ListPage } from '../../../ui/list-page/list-page';
import styles from '../components/message-drawer.module.css';

export function NoticesPage() {
  const { t } = useTranslation('platform-trackers');
  return (
    <ListPage
      list={noticesList}
      searchLabel={t('notices.search')}
      cells={{ body: ({ body }) => <bdi className={styles.preview}>{body}</bdi> }}
      empty={{ icon: IconBellQuestion, title: t('notices.emptyTitle'), text: t('notices.emptyText') }}
    />
  );
}
