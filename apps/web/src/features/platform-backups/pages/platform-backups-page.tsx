import { Alert, Button } from '@mantine/core';
import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { platformBackupStates, platformRestoreStates } from '@rawnaq/domain/platform-backups/platform-backup.states';
import {
  platformBackupsContract,
  type PlatformBackupRecord,
} from '@rawnaq/domain/platform-backups/platform-backups.contract';
import {
  IconAlertTriangle,
  IconDatabaseExport,
  IconDatabaseImport,
  IconDownload,
  IconShieldCheck,
  IconTrash,
  IconUserUp,
  IconX,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { download } from '../../../lib/api-client';
import { useLanguage } from '../../../lib/language/i18n';
import { readOptions, useWrite } from '../../../lib/query';
import { toastSuccess } from '../../../lib/toast';
import { Card } from '../../../ui/card';
import { confirm } from '../../../ui/confirm';
import type { RowAction } from '../../../ui/data-table/row-actions';
import { PageHead } from '../../../ui/page-head';
import { Awaiting } from '../../../ui/states/loaded';
import { EmptyState } from '../../../ui/states/states';
import { BackupFigures } from '../components/backup-figures';
import { BackupLine } from '../components/backup-line';
import { ProofDrawer, type Proof } from '../components/proof-drawer';
import { RestoreMerchantDrawer } from '../components/restore-merchant-drawer';
import { RestoresCard } from '../components/restores-card';
import styles from '../components/platform-backups.module.css';

/** Events tell at once; this is for a connection that lets none through. */
const LOOK_MS = 4_000;
const { running, ready } = platformBackupStates.codes;
type Open = { what: 'download' | 'merchant'; backup: PlatformBackupRecord };

export function PlatformBackupsPage() {
  const { t } = useTranslation('platform-backups');
  const language = useLanguage();
  const [open, setOpen] = useState<Open>();
  const [proof, setProof] = useState<Proof>();
  const query = useQuery({
    ...readOptions(platformBackupsContract.get, {}),
    refetchInterval: ({ state: { data } }) =>
      data?.backups.some(({ state }) => state === running) ||
      data?.restores.some(({ state }) => state === platformRestoreStates.codes.running)
        ? LOOK_MS
        : false,
  });
  const add = useWrite(platformBackupsContract.add, { onSuccess: () => toastSuccess(t('started')) });
  const remove = useWrite(platformBackupsContract.remove);
  const check = useWrite(platformBackupsContract.check, { onSuccess: () => toastSuccess(t('checkStarted')) });
  const drill = useWrite(platformBackupsContract.drill, { onSuccess: () => toastSuccess(t('drillStarted')) });
  const { data } = query;
  const isBusy = data?.backups.some(({ state }) => state === running) ?? false;
  const isRestoring = data?.restores.some(({ state }) => state === platformRestoreStates.codes.running) ?? false;
  const take = async (backup: PlatformBackupRecord, given: Proof) =>
    download(platformBackupsContract.file, { id: backup.id, ticket: given.ticket });

  const ask = async (words: 'remove' | 'cancel', backup: PlatformBackupRecord) => {
    const isSure = await confirm({
      title: t(`${words}Title`),
      text: t(`${words}Text`),
      action: t(`actions.${words}`),
      danger: true,
    });
    if (isSure) remove.mutate({ id: backup.id });
  };
  const actionsOf = (backup: PlatformBackupRecord): RowAction[] => {
    if (backup.state === running)
      return [{ label: t('actions.cancel'), icon: IconX, danger: true, onClick: () => void ask('cancel', backup) }];
    const away: RowAction = {
      label: t('actions.remove'),
      icon: IconTrash,
      danger: true,
      onClick: () => void ask('remove', backup),
    };
    if (backup.state !== ready) return [away];
    return [
      {
        label: t('actions.download'),
        icon: IconDownload,
        onClick: () => {
          if (proof && Date.parse(proof.until) > Date.now() + 5_000) void take(backup, proof);
          else setOpen({ what: 'download', backup });
        },
      },
      { label: t('actions.check'), icon: IconShieldCheck, onClick: () => check.mutate({ id: backup.id }) },
      ...(isRestoring
        ? []
        : [
            {
              label: t('actions.drill'),
              icon: IconDatabaseImport,
              onClick: () =>
                void confirm({ title: t('drillTitle'), text: t('drillText'), action: t('actions.drill') }).then(
                  (isSure) => isSure && drill.mutate({ id: backup.id }),
                ),
            },
            ...(data?.may_restore
              ? [
                  {
                    label: t('actions.merchant'),
                    icon: IconUserUp,
                    onClick: () => setOpen({ what: 'merchant', backup }),
                  },
                ]
              : []),
          ]),
      away,
    ];
  };
  const make = (
    <Button
      leftSection={<IconDatabaseExport size={18} stroke={1.75} />}
      disabled={isBusy}
      loading={add.isPending}
      onClick={() => add.mutate({})}
    >
      {t('make')}
    </Button>
  );
  return (
    <>
      <PageHead
        title={pageWords.backups[language]}
        note={t('note')}
        actions={data?.backups.length ? make : undefined}
      />
      {!data ? (
        <Awaiting query={query} rows={8} />
      ) : (
        <div className={styles.page}>
          {data.is_overdue && data.backups.length > 0 && (
            <Alert color="red" icon={<IconAlertTriangle size={20} />} title={t('overdue')}>
              {t('overdueText')}
            </Alert>
          )}
          {data.backups.length > 0 && <BackupFigures backups={data.backups} proven={data.last_proven} />}
          {data.backups.length === 0 ? (
            <EmptyState icon={IconDatabaseExport} title={t('emptyTitle')} text={t('emptyText')} actions={make} />
          ) : (
            <Card title={t('list')} flush>
              <ul className={styles.lines}>
                {data.backups.map((record) => (
                  <BackupLine key={record.id} record={record} actions={actionsOf(record)} />
                ))}
              </ul>
            </Card>
          )}
          {(data.backups.length > 0 || data.restores.length > 0) && <RestoresCard restores={data.restores} />}
        </div>
      )}
      {open?.what === 'merchant' && <RestoreMerchantDrawer backup={open.backup} onClose={() => setOpen(undefined)} />}
      {open?.what === 'download' && (
        <ProofDrawer
          onClose={() => setOpen(undefined)}
          onProof={async (given) => {
            setProof(given);
            await take(open.backup, given);
          }}
        />
      )}
    </>
  );
}
