import { Switch } from '@mantine/core';
import { customersContract, type Consent } from '@rawnaq/domain/customers/customers.contract';
import { consentChannels, consentPurposes } from '@rawnaq/domain/customers/customer.states';
import { labelOf } from '@rawnaq/domain/kernel/state-machine';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { useRead, useWrite } from '../../../lib/query';
import { usePermission } from '../../../lib/session';
import { Card } from '../../../ui/card';
import { DateTimeCell } from '../../../ui/cells';
import styles from './customer.module.css';

const CHANNELS = Object.values(consentChannels.codes);
const PURPOSES = Object.values(consentPurposes.codes);
const SHOWN = 6;

/** Without an answer, messages about one's own appointments are fine and advertising is not. */
const isAllowed = (consents: readonly Consent[], channel: string, purpose: string): boolean =>
  consents.find((one) => one.channel === channel && one.purpose === purpose)?.allowed ?? purpose === 'service';

/** What may be sent to the customer, by which way and for what; every change stays in sight. */
export function ConsentCard({ id, consents, locked }: { id: number; consents: readonly Consent[]; locked: boolean }) {
  const { t } = useTranslation('customers');
  const language = useLanguage();
  const mayEdit = usePermission('customers.edit') && !locked;
  const set = useWrite(customersContract.set_consent);

  return (
    <Card title={t('consent.title')}>
      <table className={styles.consents}>
        <thead>
          <tr>
            <td />
            {PURPOSES.map((purpose) => (
              <th key={purpose} scope="col">
                {labelOf(consentPurposes, purpose)[language]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {CHANNELS.map((channel) => (
            <tr key={channel}>
              <th scope="row">{labelOf(consentChannels, channel)[language]}</th>
              {PURPOSES.map((purpose) => (
                <td key={purpose}>
                  <Switch
                    aria-label={
                      `${labelOf(consentChannels, channel)[language]}: ` +
                      `${labelOf(consentPurposes, purpose)[language]}`
                    }
                    checked={isAllowed(consents, channel, purpose)}
                    disabled={!mayEdit || set.isPending}
                    onChange={(event) => set.mutate({ id, channel, purpose, allowed: event.currentTarget.checked })}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ConsentHistory id={id} />
    </Card>
  );
}

function ConsentHistory({ id }: { id: number }) {
  const { t } = useTranslation('customers');
  const language = useLanguage();
  const history = useRead(customersContract.get_consents, { id });
  if (!history.data?.records.length) return null;
  return (
    <ul className={styles.history} aria-label={t('consent.history')}>
      {history.data.records.slice(0, SHOWN).map((one) => (
        <li key={one.id}>
          {t(one.allowed ? 'consent.yes' : 'consent.no', {
            channel: labelOf(consentChannels, one.channel)[language],
            purpose: labelOf(consentPurposes, one.purpose)[language],
          })}
          <small>
            <bdi>{one.recorded_by_name}</bdi> · <DateTimeCell value={one.recorded_at} />
          </small>
        </li>
      ))}
    </ul>
  );
}
