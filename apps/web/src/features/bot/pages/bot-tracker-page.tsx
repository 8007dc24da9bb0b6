import { botTurnsList } from '@rawnaq/domain/bot/bot.contract';
import { IconRobot } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ListPage } from '../../../ui/list-page/list-page';

export function BotTrackerPage() {
  const { t } = useTranslation('bot');
  return (
    <ListPage
      list={botTurnsList}
      searchLabel={t('search')}
      empty={{ icon: IconRobot, title: t('emptyTitle'), text: t('emptyText') }}
    />
  );
}
