import { Select } from '@mantine/core';
import { complaintCauses } from '@rawnaq/domain/complaints/complaint.states';
import { complaintsContract, type ComplaintRecord } from '@rawnaq/domain/complaints/complaints.contract';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { useWrite } from '../../../lib/query';
import { usePermission } from '../../../lib/session';
import { Card } from '../../../ui/card';
import { DateTimeCell } from '../../../ui/cells';
import { Facts, type Fact } from '../../../ui/detail/facts';
import { toast } from '../../../ui/toast';
import styles from './complaint.module.css';

/** Her own words, what they are about, and what was answered. */
export function ComplaintMessage({ complaint }: { complaint: ComplaintRecord }) {
  const { t } = useTranslation('complaints');
  const { body, name, answer, answer_channel, answered_at, answered_by_name, note, closed_at, closed_by_name } =
    complaint;
  return (
    <Card title={t('wrote', { name: `\u2068${name}\u2069` })} end={<Cause complaint={complaint} />}>
      <p className={styles.text} dir="auto">
        {body}
      </p>
      <About complaint={complaint} />
      {answer !== null && (
        <section className={styles.said}>
          <h3>
            {t('answered')}
            {answer_channel && <small>{t(`way.${answer_channel}`)}</small>}
          </h3>
          <p dir="auto">{answer}</p>
          <small>
            <bdi>{answered_by_name}</bdi> {answered_at && <DateTimeCell value={answered_at} />}
          </small>
        </section>
      )}
      {closed_at !== null && (
        <section className={styles.said}>
          <h3>{t('closeNote')}</h3>
          <p dir="auto">{note ?? '—'}</p>
          <small>
            <bdi>{closed_by_name}</bdi> <DateTimeCell value={closed_at} />
          </small>
        </section>
      )}
    </Card>
  );
}

function Cause({ complaint: { id, cause } }: { complaint: ComplaintRecord }) {
  const { t } = useTranslation('complaints');
  const language = useLanguage();
  const set = useWrite(complaintsContract.set_cause, { onSuccess: () => toast('saved') });
  return (
    <Select
      aria-label={t('cause')}
      placeholder={`${t('cause')}: ${t('noCause')}`}
      clearable
      value={cause === null ? null : String(cause)}
      onChange={(value) =>
        set.mutate({
          id,
          cause: Object.values(complaintCauses.codes).find((code) => String(code) === value) ?? null,
        })
      }
      data={complaintCauses.choices.map(({ value, label }) => ({ value: String(value), label: label[language] }))}
    />
  );
}

function About({ complaint }: { complaint: ComplaintRecord }) {
  const { t } = useTranslation('complaints');
  const language = useLanguage();
  const mayVisit = usePermission('appointments.view');
  const mayInvoice = usePermission('accounting.total-sales');
  const maySurvey = usePermission('reports.surveys');
  const { appointment_id, appointment_at, invoice_id, invoice_number, survey_send_id } = complaint;
  const facts: Fact[] = [
    ...(mayVisit && appointment_id !== null && appointment_at !== null
      ? [
          {
            label: t('appointment'),
            value: (
              <Link className={styles.link} to={`${pathTo('merchant-appointments', language)}?open=${appointment_id}`}>
                <DateTimeCell value={appointment_at} />
              </Link>
            ),
          },
        ]
      : []),
    ...(mayInvoice && invoice_id !== null
      ? [
          {
            label: t('invoice'),
            value: (
              <Link
                className={styles.link}
                to={`${pathTo('merchant-accounting-total-sales', language)}?open=${invoice_id}`}
              >
                <bdi dir="ltr">{invoice_number}</bdi>
              </Link>
            ),
          },
        ]
      : []),
    ...(maySurvey && survey_send_id !== null
      ? [
          {
            label: t('survey'),
            value: (
              <Link
                className={styles.link}
                to={`${pathTo('merchant-surveys-answers', language)}?open=${survey_send_id}`}
              >
                {t('openSurvey')}
              </Link>
            ),
          },
        ]
      : []),
  ];
  return facts.length > 0 ? <Facts facts={facts} lined /> : null;
}

export function ComplaintNotes({ complaint: { notes } }: { complaint: ComplaintRecord }) {
  const { t } = useTranslation('complaints');
  return (
    <Card title={t('notes')} end={<small className={styles.quiet}>{t('notesHint')}</small>}>
      {notes.length === 0 && <p className={styles.none}>{t('noNotes')}</p>}
      <ul className={styles.notes}>
        {notes.map(({ id, body, user_name, created_at }) => (
          <li key={id}>
            <p dir="auto">
              <b>
                <bdi>{user_name}</bdi>
              </b>{' '}
              {body}
            </p>
            <DateTimeCell value={created_at} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
