import { Button } from '@mantine/core';
import { operationsContract, type FailedJob } from '@rawnaq/domain/operations/operations.contract';
import { IconRefresh, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { useWrite } from '../../../lib/query';
import { usePermission } from '../../../lib/session';
import { toastSuccess } from '../../../lib/toast';
import { useFormat } from '../../../lib/use-format';
import { Card } from '../../../ui/card';
import { confirm } from '../../../ui/confirm';
import { RowActions } from '../../../ui/data-table/row-actions';
import styles from './operations.module.css';

/** What did not work, why, and what can be done: again, or never. */
export function FailedJobsCard({ jobs }: { jobs: readonly FailedJob[] }) {
  const { t } = useTranslation('operations');
  const language = useLanguage();
  const format = useFormat();
  const mayRetry = usePermission('platform-technical.retry-jobs');
  const retry = useWrite(operationsContract.retry_jobs, {
    onSuccess: ({ jobs: count }) => toastSuccess(t('jobs.again', { shown: format.number(count) })),
  });
  const remove = useWrite(operationsContract.remove_job);
  const giveUp = async (id: number) => {
    const isSure = await confirm({
      title: t('jobs.removeTitle'),
      text: t('jobs.removeText'),
      action: t('jobs.remove'),
      danger: true,
    });
    if (isSure) remove.mutate({ id });
  };
  const now = new Date();
  return (
    <Card
      title={
        <>
          {t('jobs.title')} {jobs.length > 0 && <span className={styles.soft}>{format.number(jobs.length)}</span>}
        </>
      }
      end={
        mayRetry &&
        jobs.length > 1 && (
          <Button
            variant="default"
            size="xs"
            leftSection={<IconRefresh size={16} stroke={1.75} />}
            loading={retry.isPending}
            onClick={() => retry.mutate({ ids: jobs.map(({ id }) => id) })}
          >
            {t('jobs.retryAll')}
          </Button>
        )
      }
    >
      {jobs.length === 0 ? (
        <p className={styles.none}>{t('jobs.none')}</p>
      ) : (
        <div className={styles.scroll} role="group" tabIndex={0} aria-label={t('jobs.title')}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('jobs.job')}</th>
                <th scope="col">{t('jobs.for')}</th>
                <th scope="col">{t('jobs.why')}</th>
                <th scope="col" data-end>
                  {t('jobs.tries')}
                </th>
                <th scope="col" data-end>
                  {t('jobs.last')}
                </th>
                {mayRetry && <td />}
              </tr>
            </thead>
            <tbody>
              {jobs.map((job) => (
                <tr key={job.id}>
                  <td>
                    <bdi dir="ltr">{job.task}</bdi>
                  </td>
                  <td>{job.merchant ? <bdi>{job.merchant.name[language]}</bdi> : t('jobs.platform')}</td>
                  <td className={styles.why}>
                    <bdi dir="ltr">{job.why}</bdi>
                  </td>
                  <td data-end>
                    {t('jobs.of', { done: format.number(job.attempts), all: format.number(job.max_attempts) })}
                  </td>
                  <td data-end className={styles.soft}>
                    {job.is_given_up ? format.relative(job.last_at, now) : t('jobs.waits')}
                  </td>
                  {mayRetry && (
                    <td data-end>
                      <span className={styles.again}>
                        <Button
                          variant="default"
                          size="xs"
                          leftSection={<IconRefresh size={16} stroke={1.75} />}
                          onClick={() => retry.mutate({ ids: [job.id] })}
                        >
                          {t('jobs.retry')}
                        </Button>
                        <RowActions
                          actions={[
                            {
                              label: t('jobs.remove'),
                              icon: IconTrash,
                              danger: true,
                              onClick: () => void giveUp(job.id),
                            },
                          ]}
                          compact
                        />
                      </span>
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Card>
  );
}
