import { useTranslation } from 'react-i18next';
import { Bone, useWaitedLong } from '../../../../ui/states/skeleton';
import styles from '../appointments.module.css';

const COLUMNS = 6;

export function CalendarSkeleton() {
  const { t } = useTranslation('ui');
  const visible = useWaitedLong(true);
  return (
    <div className={styles.skeleton} role="status" aria-busy="true" aria-label={t('states.loading')}>
      {visible &&
        Array.from({ length: COLUMNS }, (_, column) => (
          <div key={column} className={styles.skeletonColumn}>
            <Bone style={{ blockSize: 40 }} />
            {[88, 60, 130, 70].map((height, row) => (
              <Bone key={row} style={{ blockSize: height, marginBlockStart: ((column * 37 + row * 23) % 5) * 12 }} />
            ))}
          </div>
        ))}
    </div>
  );
}
