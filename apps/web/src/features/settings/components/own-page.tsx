import { Anchor, Button } from '@mantine/core';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { IconExternalLink } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { encode } from 'uqr';
import { useFormat } from '../../../lib/use-format';
import { CopyButton } from '../../../ui/copy-button';
import styles from './settings.module.css';

/** The way to the salon's page as it is stored: a link to open, to copy and to scan from the shop window. */
export function OwnPage({ alias }: { alias: string }) {
  const { t } = useTranslation(['settings', 'ui']);
  const { language } = useFormat();
  const path = pathTo('online-home', language, { aliasName: alias });
  // Without a language in it: the same code serves everybody who walks by.
  const address = `${window.location.origin}${path.replace(/^\/(en|ar)/, '')}`;
  const { size, data } = useMemo(() => encode(address, { border: 2 }), [address]);
  const dots = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : []))).join('');
  return (
    <div className={styles.ownPage}>
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t('online.scan')} shapeRendering="crispEdges"><rect width={size} height={size} fill="#fff" /><path d={dots} fill="#000" /></svg>
      <div>
        <Anchor href={path} target="_blank" rel="noopener" className={styles.ownAddress}><bdi dir="ltr">{address.replace(/^https?:\/\//, '')}</bdi></Anchor>
        <div className={styles.ownActions}>
          <Button component="a" href={path} target="_blank" rel="noopener" variant="default" leftSection={<IconExternalLink size={17} stroke={1.75} />}>{t('online.openPage')}</Button>
          <CopyButton value={address} label={t('ui:copy')} />
        </div>
      </div>
    </div>
  );
}
