import { addDays, type LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/use-format';
import { useScreen } from '../../../lib/use-screen';
import { useTakenWords, type Taken } from './taken';
import styles from './stays.module.css';

type Props = { month: LocalDate; days: number; taken: readonly Taken[] };
const KINDS = ['stay', 'feed', 'offer', 'block'] as const;

/** What the colours mean with how many nights each takes; on phones also what the bars have no room for. */
export function MonthNotes({ month, days, taken }: Props) {
  const { t } = useTranslation('property-stays');
  const format = useFormat();
  const words = useTakenWords();
  const { isMobile } = useScreen();
  const nights = Array.from({ length: days }, (_, index) => addDays(month, index));
  const of = (night: LocalDate) => taken.filter((one) => one.arrives_on <= night && night < one.leaves_on);
  const count = (kind: Taken['kind']) => nights.filter((night) => of(night).some((one) => one.kind === kind)).length;
  const free = nights.filter((night) => of(night).length === 0).length;
  const shown = taken.filter((one) => nights.some((night) => one.arrives_on <= night && night < one.leaves_on));
  return (
    <>
      <ul className={styles.legend}>
        {KINDS.map((kind) => (
          <li key={kind}>
            <span className={styles.sign} data-kind={kind} aria-hidden />
            {t(`kinds.${kind}`)} <b>{format.number(count(kind))}</b>
          </li>
        ))}
        <li>{t('freeNights', { free, all: days })}</li>
      </ul>
      {isMobile && shown.length > 0 && (
        <ul className={styles.agenda} aria-label={t('taken')}>
          {shown.map((one) => (
            <li key={one.key}>
              <span className={styles.sign} data-kind={one.kind} aria-hidden />
              <span>
                <b>
                  <bdi>{words(one).title}</bdi>
                </b>{' '}
                <span className={styles.quiet}>
                  {format.dayAndMonth(one.arrives_on)} – {format.dayAndMonth(one.leaves_on)} · {words(one).note}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
