import type { ContractDetail } from '@rawnaq/domain/platform-contracts/platform-contracts.contract';
import { SIGNATURE_HEIGHT, SIGNATURE_WIDTH, signaturePath } from '@rawnaq/domain/platform-contracts/signature.rules';
import { Alert } from '@mantine/core';
import { IconAlertTriangle, IconShieldCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card';
import styles from './contracts.module.css';

/** The drawing, what was kept with it, and whether all of it is still what was signed. */
export function SignatureCard({ contract }: { contract: ContractDetail }) {
  const { t } = useTranslation('platform-contracts');
  const { signature, intact, signer_name } = contract;
  return (
    <Card title={t('seal.title')}>
      {!intact.text && <Changed text={t('seal.changedText')} />}
      {!intact.signature && <Changed text={t('seal.changedSignature')} />}
      {signature ? (
        <>
          {intact.text && intact.signature && (
            <Alert color="green" variant="light" icon={<IconShieldCheck size={20} />} mb="sm">
              {t('seal.intact')}
            </Alert>
          )}
          <svg
            className={styles.drawing}
            viewBox={`0 0 ${SIGNATURE_WIDTH} ${SIGNATURE_HEIGHT}`}
            role="img"
            aria-label={t('seal.drawing', { name: signer_name })}
          >
            <path d={signaturePath(signature.strokes)} />
          </svg>
          <bdi>{signer_name}</bdi>
          <div className={styles.hashes}>
            <span>
              {t('seal.device')}
              <bdi dir="ltr" className={styles.hash}>
                {signature.user_agent}
              </bdi>
            </span>
            <Hash label={t('seal.hash')} value={contract.text_hash} />
            <Hash label={t('seal.seal')} value={signature.seal} />
          </div>
        </>
      ) : (
        <>
          <p>{t('seal.none')}</p>
          <div className={styles.hashes}>
            <Hash label={t('seal.hash')} value={contract.text_hash} />
          </div>
        </>
      )}
    </Card>
  );
}

const Changed = ({ text }: { text: string }) => (
  <Alert color="red" variant="light" icon={<IconAlertTriangle size={20} />} mb="sm" role="alert">
    {text}
  </Alert>
);

const Hash = ({ label, value }: { label: string; value: string }) => (
  <span>
    {label}
    <bdi dir="ltr" className={styles.hash}>
      {value}
    </bdi>
  </span>
);
