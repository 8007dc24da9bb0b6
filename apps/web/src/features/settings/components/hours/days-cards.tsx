import { ActionIcon, Button } from '@mantine/core';
import { settingsContract, type CustomHours, type Holiday } from '@rawnaq/domain/settings/settings.contract';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../../lib/query';
import { useFormat } from '../../../../lib/use-format';
import { Card } from '../../../../ui/card';
import { confirm } from '../../../../ui/confirm';
import { Loaded } from '../../../../ui/states/loaded';
import { CustomHoursDrawer, HolidayDrawer } from './period-drawers';
import styles from '../settings.module.css';

type Open<Row> = { record: Row | undefined };

export function CustomHoursCard() {
  const { t } = useTranslation('settings');
  const format = useFormat();
  const [open, setOpen] = useState<Open<CustomHours>>();
  const remove = useWrite(settingsContract.remove_custom_hours);
  const hoursOf = (row: CustomHours) =>
    row.ranges.length === 0
      ? t('hours.closed')
      : format.list(
          row.ranges.map(({ from, to }) => t('days.range', { from: format.time(from), to: format.time(to) })),
        );
  return (
    <Card
      title={t('days.customHours')}
      end={<AddButton label={t('days.addHours')} onClick={() => setOpen({ record: undefined })} />}
    >
      <p className={styles.empty}>{t('days.customHoursText')}</p>
      <Loaded endpoint={settingsContract.get_custom_hours}>
        {({ records }) => (
          <Periods
            records={records}
            lineOf={hoursOf}
            onEdit={(record) => setOpen({ record })}
            onRemove={(record) => remove.mutateAsync({ id: record.id })}
          />
        )}
      </Loaded>
      {open && <CustomHoursDrawer record={open.record} onClose={() => setOpen(undefined)} />}
    </Card>
  );
}

export function HolidaysCard() {
  const { t } = useTranslation('settings');
  const [open, setOpen] = useState<Open<Holiday>>();
  const remove = useWrite(settingsContract.remove_holiday);
  return (
    <Card
      title={t('days.holidays')}
      end={<AddButton label={t('days.addHoliday')} onClick={() => setOpen({ record: undefined })} />}
    >
      <p className={styles.empty}>{t('days.holidaysText')}</p>
      <Loaded endpoint={settingsContract.get_holidays}>
        {({ records }) => (
          <Periods
            records={records}
            lineOf={(row) => `${t(`days.kinds.${row.kind}`)} · ${t(row.is_closed ? 'hours.closed' : 'days.open')}`}
            onEdit={(record) => setOpen({ record })}
            onRemove={(record) => remove.mutateAsync({ id: record.id })}
          />
        )}
      </Loaded>
      {open && <HolidayDrawer record={open.record} onClose={() => setOpen(undefined)} />}
    </Card>
  );
}

const AddButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <Button size="xs" variant="default" leftSection={<IconPlus size={16} stroke={1.75} />} onClick={onClick}>
    {label}
  </Button>
);

type Named = { id: number; english_name: string; arabic_name: string; starts_on: string; ends_on: string };
type PeriodsProps<Row> = {
  records: readonly Row[];
  lineOf: (row: Row) => ReactNode;
  onEdit: (row: Row) => void;
  onRemove: (row: Row) => Promise<unknown>;
};

function Periods<Row extends Named>({ records, lineOf, onEdit, onRemove }: PeriodsProps<Row>) {
  const { t } = useTranslation('settings');
  const format = useFormat();
  const nameOf = (row: Row) => (format.language === 'ar' ? row.arabic_name : row.english_name);
  const ask = async (row: Row) => {
    if (
      await confirm({
        title: t('days.removeTitle', { name: nameOf(row) }),
        text: t('days.removeText'),
        action: t('days.remove'),
        danger: true,
      })
    )
      await onRemove(row);
  };
  return (
    <ul className={styles.periods}>
      {records.map((row) => (
        <li key={row.id}>
          <div>
            <b>{nameOf(row)}</b>
            <small>
              {row.starts_on === row.ends_on
                ? format.date(row.starts_on)
                : t('days.range', { from: format.date(row.starts_on), to: format.date(row.ends_on) })}
            </small>
            <small>{lineOf(row)}</small>
          </div>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            aria-label={t('days.editOne', { name: nameOf(row) })}
            onClick={() => onEdit(row)}
          >
            <IconPencil size={17} stroke={1.75} />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            aria-label={t('days.removeOne', { name: nameOf(row) })}
            onClick={() => void ask(row)}
          >
            <IconTrash size={17} stroke={1.75} />
          </ActionIcon>
        </li>
      ))}
    </ul>
  );
}
