import type { BlockView } from '@rawnaq/domain/appointments/appointment.shapes';
import { REPEAT_EVERY } from '@rawnaq/domain/appointments/appointment.shapes';
import { addBlockTimeInput, blockTimesContract } from '@rawnaq/domain/block-times/block-times.contract';
import { Chip, Group, Switch } from '@mantine/core';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../../lib/query';
import { useFormat } from '../../../../lib/use-format';
import { toastSuccess } from '../../../../lib/toast';
import { MinuteField, MultiSelectField, SelectField, SwitchField } from '../../../../ui/fields/choice-fields';
import { DateField } from '../../../../ui/fields/date-fields';
import { NumberField } from '../../../../ui/fields/number-fields';
import { TextField } from '../../../../ui/fields/text-fields';
import { FormDrawer } from '../../../../ui/form/form-drawer';
import { FieldRow } from '../../../../ui/form/form-layout';
import { useZodForm } from '../../../../ui/form/use-zod-form';
import { toast } from '../../../../ui/toast';
import type { NewPlace } from './people-grid';
import { useTimeOptions } from '../booking/use-time-options';

type Props = {
  employees: readonly { id: number; name: string }[];
  place: NewPlace;
  block?: BlockView | undefined;
  onClose: () => void;
};

const REASONS = ['break', 'prayer', 'training', 'errand'] as const;
const FIRST_REPEAT = { every: 'week', times: 4, skip_taken: true } as const;

/** Closes a time for one or several people, once or again and again. */
export function BlockDrawer({ employees, place, block, onClose }: Props) {
  const { t } = useTranslation('appointments');
  const format = useFormat();
  const times = useTimeOptions();
  const add = useWrite(blockTimesContract.add);
  const edit = useWrite(blockTimesContract.edit);
  const form = useZodForm(addBlockTimeInput, {
    employee_ids: [place.employee_id],
    date: place.date,
    start: place.start,
    end: place.end,
    reason: block?.reason ?? '',
  });
  const [repeat, reason] = useWatch({ control: form.control, name: ['repeat', 'reason'] });
  const people = employees.map(({ id, name }) => ({ value: id, label: name }));

  return (
    <FormDrawer
      opened
      onClose={onClose}
      title={block ? t('block.edit') : t('block.add')}
      form={form}
      onSubmit={async ({ employee_ids, repeat: again, ...values }) => {
        if (block) await edit.mutateAsync({ ...values, id: block.id, employee_id: employee_ids[0]! });
        else {
          const { skipped } = await add.mutateAsync({ ...values, employee_ids, ...(again && { repeat: again }) });
          if (skipped.length > 0)
            return toastSuccess(
              t('repeat.skipped', { dates: format.list(skipped.map((day) => format.dayAndMonth(day))) }),
            );
        }
        toast('saved');
      }}
    >
      {block ? (
        <SelectField name="employee_ids.0" label={t('block.who')} options={people} required />
      ) : (
        <MultiSelectField name="employee_ids" label={t('block.who')} options={people} required />
      )}
      <DateField name="date" label={t('date')} required />
      <FieldRow>
        <MinuteField name="start" label={t('from')} options={times} required />
        <MinuteField name="end" label={t('to')} options={times} required />
      </FieldRow>
      <TextField name="reason" label={t('block.reason')} maxLength={200} />
      <Chip.Group
        value={reason ?? ''}
        onChange={(value) => form.setValue('reason', String(value), { shouldDirty: true })}
      >
        <Group gap={8} role="group" aria-label={t('block.usual')}>
          {REASONS.map((one) => (
            <Chip key={one} value={t(`block.reasons.${one}`)} variant="outline">
              {t(`block.reasons.${one}`)}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
      {!block && (
        <Switch
          checked={Boolean(repeat)}
          label={t('repeat.label')}
          onChange={(event) =>
            form.setValue('repeat', event.currentTarget.checked ? FIRST_REPEAT : undefined, { shouldDirty: true })
          }
        />
      )}
      {!block && repeat && (
        <>
          <FieldRow>
            <SelectField
              name="repeat.every"
              label={t('repeat.every')}
              options={REPEAT_EVERY.map((value) => ({ value, label: t(`repeat.${value}`) }))}
            />
            <NumberField name="repeat.times" label={t('repeat.times')} />
          </FieldRow>
          <SwitchField name="repeat.skip_taken" label={t('repeat.skip')} />
        </>
      )}
    </FormDrawer>
  );
}
