import { Button, Checkbox } from '@mantine/core';
import { employeesContract, type Employee } from '@rawnaq/domain/employees/employees.contract';
import { servicesContract } from '@rawnaq/domain/services/services.contract';
import { IconScissors } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/i18n';
import { useRead, useWrite } from '../../../lib/query';
import { usePermission } from '../../../lib/session';
import { Card } from '../../../ui/card';
import { useUnsavedGuard } from '../../../ui/form/use-unsaved-guard';
import { EmptyState, ErrorState, LoadingState } from '../../../ui/states/states';
import { toast } from '../../../ui/toast';
import styles from './employee.module.css';

export function ServicesTab({ employee }: { employee: Employee }) {
  const { t } = useTranslation('employees');
  const language = useLanguage();
  const mayEdit = usePermission('employees.edit') && employee.status === 1;
  const options = useRead(servicesContract.options, {});
  const [draft, setDraft] = useState<number[]>();
  const save = useWrite(employeesContract.set_services, { topics: ['services'], onSuccess: () => { setDraft(undefined); toast('saved'); } });
  useUnsavedGuard(draft !== undefined && !save.isPending);
  if (options.isError) return <ErrorState onRetry={() => void options.refetch()} />;
  if (!options.data) return <LoadingState />;
  const services = options.data.records.filter((service) => service.status === 1 || employee.service_ids.includes(service.id));
  if (services.length === 0) return <EmptyState icon={IconScissors} title={t('services.emptyTitle')} text={t('services.emptyText')} />;

  const chosen = draft ?? employee.service_ids;
  const toggle = (id: number) => setDraft(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  const shortcuts = mayEdit && (
    <div className={styles.buttons}>
      <Button size="xs" variant="default" onClick={() => setDraft(services.map((service) => service.id))}>
        {t('services.all')}
      </Button>
      <Button size="xs" variant="default" onClick={() => setDraft([])}>
        {t('services.none')}
      </Button>
    </div>
  );
  return (
    <div className={styles.stack}>
      <Card title={t('services.chosen', { count: chosen.length })} end={shortcuts}>
        <div className={styles.choices}>
          {services.map((service) => (
            <Checkbox key={service.id} label={service[language === 'ar' ? 'arabic_name' : 'english_name']} checked={chosen.includes(service.id)} disabled={!mayEdit} onChange={() => toggle(service.id)} />
          ))}
        </div>
      </Card>
      {mayEdit && (
        <div className={styles.end}>
          <span />
          <Button disabled={draft === undefined} loading={save.isPending} onClick={() => save.mutate({ id: employee.id, service_ids: chosen })}>
            {t('services.save')}
          </Button>
        </div>
      )}
    </div>
  );
}
