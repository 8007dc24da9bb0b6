import { Menu } from '@mantine/core';
import { IconCalendarPlus, IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { clockText } from '../../../../lib/reader-clock';
import type { Place } from '../../../../ui/calendar/grid-types';
import type { NewPlace } from './people-grid';
import { useMay } from '../use-words';
import styles from '../appointments.module.css';

type Props = { place: Place & NewPlace; onNew: () => void; onBlock: () => void; onClose: () => void };

/** What can be done with a free place. */
export function PlaceMenu({ place, onNew, onBlock, onClose }: Props) {
  const { t } = useTranslation('appointments');
  const may = useMay();
  return (
    <Menu opened onClose={onClose} position="bottom-start" width={220} withinPortal={false}>
      <Menu.Target>
        <span className={styles.menuAnchor} style={{ transform: `translate(${place.x}px, ${place.y}px)` }} />
      </Menu.Target>
      <Menu.Dropdown dir={document.documentElement.dir}>
        <Menu.Label>
          <bdi>{clockText(place.start)}</bdi>
        </Menu.Label>
        {may.create && (
          <Menu.Item leftSection={<IconCalendarPlus size={18} stroke={1.75} />} onClick={onNew}>
            {t('new')}
          </Menu.Item>
        )}
        {may.block && (
          <Menu.Item leftSection={<IconLock size={18} stroke={1.75} />} onClick={onBlock}>
            {t('block.add')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
