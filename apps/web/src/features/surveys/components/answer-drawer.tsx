import { sayList } from '@rawnaq/domain/kernel/localized';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import type { OutputOf } from '@rawnaq/domain/kernel/contract';
import { EMPLOYEE_PLACE } from '@rawnaq/domain/surveys/survey-design';
import { surveysContract } from '@rawnaq/domain/surveys/surveys.contract';
import { IconStarFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { useRead } from '../../../lib/query';
import { usePermission } from '../../../lib/session';
import { useFormat } from '../../../lib/use-format';
import { DateCell, DateTimeCell } from '../../../ui/cells';
import { Facts } from '../../../ui/detail/facts';
import { RecordDrawer } from '../../../ui/record-drawer';
import styles from './survey.module.css';

type Answer = OutputOf<typeof surveysContract.get_answer>['record'];

export function AnswerDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const answer = useRead(surveysContract.get_answer, { id }).data?.record;
  return answer ? <OpenedAnswer answer={answer} onClose={onClose} /> : null;
}

/** Every question as it was asked, with what she said. */
function OpenedAnswer({ answer, onClose }: { answer: Answer; onClose: () => void }) {
  const { t } = useTranslation('surveys');
  const language = useLanguage();
  return (
    <RecordDrawer opened onClose={onClose} title={<bdi>{answer.customer}</bdi>}>
      <div className={styles.answers}>
        <Facts
          lined
          facts={[
            { label: t('answer.survey'), value: language === 'ar' ? answer.arabic_survey : answer.english_survey },
            ...(answer.visited_on ? [{ label: t('answer.visit'), value: <DateCell value={answer.visited_on} /> }] : []),
            ...(answer.sent_at ? [{ label: t('answer.sent'), value: <DateTimeCell value={answer.sent_at} /> }] : []),
            { label: t('answer.answered'), value: <DateTimeCell value={answer.answered_at} /> },
          ]}
        />
        {answer.answers.map((one, place) => (
          <section key={place} className={styles.answer}>
            <h3>
              <bdi>
                {(language === 'ar' ? one.question.arabic_text : one.question.english_text).replaceAll(
                  EMPLOYEE_PLACE,
                  one.employee?.[language] ?? '',
                )}
              </bdi>
            </h3>
            <Said answer={one} />
          </section>
        ))}
        <Ways answer={answer} />
      </div>
    </RecordDrawer>
  );
}

function Said({ answer: { stars, yes, choices, body } }: { answer: Answer['answers'][number] }) {
  const { t } = useTranslation('surveys');
  const language = useLanguage();
  if (stars !== null) return <GivenStars stars={stars} />;
  if (yes !== null) return <p>{yes ? t('yes') : t('no')}</p>;
  const chosen = choices?.map((one) => one[language]);
  if (chosen) return <p>{sayList(chosen, language)}</p>;
  return <p dir="auto">{body}</p>;
}

export function GivenStars({ stars }: { stars: number }) {
  const { t } = useTranslation('surveys');
  const format = useFormat();
  const words = format.number(stars, Number.isInteger(stars) ? 0 : 1);
  return (
    <span className={styles.given} role="img" aria-label={t('answer.stars', { count: Number(words) })} title={words}>
      {[1, 2, 3, 4, 5].map((count) => (
        <IconStarFilled key={count} size={16} data-on={count <= Math.round(stars) || undefined} aria-hidden />
      ))}
    </span>
  );
}

/** Where to go from here, for those who may. */
function Ways({ answer }: { answer: Answer }) {
  const { t } = useTranslation('surveys');
  const language = useLanguage();
  const may = {
    customer: usePermission('customers.view'),
    visit: usePermission('appointments.view'),
    invoice: usePermission('accounting.total-sales'),
    complaint: usePermission('reports.complaints'),
  };
  const ways = [
    may.customer &&
      answer.customer_id !== null && {
        label: t('answer.openCustomer'),
        to: pathTo('merchant-customers-one', language, { id: answer.customer_id }),
      },
    may.visit &&
      answer.appointment_id !== null && {
        label: t('answer.openVisit'),
        to: `${pathTo('merchant-appointments', language)}?open=${answer.appointment_id}`,
      },
    may.invoice &&
      answer.invoice_id !== null && {
        label: t('answer.openInvoice'),
        to: `${pathTo('merchant-accounting-total-sales', language)}?open=${answer.invoice_id}`,
      },
    may.complaint &&
      answer.complaint_id !== null && {
        label: t('answer.openComplaint'),
        to: pathTo('merchant-management-reports-complaints-one', language, { id: answer.complaint_id }),
      },
  ].filter((way) => way !== false);
  return (
    <div className={styles.links}>
      {ways.map(({ label, to }) => (
        <Link key={to} className={styles.link} to={to}>
          {label}
        </Link>
      ))}
    </div>
  );
}
