import { Button } from '@mantine/core';
import { backupStates } from '@rawnaq/domain/backups/backup.states';
import { backupsContract, type BackupRecord, type BackupSchedule } from '@rawnaq/domain/backups/backups.contract';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { mailRhythms } from '@rawnaq/domain/report-mails/report-mail.states';
import { IconDatabaseExport, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { download } from '../../../lib/api-client';
import { useLanguage } from '../../../lib/language/i18n';
import { readOptions, useRead } from '../../../lib/query';
import { useFormat } from '../../../lib/use-format';
import { Card } from '../../../ui/card';
import { PageHead } from '../../../ui/page-head';
import { Awaiting } from '../../../ui/states/loaded';
import { EmptyState } from '../../../ui/states/states';
import { BackupFile } from '../components/backup-file';
import { MakeBackupDrawer } from '../components/make-backup-drawer';
import { PasswordDrawer, type Proof } from '../components/password-drawer';
import { ScheduleDrawer } from '../components/schedule-drawer';
import styles from '../components/backups.module.css';

const { running } = backupStates.codes;
/** Events tell at once; this is for a connection that lets none through. */
const LOOK_MS = 4_000;
type Open = 'make' | 'schedule' | BackupRecord;

export function BackupsPage() {
  const { t } = useTranslation('backups');
  const language = useLanguage();
  const [open, setOpen] = useState<Open>();
  const [proof, setProof] = useState<Proof>();
  const query = useQuery({
    ...readOptions(backupsContract.get_records, {}),
    refetchInterval: ({ state }) => (state.data?.records.some((one) => one.state === running) ? LOOK_MS : false),
  });
  const options = useRead(backupsContract.options, {});
  const records = query.data?.records;
  const isBusy = records?.some(({ state }) => state === running) ?? false;
  const close = () => setOpen(undefined);
  const take = (backup: BackupRecord, given: Proof) =>
    download(backupsContract.file, { id: backup.id, ticket: given.ticket });
  const make = (
    <Button leftSection={<IconPlus size={18} stroke={1.75} />} disabled={isBusy} onClick={() => setOpen('make')}>
      {t('make')}
    </Button>
  );
  return (
    <>
      <PageHead
        title={pageWords.backups[language]}
        note={t('note')}
        crumbs={[
          { label: pageWords.settings[language], to: pathTo('merchant-setting', language) },
          { label: pageWords.backups[language] },
        ]}
        actions={records?.length ? make : undefined}
      />
      <div className={styles.page}>
        {!records ? (
          <Awaiting query={query} />
        ) : records.length === 0 ? (
          <EmptyState icon={IconDatabaseExport} title={t('emptyTitle')} text={t('emptyText')} actions={make} />
        ) : (
          <Card title={t('files')} flush>
            <ul className={styles.files}>
              {records.map((record) => (
                <BackupFile
                  key={record.id}
                  record={record}
                  onDownload={async () => {
                    if (proof && Date.parse(proof.until) > Date.now() + 5_000) await take(record, proof);
                    else setOpen(record);
                  }}
                />
              ))}
            </ul>
          </Card>
        )}
        {options.data && <MailCard schedule={options.data.schedule} onOpen={() => setOpen('schedule')} />}
      </div>
      {options.data && open === 'make' && <MakeBackupDrawer options={options.data} onClose={close} />}
      {options.data && open === 'schedule' && (
        <ScheduleDrawer options={options.data} onProof={setProof} onClose={close} />
      )}
      {typeof open === 'object' && (
        <PasswordDrawer
          onClose={close}
          onProof={async (given) => {
            setProof(given);
            await take(open, given);
          }}
        />
      )}
    </>
  );
}

function MailCard({ schedule, onOpen }: { schedule: BackupSchedule | null; onOpen: () => void }) {
  const { t } = useTranslation('backups');
  const language = useLanguage();
  const format = useFormat();
  const rhythm = mailRhythms.choices.find(({ value }) => value === schedule?.rhythm);
  return (
    <Card
      title={t('mail')}
      end={
        <Button variant="default" size="sm" onClick={onOpen}>
          {schedule ? t('change') : t('setUp')}
        </Button>
      }
    >
      <p className={styles.mail}>
        {schedule && rhythm
          ? t('mailOn', {
              rhythm: rhythm.label[language],
              email: `\u2068${schedule.email}\u2069`,
              time: format.dayTime(schedule.next_at, new Date()),
            })
          : t('mailOff')}
      </p>
      <p className={styles.note}>{t('mailHint')}</p>
    </Card>
  );
}
