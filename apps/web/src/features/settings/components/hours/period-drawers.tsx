import { Button } from '@mantine/core';
import {
  customHoursInput,
  HOLIDAY_KINDS,
  holidayInput,
  settingsContract,
  type CustomHours,
  type Holiday,
} from '@rawnaq/domain/settings/settings.contract';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../../lib/query';
import { SelectField, SwitchField } from '../../../../ui/fields/choice-fields';
import { DateField } from '../../../../ui/fields/date-fields';
import { NamePair } from '../../../../ui/fields/text-fields';
import { useField } from '../../../../ui/fields/use-field';
import { FormDrawer } from '../../../../ui/form/form-drawer';
import { FieldRow } from '../../../../ui/form/form-layout';
import { useZodForm } from '../../../../ui/form/use-zod-form';
import { toast } from '../../../../ui/toast';
import { HistoryTab } from '../../../audit';
import { ShiftRow } from './week-field';
import styles from '../settings.module.css';

const saved = { onSuccess: () => toast('saved') };

export function CustomHoursDrawer({ record, onClose }: { record: CustomHours | undefined; onClose: () => void }) {
  const { t } = useTranslation('settings');
  const { id, ...known } = record ?? {
    id: undefined,
    english_name: '',
    arabic_name: '',
    starts_on: '',
    ends_on: '',
    ranges: [{ from: '10:00:00', to: '22:00:00' }],
  };
  const form = useZodForm(customHoursInput, known);
  const add = useWrite(settingsContract.add_custom_hours, saved);
  const edit = useWrite(settingsContract.edit_custom_hours, saved);
  return (
    <FormDrawer
      opened
      onClose={onClose}
      title={t(id === undefined ? 'days.addHours' : 'days.editHours')}
      form={form}
      history={id !== undefined && <HistoryTab entity="custom_hours" entityId={id} />}
      onSubmit={(values) => (id === undefined ? add.mutateAsync(values) : edit.mutateAsync({ id, ...values }))}
    >
      <PeriodFields />
      <RangesField />
    </FormDrawer>
  );
}

export function HolidayDrawer({ record, onClose }: { record: Holiday | undefined; onClose: () => void }) {
  const { t } = useTranslation('settings');
  const { id, ...known } = record ?? {
    id: undefined,
    english_name: '',
    arabic_name: '',
    starts_on: '',
    ends_on: '',
    kind: 'holiday' as const,
    is_closed: true,
  };
  const form = useZodForm(holidayInput, known);
  const add = useWrite(settingsContract.add_holiday, saved);
  const edit = useWrite(settingsContract.edit_holiday, saved);
  return (
    <FormDrawer
      opened
      onClose={onClose}
      title={t(id === undefined ? 'days.addHoliday' : 'days.editHoliday')}
      form={form}
      history={id !== undefined && <HistoryTab entity="holidays" entityId={id} />}
      onSubmit={(values) => (id === undefined ? add.mutateAsync(values) : edit.mutateAsync({ id, ...values }))}
    >
      <PeriodFields />
      <SelectField
        name="kind"
        label={t('days.kind')}
        required
        options={HOLIDAY_KINDS.map((kind) => ({ value: kind, label: t(`days.kinds.${kind}`) }))}
      />
      <SwitchField name="is_closed" label={t('days.isClosed')} description={t('days.isClosedText')} />
    </FormDrawer>
  );
}

function PeriodFields() {
  const { t } = useTranslation('settings');
  return (
    <>
      <NamePair label={{ en: t('days.englishName'), ar: t('days.arabicName') }} required />
      <FieldRow>
        <DateField name="starts_on" label={t('days.startsOn')} required />
        <DateField name="ends_on" label={t('days.endsOn')} required />
      </FieldRow>
    </>
  );
}

type Range = { from: string; to: string };

/** The same hours on every day of the period; none of them means closed. */
function RangesField() {
  const { t } = useTranslation('settings');
  const { value: ranges, onChange } = useField<Range[]>({ name: 'ranges', label: t('days.hours') });
  const errors = useFormContext().formState.errors['ranges'] as
    | ({ to?: { message?: string } } | undefined)[]
    | undefined;
  const problem = ranges.map((_, index) => errors?.[index]?.to?.message).find(Boolean);
  return (
    <div role="group" aria-label={t('days.hours')} className={styles.shifts}>
      <b>{t('days.hours')}</b>
      {ranges.length === 0 && <span className={styles.closed}>{t('days.closedThen')}</span>}
      {ranges.map((range, index) => (
        <ShiftRow
          key={index}
          day={t('days.eachDay')}
          {...range}
          onChange={(part) => onChange(ranges.with(index, { ...range, ...part }))}
          onRemove={() => onChange(ranges.toSpliced(index, 1))}
        />
      ))}
      {problem && (
        <span className={styles.problem} role="alert">
          {problem}
        </span>
      )}
      <div>
        <Button
          size="xs"
          variant="default"
          disabled={ranges.length > 3}
          onClick={() => onChange([...ranges, { from: ranges.at(-1)?.to ?? '10:00:00', to: '23:45:00' }])}
        >
          {t('days.addRange')}
        </Button>
      </div>
    </div>
  );
}
