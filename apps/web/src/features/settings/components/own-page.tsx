import { Anchor, Button } from '@mantine/core';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { IconExternalLink, IconPrinter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { CopyButton } from '../../../ui/copy-button';
import { QrCode } from '../../../ui/marks/qr-code';
import { shortAddress, useBookingAddress } from '../use-booking-address';
import styles from './settings.module.css';

/** The way to the salon's page as it is stored: a link to open, to copy, to scan and to hang into the shop window. */
export function OwnPage({ alias }: { alias: string }) {
  const { t } = useTranslation(['settings', 'ui']);
  const path = pathTo('online-home', useLanguage(), { aliasName: alias });
  const address = useBookingAddress(alias);
  return (
    <div className={styles.ownPage}>
      <QrCode text={address} label={t('online.scan')} />
      <div>
        <Anchor href={path} target="_blank" rel="noopener" className={styles.ownAddress}>
          <bdi dir="ltr">{shortAddress(address)}</bdi>
        </Anchor>
        <div className={styles.ownActions}>
          <Button
            component="a"
            href={path}
            target="_blank"
            rel="noopener"
            variant="default"
            leftSection={<IconExternalLink size={17} stroke={1.75} />}
          >
            {t('online.openPage')}
          </Button>
          <CopyButton value={address} label={t('ui:copy')} />
          <Button
            component={Link}
            to="?tab=poster"
            variant="default"
            leftSection={<IconPrinter size={17} stroke={1.75} />}
          >
            {t('online.poster.open')}
          </Button>
        </div>
      </div>
    </div>
  );
}
