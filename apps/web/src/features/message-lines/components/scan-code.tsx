import { Button } from '@mantine/core';
import { whatsappConnectionStates } from '@rawnaq/domain/whatsapp/whatsapp.states';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead, useWrite } from '../../../lib/query';
import { toastSuccess } from '../../../lib/toast';
import { QrCode } from '../../../ui/marks/qr-code';
import { SettingsSection } from '../../../ui/settings-section/settings-section';
import type { LineEndpoints } from '../line-endpoints';
import styles from './line.module.css';

/** A code lives less than a minute. */
const AGAIN_MS = 15_000;

type Props = { endpoints: LineEndpoints; isSandbox: boolean; onChange: () => void };

export function ScanCode({ endpoints, isSandbox, onChange }: Props) {
  const { t } = useTranslation('message-lines');
  const code = useRead(endpoints.code, {}, { ownFailure: true, keepPrevious: true });
  const refresh = useWrite(endpoints.refresh, {
    onSuccess: ({ state }) => {
      if (state === whatsappConnectionStates.codes.connected) toastSuccess(t('states.connected'));
      onChange();
    },
  });
  const { refetch } = code;
  useEffect(() => {
    if (isSandbox) return undefined;
    const again = setInterval(() => void refetch(), AGAIN_MS);
    return () => clearInterval(again);
  }, [isSandbox, refetch]);
  const { mutate } = refresh;
  const isLinked = code.data?.already ?? false;
  useEffect(() => {
    if (isLinked) mutate({});
  }, [isLinked, mutate]);
  return (
    <SettingsSection title={t('scan')}>
      <div className={styles.scan}>
        {code.data?.png && (
          <img className={styles.code} src={`data:image/png;base64,${code.data.png}`} alt={t('codeLabel')} />
        )}
        {code.data?.text && <QrCode className={styles.code} text={code.data.text} label={t('codeLabel')} />}
        <div className={styles.beside}>
          <p>{isSandbox ? t('scanSandbox') : t('scanText')}</p>
          {code.data && !code.data.png && !code.data.text && !code.data.already && <p>{t('noCode')}</p>}
          <Button variant="default" loading={refresh.isPending} onClick={() => refresh.mutate({})}>
            {t('scanned')}
          </Button>
        </div>
      </div>
    </SettingsSection>
  );
}
