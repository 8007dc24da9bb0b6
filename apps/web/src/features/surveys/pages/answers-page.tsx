import { surveyAnswersList } from '@rawnaq/domain/surveys/survey-answers.list';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { IconMessageStar } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { PersonCell } from '../../../ui/cells';
import { ListPage } from '../../../ui/list-page/list-page';
import { AnswerDrawer, GivenStars } from '../components/answer-drawer';
import styles from '../components/survey.module.css';

/** What customers answered, one by one. Ratings of invoices have numbers below zero. */
export function AnswersPage() {
  const { t } = useTranslation('surveys');
  const language = useLanguage();
  const [params, setParams] = useSearchParams();
  const asked = Number(params.get('open'));
  const open = (id: number | undefined) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        next.delete('open');
        if (id !== undefined) next.set('open', String(id));
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <>
      <ListPage
        list={surveyAnswersList}
        searchLabel={t('answer.search')}
        crumbs={[
          { label: pageWords.surveys[language], to: pathTo('merchant-surveys', language) },
          { label: pageWords['survey-answers'][language] },
        ]}
        onOpen={(row) => open(row.id)}
        cells={{
          customer: (row) => (
            <PersonCell name={row.customer} note={language === 'ar' ? row.arabic_survey : row.english_survey} />
          ),
          stars: ({ stars }) => (stars === null ? null : <GivenStars stars={stars} />),
          comment: ({ comment }) => <bdi className={styles.comment}>{comment}</bdi>,
        }}
        empty={{ icon: IconMessageStar, title: t('answer.emptyTitle'), text: t('answer.emptyText') }}
      />
      {Number.isSafeInteger(asked) && asked !== 0 && (
        <AnswerDrawer key={asked} id={asked} onClose={() => open(undefined)} />
      )}
    </>
  );
}
