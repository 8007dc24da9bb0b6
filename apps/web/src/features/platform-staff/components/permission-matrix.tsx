import { Checkbox } from '@mantine/core';
import type { Localized } from '@rawnaq/domain/kernel/localized';
import { managerModules, type PermissionMap } from '@rawnaq/domain/kernel/permissions';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import styles from './role.module.css';

type Action = Localized & { action: number };
const MODULES = Object.values<{ module: number; label: Localized; actions: Record<string, Action> }>(managerModules);

/** Modules with their actions; without `onChange` only to read. */
export function PermissionMatrix({
  value,
  onChange,
}: {
  value: PermissionMap;
  onChange?: (value: PermissionMap) => void;
}) {
  const { t } = useTranslation('platform-staff');
  const language = useLanguage();
  const set = (module: number, actions: number[]) => {
    const { [module]: _before, ...rest } = value;
    onChange?.(actions.length ? { ...rest, [module]: actions } : rest);
  };
  return (
    <div role="group" aria-label={t('roles.permissions')} className={styles.matrix}>
      {MODULES.map(({ module, label, actions }) => {
        const all = Object.values(actions).map((one) => one.action);
        const ticked = (value[module] ?? []).filter((action) => all.includes(action));
        return (
          <fieldset key={module} className={styles.module}>
            <legend>{label[language]}</legend>
            {all.length > 1 && (
              <Checkbox
                label={t('roles.all')}
                aria-label={`${label[language]}: ${t('roles.all')}`}
                fw={600}
                disabled={!onChange}
                checked={ticked.length === all.length}
                indeterminate={ticked.length > 0 && ticked.length < all.length}
                onChange={(event) => set(module, event.currentTarget.checked ? all : [])}
              />
            )}
            {Object.values(actions).map((one) => (
              <Checkbox
                key={one.action}
                label={one[language]}
                disabled={!onChange}
                checked={ticked.includes(one.action)}
                onChange={(event) =>
                  set(
                    module,
                    event.currentTarget.checked
                      ? [...ticked, one.action]
                      : ticked.filter((action) => action !== one.action),
                  )
                }
              />
            ))}
          </fieldset>
        );
      })}
    </div>
  );
}
