import { Button } from '@mantine/core';
import { ledgerChecksContract } from '@rawnaq/domain/ledger-checks/ledger-checks.contract';
import { ledgerCheckNames } from '@rawnaq/domain/ledger-checks/ledger-checks';
import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { IconScale } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { useRead, useWrite } from '../../../lib/query';
import { usePermission } from '../../../lib/session';
import { toastSuccess } from '../../../lib/toast';
import { useFormat } from '../../../lib/use-format';
import { Card } from '../../../ui/card';
import { KeyFigures } from '../../../ui/key-figures';
import { PageHead } from '../../../ui/page-head';
import { LoadingState } from '../../../ui/states/states';
import { CheckLine } from '../components/check-line';
import styles from './ledger-checks-page.module.css';

/** Whether the money of every salon adds up, as the last night or somebody by hand has found it. */
export function LedgerChecksPage() {
  const { t } = useTranslation('ledger-checks');
  const language = useLanguage();
  const format = useFormat();
  const mayRun = usePermission('platform-technical.edit');
  const { data } = useRead(ledgerChecksContract.get, {});
  const run = useWrite(ledgerChecksContract.run, { onSuccess: () => toastSuccess(t('started')) });
  if (!data) return <LoadingState rows={8} />;

  const { broken, newest_check, oldest_check } = data;
  const violations = broken.flatMap(({ checks }) => checks).reduce((sum, check) => sum + check.violations, 0);
  return (
    <>
      <PageHead
        title={pageWords['ledger-checks'][language]}
        note={newest_check ? t('checked', { at: format.dateTime(newest_check) }) : t('neverChecked')}
        actions={
          mayRun && (
            <Button leftSection={<IconScale size={18} />} loading={run.isPending} onClick={() => run.mutate({})}>
              {t('checkNow')}
            </Button>
          )
        }
      />
      {newest_check && oldest_check && (
        <>
          <KeyFigures
            figures={[
              {
                label: t('figures.salons'),
                value: format.number(data.salons_checked),
                note: t('figures.oldest', { at: format.dateTime(oldest_check) }),
              },
              {
                label: t('figures.broken'),
                value: format.number(data.salons_broken),
                note: data.salons_broken > broken.length && t('figures.shown'),
              },
              {
                label: t('figures.violations'),
                value: format.number(violations),
                note: violations === 0 && t('figures.allAgree'),
                highlight: violations > 0,
              },
            ]}
          />
          <Card title={t('list')}>
            <ul className={styles.checks}>
              {ledgerCheckNames.map((check) => (
                <CheckLine
                  key={check}
                  check={check}
                  salons={broken.flatMap(({ checks, ...salon }) =>
                    checks.filter((one) => one.check === check).map((one) => ({ ...salon, ...one })),
                  )}
                />
              ))}
            </ul>
          </Card>
        </>
      )}
    </>
  );
}
