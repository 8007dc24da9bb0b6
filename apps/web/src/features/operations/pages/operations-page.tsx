import { Button } from '@mantine/core';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { ledgerChecksContract } from '@rawnaq/domain/ledger-checks/ledger-checks.contract';
import { operationsContract } from '@rawnaq/domain/operations/operations.contract';
import { platformBackupStates } from '@rawnaq/domain/platform-backups/platform-backup.states';
import { platformBackupsContract } from '@rawnaq/domain/platform-backups/platform-backups.contract';
import { IconDatabaseExport, IconShieldCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { readOptions, useWrite } from '../../../lib/query';
import { usePermission } from '../../../lib/session';
import { toastSuccess } from '../../../lib/toast';
import { useFormat } from '../../../lib/use-format';
import { useSizes } from '../../../ui/marks/use-sizes';
import { KeyFigures } from '../../../ui/key-figures';
import { PageHead } from '../../../ui/page-head';
import { Awaiting } from '../../../ui/states/loaded';
import { FailedJobsCard } from '../components/failed-jobs-card';
import { ProcessesCard, type Operations } from '../components/processes-card';
import { BackupsCard, VerifyCard } from '../components/side-cards';
import { SlowCallsCard } from '../components/slow-calls-card';
import { StorageCard } from '../components/storage-card';
import styles from '../components/operations.module.css';

/** Processes say nothing by events: they would only tell that they are there. */
const LOOK_MS = 10_000;
/** So long nothing waits when workers work. */
const STUCK_SECONDS = 300;

export function OperationsPage() {
  const { t } = useTranslation('operations');
  const language = useLanguage();
  const mayVerify = usePermission('platform-technical.edit');
  const mayBackUp = usePermission('platform-settings.backups');
  const query = useQuery({ ...readOptions(operationsContract.get, {}), refetchInterval: LOOK_MS });
  const verify = useWrite(ledgerChecksContract.run, { onSuccess: () => toastSuccess(t('verifyStarted')) });
  const backUp = useWrite(platformBackupsContract.add, { onSuccess: () => toastSuccess(t('backUpStarted')) });
  const { data } = query;
  return (
    <>
      <PageHead
        title={pageWords.operations[language]}
        note={data && <Trouble data={data} />}
        actions={
          <>
            {mayVerify && (
              <Button
                variant="default"
                leftSection={<IconShieldCheck size={18} stroke={1.75} />}
                loading={verify.isPending}
                onClick={() => verify.mutate({})}
              >
                {t('verifyAll')}
              </Button>
            )}
            {mayBackUp && (
              <Button
                leftSection={<IconDatabaseExport size={18} stroke={1.75} />}
                loading={backUp.isPending}
                onClick={() => backUp.mutate({})}
              >
                {t('backUp')}
              </Button>
            )}
          </>
        }
      />
      {!data ? (
        <Awaiting query={query} rows={10} />
      ) : (
        <>
          <Figures data={data} />
          <div className={styles.columns}>
            <div className={styles.column}>
              <ProcessesCard processes={data.processes} />
              <FailedJobsCard jobs={data.failed_jobs} />
              <StorageCard storage={data.storage} />
            </div>
            <div className={styles.column}>
              <BackupsCard backups={data.backups} proven={data.proven} />
              <VerifyCard verify={data.verify} />
              <SlowCallsCard slow_calls={data.slow_calls} slow_today={data.slow_today} />
            </div>
          </div>
        </>
      )}
    </>
  );
}

/** One sentence: whether somebody has to do something. */
function Trouble({ data }: { data: Operations }) {
  const { t } = useTranslation('operations');
  const format = useFormat();
  const [newest] = data.backups;
  const found = [
    data.processes.some(({ is_away }) => is_away) && t('trouble.away'),
    data.failed_jobs.some(({ is_given_up }) => is_given_up) && t('trouble.jobs'),
    data.queue.oldest_seconds > STUCK_SECONDS && t('trouble.queue'),
    data.verify.salons_broken > 0 && t('trouble.rules'),
    !newest && t('trouble.noBackup'),
    newest && newest.state !== platformBackupStates.codes.ready && t('trouble.backup'),
    newest && !data.proven && t('trouble.neverProven'),
  ].filter((one) => typeof one === 'string');
  return (
    <span className={styles.note}>
      <i data-warn={found.length > 0 || undefined} aria-hidden />
      {found.length === 0 ? t('allWell') : t('needs', { what: format.list(found) })}
    </span>
  );
}

function Figures({ data }: { data: Operations }) {
  const { t } = useTranslation('operations');
  const language = useLanguage();
  const format = useFormat();
  const sizes = useSizes();
  const mayBackUp = usePermission('platform-settings.backups');
  const { queue, verify, proven } = data;
  const now = new Date();
  return (
    <KeyFigures
      figures={[
        {
          label: t('figures.answer'),
          value: data.slowest_ms === null ? '–' : t('figures.ms', { ms: format.number(data.slowest_ms) }),
          note: data.calls === 0 ? t('figures.quiet') : t('figures.calls', { shown: format.number(data.calls) }),
        },
        {
          label: t('figures.queue'),
          value: format.number(queue.waiting),
          note:
            queue.waiting === 0
              ? t('figures.noneWaiting')
              : t('figures.oldest', { time: sizes.seconds(queue.oldest_seconds) }),
        },
        {
          label: t('figures.failed'),
          value: format.number(queue.failed),
          note: t('figures.runningNow', { shown: format.number(queue.running) }),
        },
        {
          label: t('figures.verify'),
          value: format.number(verify.salons_checked - verify.salons_broken),
          note: verify.newest_check
            ? t('figures.of', {
                good: format.number(verify.salons_checked - verify.salons_broken),
                all: format.number(verify.salons_checked),
              })
            : t('figures.notYet'),
        },
        {
          label: t('figures.proven'),
          value: proven ? sizes.between(proven.at, now.toISOString()) : '–',
          note: proven ? format.dayTime(proven.at, now) : t('figures.never'),
          highlight: true,
          ...(mayBackUp && { to: pathTo('manager-technical-backups', language) }),
        },
      ]}
    />
  );
}
