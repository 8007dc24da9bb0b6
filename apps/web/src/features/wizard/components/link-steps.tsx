import { Button } from '@mantine/core';
import { employeesContract } from '@rawnaq/domain/employees/employees.contract';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { IconArrowRight, IconExternalLink } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../../lib/i18n';
import { useRead } from '../../../lib/query';
import { Avatar } from '../../../ui/avatar';
import { SettingsSection } from '../../../ui/settings-section/settings-section';
import { LoadingState } from '../../../ui/states/states';
import { useNames, useServices } from '../../services';
import { StepFoot, type StepProps } from './step-form';
import styles from './wizard.module.css';

const SHOWN = 8;

/** Two steps are done on pages of their own; here they show how far one is, and are finished when there is somebody or something. */
export function EmployeesStep(step: StepProps) {
  const { t } = useTranslation('wizard');
  const language = useLanguage();
  const employees = useRead(employeesContract.get_options, {}).data?.records;
  return (
    <ListStep {...step} title={t('employees.title')} text={t('employees.text')} names={employees?.map((one) => one.name)} count={t('employees.count', { count: employees?.length ?? 0 })}>
      <Button component={Link} to={pathTo('merchant-employees', language)} variant="default" leftSection={<IconExternalLink size={18} stroke={1.75} />}>
        {t('employees.open')}
      </Button>
    </ListStep>
  );
}

export function ServicesStep(step: StepProps) {
  const { t } = useTranslation('wizard');
  const language = useLanguage();
  const { nameOf } = useNames();
  const services = useServices().data?.records;
  return (
    <ListStep {...step} title={t('services.title')} text={t('services.text')} names={services?.map((one) => nameOf(one))} count={t('services.count', { count: services?.length ?? 0 })}>
      <Button component={Link} to={pathTo('merchant-menu-services-activate-services', language)} variant="default" leftSection={<IconExternalLink size={18} stroke={1.75} />}>
        {t('services.open')}
      </Button>
    </ListStep>
  );
}

type ListProps = StepProps & { title: string; text: string; names: readonly string[] | undefined; count: string; children: ReactNode };

function ListStep({ title, text, names, count, children, onFinish, ...step }: ListProps) {
  const { t } = useTranslation('wizard');
  const [saving, setSaving] = useState(false);
  if (!names) return <LoadingState />;
  const finish = async () => {
    setSaving(true);
    await onFinish().finally(() => setSaving(false));
  };
  return (
    <>
      <SettingsSection title={title} text={text}>
        <b role="status">{count}</b>
        <ul className={styles.list}>
          {names.slice(0, SHOWN).map((name, index) => (
            <li key={`${name}-${index}`}>
              <Avatar name={name} />
              {name}
            </li>
          ))}
          {names.length > SHOWN && <li className={styles.note}>{t('andMore', { count: names.length - SHOWN })}</li>}
        </ul>
        <div className={styles.links}>{children}</div>
      </SettingsSection>
      <StepFoot
        {...step}
        action={
          <Button disabled={names.length === 0} loading={saving} rightSection={<IconArrowRight className="flip" size={18} stroke={1.75} />} onClick={() => void finish()}>
            {t('continue')}
          </Button>
        }
      />
    </>
  );
}
