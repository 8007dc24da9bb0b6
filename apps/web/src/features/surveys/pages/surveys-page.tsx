import { Button } from '@mantine/core';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { surveysContract, surveysList } from '@rawnaq/domain/surveys/surveys.contract';
import { IconChartBar, IconMessageStar, IconPlayerPause, IconPlayerPlay, IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { usePermission } from '../../../lib/session';
import { ListPage } from '../../../ui/list-page/list-page';
import { useStatusSwitch } from '../../../ui/use-status-switch';

export function SurveysPage() {
  const { t } = useTranslation('surveys');
  const language = useLanguage();
  const navigate = useNavigate();
  const mayEdit = usePermission('reports.edit-surveys');
  const switchStatus = useStatusSwitch(surveysContract.set_status, {
    activate: { label: t('status.on'), icon: IconPlayerPlay },
    disable: { label: t('status.off'), icon: IconPlayerPause },
  });
  const add = mayEdit && (
    <Button
      component={Link}
      to={pathTo('merchant-surveys-survey', language)}
      leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
    >
      {t('add')}
    </Button>
  );
  return (
    <ListPage
      list={surveysList}
      to={(row) => pathTo('merchant-surveys-survey-one', language, { id: row.id })}
      primaryAction={add || undefined}
      moreActions={[
        {
          label: t('answers'),
          icon: IconMessageStar,
          onClick: () => void navigate(pathTo('merchant-surveys-answers', language)),
        },
        {
          label: t('report'),
          icon: IconChartBar,
          onClick: () => void navigate(pathTo('merchant-management-reports-surveys-report', language)),
        },
      ]}
      rowActions={(row) => (mayEdit ? [switchStatus(row)] : [])}
      empty={{ icon: IconMessageStar, title: t('emptyTitle'), text: t('emptyText'), actions: add || undefined }}
    />
  );
}
