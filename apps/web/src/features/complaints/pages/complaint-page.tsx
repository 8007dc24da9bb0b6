import { complaintExcerpt } from '@rawnaq/domain/complaints/complaint.rules';
import { complaintKinds, complaintSources, complaintStates } from '@rawnaq/domain/complaints/complaint.states';
import { complaintsContract, type ComplaintRecord } from '@rawnaq/domain/complaints/complaints.contract';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { labelOf } from '@rawnaq/domain/kernel/state-machine';
import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { useRead } from '../../../lib/query';
import { Card } from '../../../ui/card';
import { StateText } from '../../../ui/marks/status-badge';
import { PageHead } from '../../../ui/page-head';
import { RecordPage } from '../../../ui/record-page';
import { HistoryTab } from '../../audit';
import { AnswerCard } from '../components/answer-card';
import { ComplaintActions } from '../components/complaint-actions';
import { ClockCard, CustomerCard } from '../components/complaint-aside';
import { ComplaintMessage, ComplaintNotes } from '../components/complaint-message';
import { StepStrip } from '../components/step-strip';
import styles from '../components/complaint.module.css';

/** One complaint from receipt to its end: how far it is, what was said, what is left to do, and who she is. */
export function ComplaintPage() {
  const { t } = useTranslation('complaints');
  const language = useLanguage();
  const id = Number(useParams()['id']);
  const query = useRead(complaintsContract.get_record, { id }, { enabled: Number.isSafeInteger(id), ownFailure: true });
  return (
    <RecordPage
      id={id}
      query={query}
      missing={{ title: t('notFoundTitle'), text: t('notFoundText') }}
      list={{ label: pageWords.complaints[language], to: pathTo('merchant-management-reports-complaints', language) }}
    >
      {({ record }) => <Opened complaint={record} />}
    </RecordPage>
  );
}

const TITLE_LENGTH = 60;

function Opened({ complaint }: { complaint: ComplaintRecord }) {
  const { t } = useTranslation('complaints');
  const language = useLanguage();
  const { id, body, kind, source, status } = complaint;
  const number = t('number', { id });
  return (
    <>
      <PageHead
        title={
          <>
            <bdi>{complaintExcerpt(body, TITLE_LENGTH)}</bdi>{' '}
            <StateText state={complaintStates.choices.find(({ value }) => value === status)} />
          </>
        }
        note={[
          number,
          labelOf(complaintKinds, kind)[language],
          t('from', { source: labelOf(complaintSources, source)[language] }),
        ].join(' · ')}
        crumbs={[
          { label: pageWords.complaints[language], to: pathTo('merchant-management-reports-complaints', language) },
          { label: number },
        ]}
        actions={<ComplaintActions complaint={complaint} />}
      />
      <StepStrip complaint={complaint} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <ComplaintMessage complaint={complaint} />
          {/* What is being written stays while somebody takes it on; an answer that was given begins anew. */}
          {status !== complaintStates.codes.closed && (
            <AnswerCard key={String(status === complaintStates.codes.answered)} complaint={complaint} />
          )}
          <ComplaintNotes complaint={complaint} />
        </div>
        <div className={styles.column}>
          <ClockCard complaint={complaint} />
          <CustomerCard complaint={complaint} />
          <Card title={t('history')}>
            <HistoryTab entity="complaints" entityId={id} />
          </Card>
        </div>
      </div>
    </>
  );
}
