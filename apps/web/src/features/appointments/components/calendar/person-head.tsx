import { Menu } from '@mantine/core';
import { IconCalendarPlus, IconCalendarWeek, IconLock } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { usePermission } from '../../../../lib/session';
import { Avatar } from '../../../../ui/marks/avatar';
import type { Employee } from '../../calendar-items';
import styles from '../appointments.module.css';

const FULL = 75;

type Props = {
  employee: Employee;
  booked: number | undefined;
  onNew: () => void;
  onBlock: () => void;
  onWeek: () => void;
};

/** The head of a column: who it is, how full her day is, and what can be done with it. */
export function PersonHead({ employee, booked, onNew, onBlock, onWeek }: Props) {
  const { t } = useTranslation('appointments');
  const [mayCreate, mayBlock] = [usePermission('appointments.create'), usePermission('appointments.block-times')];
  return (
    <Menu position="bottom-start" width={220} withinPortal>
      <Menu.Target>
        <button type="button" className={styles.person} title={employee.name}>
          <Avatar name={employee.name} picture={employee.picture_url ?? undefined} size="m" />
          <span className={styles.personText}>
            <b className="ellipsis">
              <bdi>{employee.short_name}</bdi>
            </b>
            <small>{booked === undefined ? '\u00a0' : t('head.booked', { share: `\u2066${booked}%\u2069` })}</small>
            <span
              className={styles.meter}
              data-full={(booked ?? 0) >= FULL || undefined}
              style={{ '--v': booked ?? 0 } as CSSProperties}
            />
          </span>
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {mayCreate && (
          <Menu.Item leftSection={<IconCalendarPlus size={18} stroke={1.75} />} onClick={onNew}>
            {t('new')}
          </Menu.Item>
        )}
        {mayBlock && (
          <Menu.Item leftSection={<IconLock size={18} stroke={1.75} />} onClick={onBlock}>
            {t('block.add')}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconCalendarWeek size={18} stroke={1.75} />} onClick={onWeek}>
          {t('head.week')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
