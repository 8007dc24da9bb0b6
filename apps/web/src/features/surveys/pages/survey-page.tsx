import { Button, Switch } from '@mantine/core';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { formatMobile } from '@rawnaq/domain/kernel/input/phone';
import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import { usualDesign } from '@rawnaq/domain/surveys/survey-design';
import { surveyTriggers } from '@rawnaq/domain/surveys/survey.states';
import { surveysContract, type Survey, type SurveyInput } from '@rawnaq/domain/surveys/surveys.contract';
import { IconChartBar, IconSend } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { useRead, useWrite } from '../../../lib/query';
import { usePermission } from '../../../lib/session';
import { toastSuccess } from '../../../lib/toast';
import { useFormat } from '../../../lib/use-format';
import { PageHead } from '../../../ui/page-head';
import { RecordPage } from '../../../ui/record-page';
import { toast } from '../../../ui/toast';
import { SurveyForm } from '../components/survey-form';
import styles from '../components/survey.module.css';

const { active, disabled } = recordStates.codes;

export function NewSurveyPage() {
  const { t } = useTranslation('surveys');
  const language = useLanguage();
  const navigate = useNavigate();
  const add = useWrite(surveysContract.add);
  return (
    <>
      <PageHead title={t('newTitle')} crumbs={[useCrumb(), { label: t('newTitle') }]} />
      <SurveyForm
        isNew
        start={NEW_SURVEY}
        onSave={async (values) => {
          const { id } = await add.mutateAsync(values);
          toast('saved');
          void navigate(pathTo('merchant-surveys-survey-one', language, { id }), { replace: true });
        }}
      />
    </>
  );
}

const NEW_SURVEY: SurveyInput = {
  ...usualDesign(),
  english_name: 'After the visit',
  arabic_name: 'بعد الزيارة',
  trigger: surveyTriggers.codes.invoice,
  wait_hours: 3,
  once_in_days: 30,
  valid_days: 14,
  first_visit_only: false,
  service_ids: [],
  employee_ids: [],
};

export function SurveyPage() {
  const { t } = useTranslation('surveys');
  const id = Number(useParams()['id']);
  const query = useRead(surveysContract.get_record, { id }, { enabled: Number.isSafeInteger(id), ownFailure: true });
  const crumb = useCrumb();
  return (
    <RecordPage id={id} query={query} missing={{ title: t('notFoundTitle'), text: t('notFoundText') }} list={crumb}>
      {({ record }) => <OpenedSurvey key={record.id} survey={record} />}
    </RecordPage>
  );
}

function useCrumb() {
  const language = useLanguage();
  return { label: pageWords.surveys[language], to: pathTo('merchant-surveys', language) };
}

function OpenedSurvey({ survey }: { survey: Survey }) {
  const { t } = useTranslation('surveys');
  const language = useLanguage();
  const format = useFormat();
  const mayEdit = usePermission('reports.edit-surveys');
  const edit = useWrite(surveysContract.edit, { onSuccess: () => toast('saved') });
  const test = useWrite(surveysContract.send_test, {
    onSuccess: ({ sent_to }) => toastSuccess(t('testSent', { mobile: formatMobile(sent_to) })),
  });
  const setStatus = useWrite(surveysContract.set_status, { onSuccess: () => toast('saved') });
  const name = language === 'ar' ? survey.arabic_name : survey.english_name;
  const crumb = useCrumb();
  const note =
    survey.sent === 0
      ? t('noteNone')
      : [
          t('note', { answered: format.number(survey.answered), rate: format.percent(survey.rate ?? 0) }),
          ...(survey.stars === null ? [] : [t('noteStars', { stars: format.number(survey.stars, 1) })]),
        ].join(' · ');
  return (
    <>
      <PageHead
        title={name}
        note={note}
        crumbs={[crumb, { label: name }]}
        actions={
          <>
            <Switch
              className={styles.sending ?? ''}
              label={t('sending')}
              labelPosition="left"
              checked={survey.status === active}
              disabled={!mayEdit || setStatus.isPending}
              onChange={({ currentTarget: { checked } }) =>
                setStatus.mutate({ id: survey.id, status: checked ? active : disabled })
              }
            />
            {mayEdit && (
              <Button
                variant="default"
                loading={test.isPending}
                leftSection={<IconSend className="flip" size={18} stroke={1.75} aria-hidden />}
                onClick={() => test.mutate({ id: survey.id })}
              >
                {t('test')}
              </Button>
            )}
            <Button
              component={Link}
              variant="default"
              leftSection={<IconChartBar size={18} stroke={1.75} aria-hidden />}
              to={`${pathTo('merchant-surveys-answers', language)}?f.survey_id=${survey.id}`}
            >
              {t('answers')}
            </Button>
          </>
        }
      />
      <SurveyForm
        start={inputOf(survey)}
        version={survey.version}
        readOnly={!mayEdit}
        onSave={async (values, version) => {
          await edit.mutateAsync({ id: survey.id, version, ...values });
        }}
      />
    </>
  );
}

function inputOf(survey: Survey): SurveyInput {
  const { english_name, arabic_name, trigger, wait_hours, once_in_days, valid_days } = survey;
  const { first_visit_only, service_ids, employee_ids, questions, english_thanks, arabic_thanks } = survey;
  return {
    english_name,
    arabic_name,
    trigger,
    wait_hours,
    once_in_days,
    valid_days,
    first_visit_only,
    service_ids,
    employee_ids,
    questions,
    english_thanks,
    arabic_thanks,
  };
}
