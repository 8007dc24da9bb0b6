import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { surveyAnswersList } from '@rawnaq/domain/surveys/survey-answers.list';
import { IconMessageStar } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { RecordsOf } from '../../../ui/list-page/records-of';
import { GivenStars } from './answer-drawer';
import styles from './survey.module.css';

/** What one customer answered. */
export function CustomerAnswers({ customerId }: { customerId: number }) {
  const { t } = useTranslation('surveys');
  const language = useLanguage();
  return (
    <RecordsOf
      list={surveyAnswersList}
      of={{ customer_id: String(customerId) }}
      columns={['answered_at', 'stars', 'comment', 'employees', 'source']}
      cells={{
        stars: ({ stars }) => (stars === null ? null : <GivenStars stars={stars} />),
        comment: ({ comment }) => <bdi className={styles.comment}>{comment}</bdi>,
      }}
      to={({ id }) => `${pathTo('merchant-surveys-answers', language)}?open=${id}`}
      empty={{ icon: IconMessageStar, title: t('answer.emptyTitle'), text: t('answer.ofCustomer') }}
    />
  );
}
