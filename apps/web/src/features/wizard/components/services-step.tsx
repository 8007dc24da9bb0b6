import { Button, Checkbox } from '@mantine/core';
import { employeesContract } from '@rawnaq/domain/employees/employees.contract';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import { IconArrowRight, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../lib/query';
import { SettingsSection } from '../../../ui/settings-section/settings-section';
import { LoadingState } from '../../../ui/states/states';
import { ServiceDrawer, SuggestedList, useNames, useServices, useSuggestions } from '../../services';
import { StepFoot, type StepProps } from './step-form';
import styles from './wizard.module.css';

/** Enough to see what is there; the menu has the whole list. */
const CHIPS = 12;

/** From the suggested list with one's own prices, or a service of one's own; all as on the pages of the menu. */
export function ServicesStep({ onFinish, ...step }: StepProps) {
  const { t } = useTranslation('wizard');
  const { nameOf } = useNames();
  const services = useServices().data?.records.filter((one) => one.status === recordStates.codes.active);
  const employees = useRead(employeesContract.get_options, {}).data?.records;
  const suggestions = useSuggestions();
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [isOpen, setOpen] = useState(false);
  const [saving, setSaving] = useState(false);
  if (!services || !employees) return <LoadingState />;

  const { drafts, problem, take } = suggestions;
  const doing = employees.filter(({ id }) => !left.has(id)).map(({ id }) => id);
  const finish = async () => {
    setSaving(true);
    try {
      if (drafts.size === 0 || (await take(doing))) await onFinish();
    } catch {
      // The failure policy has told the person; the ticks stay.
    } finally {
      setSaving(false);
    }
  };
  const toggle = (id: number) =>
    setLeft(left.has(id) ? new Set([...left].filter((one) => one !== id)) : new Set([...left, id]));

  return (
    <>
      <SettingsSection title={t('services.title')} text={t('services.text')}>
        <div className={styles.have}>
          <b role="status">{t('services.count', { count: services.length })}</b>
          <Button
            variant="default"
            size="sm"
            leftSection={<IconPlus size={18} stroke={1.75} />}
            onClick={() => setOpen(true)}
          >
            {t('services.own')}
          </Button>
        </div>
        {services.length > 0 && (
          <ul className={styles.chips}>
            {services.slice(0, CHIPS).map((one) => (
              <li key={one.id}>
                <bdi>{nameOf(one)}</bdi>
              </li>
            ))}
            {services.length > CHIPS && <li>{t('services.more', { count: services.length - CHIPS })}</li>}
          </ul>
        )}
      </SettingsSection>
      <SettingsSection title={t('services.suggested')}>
        <div className={styles.suggested}>
          <SuggestedList suggestions={suggestions} />
        </div>
      </SettingsSection>
      {drafts.size > 0 && (
        <SettingsSection title={t('services.who')} text={t('services.whoText')}>
          <div className={styles.people}>
            {employees.map(({ id, name }) => (
              <Checkbox key={id} label={<bdi>{name}</bdi>} checked={!left.has(id)} onChange={() => toggle(id)} />
            ))}
          </div>
        </SettingsSection>
      )}
      <StepFoot
        {...step}
        note={problem}
        action={
          <Button
            disabled={drafts.size === 0 && services.length === 0}
            loading={saving}
            rightSection={<IconArrowRight className="flip" size={18} stroke={1.75} />}
            onClick={() => void finish()}
          >
            {drafts.size > 0 ? t('services.take', { count: drafts.size }) : t('continue')}
          </Button>
        }
      />
      {isOpen && <ServiceDrawer employeeIds={employees.map(({ id }) => id)} onClose={() => setOpen(false)} />}
    </>
  );
}
