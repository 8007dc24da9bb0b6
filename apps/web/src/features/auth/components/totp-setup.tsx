import { Button } from '@mantine/core';
import { IconDeviceMobile } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../../ui/copy-button';
import { QrCode } from '../../../ui/marks/qr-code';
import styles from './door.module.css';

/**
 * The key of the second factor: as a picture to scan, in groups of four for those who type it, and as a link for those
 * who sign in on their phone.
 */
export function TotpSetup({ secret, uri }: { secret: string; uri: string }) {
  const { t } = useTranslation(['auth', 'ui']);
  return (
    <>
      <QrCode className={styles.qr} text={uri} label={t('totp.scan')} />
      <div className={styles.secret}>
        <div>
          <small>{t('totp.secret')}</small>
          <bdi dir="ltr">{secret.match(/.{1,4}/g)?.join(' ')}</bdi>
        </div>
        <CopyButton value={secret} label={t('ui:copy')} />
      </div>
      <Button
        component="a"
        href={uri}
        variant="default"
        size="lg"
        leftSection={<IconDeviceMobile size={18} stroke={1.75} />}
      >
        {t('totp.openApp')}
      </Button>
    </>
  );
}
