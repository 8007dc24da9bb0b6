import { Button } from '@mantine/core';
import { hostsContract } from '@rawnaq/domain/hosts/hosts.contract';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../lib/query';
import { toastSuccess } from '../../../lib/toast';
import { CodeField } from '../../../ui/fields/code-field';
import styles from './stays.module.css';

/** Who signs in by her number alone proves by a code sent to it that it is her: it stands where a password would. */
export function CodeProof() {
  const { t } = useTranslation('property-stays');
  const ask = useWrite(hostsContract.ask_own_code, { onSuccess: () => toastSuccess(t('gateway.codeSent')) });
  return (
    <>
      <div>
        <Button variant="default" loading={ask.isPending} onClick={() => ask.mutate({})}>
          {t('gateway.sendCode')}
        </Button>
      </div>
      <div className={styles.code}>
        <CodeField name="proof.password" label={t('gateway.code')} />
      </div>
    </>
  );
}
