import { Button, Checkbox } from '@mantine/core';
import { employeesContract, type Employee } from '@rawnaq/domain/employees/employees.contract';
import { IconScissors } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import { useWrite } from '../../../lib/query';
import { usePermission } from '../../../lib/session';
import { Card } from '../../../ui/card';
import { useUnsavedGuard } from '../../../ui/form/use-unsaved-guard';
import { SearchBox } from '../../../ui/search-box';
import { Awaiting } from '../../../ui/states/loaded';
import { EmptyState, NoMatchState } from '../../../ui/states/states';
import { toast } from '../../../ui/toast';
import { useCategories, useNames, useServices } from '../../services';
import { servicesByCategory } from '../services-by-category';
import styles from './employee.module.css';

export function ServicesTab({ employee }: { employee: Employee }) {
  const { t } = useTranslation('employees');
  const { nameOf } = useNames();
  const mayEdit = usePermission('employees.edit') && employee.status === recordStates.codes.active;
  const [options, categories] = [useServices(), useCategories()];
  const [search, setSearch] = useState('');
  const [draft, setDraft] = useState<number[]>();
  const save = useWrite(employeesContract.set_services, {
    onSuccess: () => {
      setDraft(undefined);
      toast('saved');
    },
  });
  useUnsavedGuard(draft !== undefined && !save.isPending);
  if (!options.data) return <Awaiting query={options} />;
  if (!categories.data) return <Awaiting query={categories} />;
  const services = options.data.records.filter(
    (service) => service.status === recordStates.codes.active || employee.service_ids.includes(service.id),
  );
  if (services.length === 0)
    return <EmptyState icon={IconScissors} title={t('services.emptyTitle')} text={t('services.emptyText')} />;

  const groups = servicesByCategory(services, categories.data.records, search);
  const chosen = draft ?? employee.service_ids;
  // Only what is on screen is touched: what a search hides keeps its tick.
  const choose = (some: readonly { id: number }[], on: boolean) => {
    const ids = new Set(some.map(({ id }) => id));
    const others = chosen.filter((id) => !ids.has(id));
    setDraft(on ? [...others, ...ids] : others);
  };
  const shown = groups.flatMap((group) => group.services);
  const shortcuts = mayEdit && (
    <div className={styles.buttons}>
      <Button size="xs" variant="default" onClick={() => choose(shown, true)}>
        {t('services.all')}
      </Button>
      <Button size="xs" variant="default" onClick={() => choose(shown, false)}>
        {t('services.none')}
      </Button>
    </div>
  );
  return (
    <div className={styles.stack}>
      <Card title={t('services.chosen', { count: chosen.length })} end={shortcuts}>
        <SearchBox className={styles.search} value={search} onSearch={setSearch} label={t('services.search')} />
        {groups.length === 0 && <NoMatchState onClear={() => setSearch('')} />}
        {groups.map(({ category, services: own }) => {
          const count = own.filter(({ id }) => chosen.includes(id)).length;
          return (
            <div key={category.id} role="group" aria-label={nameOf(category)} className={styles.serviceGroup}>
              <Checkbox
                className={styles.wholeGroup}
                label={nameOf(category)}
                aria-label={t('services.wholeCategory', { name: nameOf(category) })}
                checked={count === own.length}
                indeterminate={count > 0 && count < own.length}
                disabled={!mayEdit}
                onChange={() => choose(own, count < own.length)}
              />
              <div className={styles.choices}>
                {own.map((service) => (
                  <Checkbox
                    key={service.id}
                    label={nameOf(service)}
                    checked={chosen.includes(service.id)}
                    disabled={!mayEdit}
                    onChange={(event) => choose([service], event.currentTarget.checked)}
                  />
                ))}
              </div>
            </div>
          );
        })}
      </Card>
      {mayEdit && (
        <div className={styles.end}>
          <span />
          <Button
            disabled={draft === undefined}
            loading={save.isPending}
            onClick={() => save.mutate({ id: employee.id, service_ids: chosen })}
          >
            {t('services.save')}
          </Button>
        </div>
      )}
    </div>
  );
}
