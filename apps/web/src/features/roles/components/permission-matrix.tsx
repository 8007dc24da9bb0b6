import { Checkbox, Select } from '@mantine/core';
import { merchantModules, type PermissionMap } from '@rawnaq/domain/kernel/permissions';
import type { Localized } from '@rawnaq/domain/kernel/localized';
import {
  ACCESS_LEVELS,
  accessLevelLabels,
  accessLevelOf,
  actionsAt,
  type AccessLevel,
} from '@rawnaq/domain/roles/access-levels';
import { countActions } from '@rawnaq/domain/roles/role.rules';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { useSession } from '../../../lib/session';
import { Card } from '../../../ui/card';
import styles from './permission-matrix.module.css';

type Module = { module: number; label: Localized; actions: Record<string, Localized & { action: number }> };
type Props = { value: PermissionMap; onChange?: (map: PermissionMap) => void };

const modules: readonly Module[] = Object.values(merchantModules);
const BY_HAND = 'by_hand';

/** Modules × actions, with a word for each module that ticks several at once. Without `onChange` it is only read. */
export function PermissionMatrix({ value, onChange }: Props) {
  const { t } = useTranslation('roles');
  const own = useSession()?.user.permissions ?? {};
  const setModule = (module: number, actions: readonly number[]) => {
    const { [module]: _before, ...others } = value;
    onChange?.(actions.length > 0 ? { ...others, [module]: actions.toSorted((a, b) => a - b) } : others);
  };
  /** What a person may not give stays as it is. */
  const within = (module: number, wanted: readonly number[]) =>
    wanted.filter((action) => own[module]?.includes(action) || value[module]?.includes(action));
  const setAll = (level: AccessLevel) =>
    onChange?.(
      Object.fromEntries(
        modules
          .map(({ module }) => [module, within(module, actionsAt(module, level))] as const)
          .filter(([, actions]) => actions.length > 0),
      ),
    );

  return (
    <Card
      title={t('permissionsTitle')}
      end={
        onChange ? (
          <LevelSelect label={t('wholeRole')} level={undefined} levels={ACCESS_LEVELS} onChange={setAll} />
        ) : (
          <span className={styles.count}>{t('count', { count: countActions(value) })}</span>
        )
      }
    >
      <div className={styles.modules} data-read={!onChange || undefined}>
        {modules.map((module) => (
          <ModuleRow
            key={module.module}
            module={module}
            ticked={value[module.module] ?? []}
            own={own[module.module] ?? []}
            {...(onChange && {
              onChange: (actions: readonly number[]) => setModule(module.module, actions),
              onLevel: (level: AccessLevel) =>
                setModule(module.module, within(module.module, actionsAt(module.module, level))),
            })}
          />
        ))}
      </div>
    </Card>
  );
}

type RowProps = {
  module: Module;
  ticked: readonly number[];
  own: readonly number[];
  onChange?: (actions: readonly number[]) => void;
  onLevel?: (level: AccessLevel) => void;
};

function ModuleRow({ module: { module, label, actions }, ticked, own, onChange, onLevel }: RowProps) {
  const { t } = useTranslation('roles');
  const language = useLanguage();
  const toggle = (action: number) =>
    onChange?.(ticked.includes(action) ? ticked.filter((one) => one !== action) : [...ticked, action]);
  return (
    <section className={styles.module} aria-label={label[language]}>
      <div className={styles.head}>
        <h3 className={styles.name}>{label[language]}</h3>
        {onLevel ? (
          <LevelSelect
            label={t('level', { module: label[language] })}
            level={accessLevelOf(module, ticked) ?? BY_HAND}
            levels={levelsOf(module)}
            onChange={onLevel}
          />
        ) : (
          <span className={styles.count}>{t('count', { count: ticked.length })}</span>
        )}
      </div>
      <div className={styles.actions}>
        {Object.entries(actions).map(([name, one]) => {
          const mayGive = own.includes(one.action) || ticked.includes(one.action);
          return (
            <Checkbox
              key={name}
              label={one[language]}
              checked={ticked.includes(one.action)}
              disabled={!onChange || !mayGive}
              onChange={() => toggle(one.action)}
              {...(onChange && !mayGive && { title: t('notYours') })}
            />
          );
        })}
      </div>
    </section>
  );
}

type LevelProps = {
  label: string;
  level: AccessLevel | typeof BY_HAND | undefined;
  levels: readonly AccessLevel[];
  onChange: (level: AccessLevel) => void;
};

function LevelSelect({ label, level, levels, onChange }: LevelProps) {
  const { t } = useTranslation('roles');
  const language = useLanguage();
  const options = levels.map((one) => ({ value: one as string, label: accessLevelLabels[one][language] }));
  const data = level === BY_HAND ? [...options, { value: BY_HAND, label: t('byHand'), disabled: true }] : options;
  return (
    <Select
      size="sm"
      w={200}
      aria-label={label}
      placeholder={level === undefined ? label : undefined}
      data={data}
      value={level ?? null}
      allowDeselect={false}
      onChange={(chosen) => chosen && chosen !== BY_HAND && onChange(chosen as AccessLevel)}
    />
  );
}

/** Levels that tick the same actions here are one choice: the lowest of them. */
const levelsOf = (module: number): AccessLevel[] =>
  ACCESS_LEVELS.filter((level) => accessLevelOf(module, actionsAt(module, level)) === level);
