import { Icon, type IconName } from '../art/icons';
import { Mark } from '../art/mark';
import { Portrait } from '../art/portrait';
import type { Dictionary } from '../dictionary';
import { useSite } from '../site';

type Picture = Dictionary['picture'];
type Status = 'achieved' | 'checked-in' | 'scheduled' | 'online' | 'no-show';
/** `at` and `quarters` count quarter hours from 9:00. */
type Visit = {
  at: number;
  quarters: number;
  status: Status;
  customer: keyof Picture['customers'];
  service?: keyof Picture['services'];
  time?: string;
};
type Column = { staff: keyof Picture['staff']; visits: readonly Visit[]; rest?: { at: number; quarters: number } };

/** The product's day view with an example day. Decoration: the whole picture is hidden from assistive technology. */
export function CalendarPicture() {
  const { picture } = useSite().text;
  return (
    <div className="window">
      <div className="window-rail">
        <Mark size={30} />
        {RAIL.map((name) => (
          <span key={name} className={name === 'calendar' ? 'current' : undefined}>
            <Icon name={name} />
          </span>
        ))}
      </div>
      <div>
        <div className="window-bar">
          <b>{picture.date}</b>
          <span className="window-arrows">
            <Icon name="previous" size={18} />
            <Icon name="next" size={18} />
          </span>
          <span className="window-views">
            <span className="current">{picture.day}</span>
            <span>{picture.week}</span>
            <span>{picture.month}</span>
          </span>
          <span className="window-add">
            <Icon name="plus" size={16} />
            <span>{picture.add}</span>
          </span>
        </div>
        <div className="day">
          <div className="day-hours">
            {HOURS.map((hour) => (
              <bdi key={hour} dir="ltr">
                {hour}
              </bdi>
            ))}
          </div>
          {COLUMNS.map((column) => (
            <DayColumn key={column.staff} column={column} picture={picture} />
          ))}
          <div className="day-now">
            <span>
              <bdi dir="ltr">{NOW}</bdi>
            </span>
          </div>
        </div>
      </div>
    </div>
  );
}

function DayColumn({ column, picture }: { column: Column; picture: Picture }) {
  return (
    <div className="day-column">
      <div className="day-staff">
        <Portrait of={column.staff} size={28} />
        <b>{picture.staff[column.staff]}</b>
        <small>{column.visits.length}</small>
      </div>
      <div className="day-visits">
        {column.rest && (
          <div className={`visit rest at-${column.rest.at} for-${column.rest.quarters}`}>
            <b>{picture.rest}</b>
          </div>
        )}
        {column.visits.map((visit) => (
          <div key={visit.at} className={`visit ${visit.status} at-${visit.at} for-${visit.quarters}`}>
            <b>{picture.customers[visit.customer]}</b>
            {visit.service && <span>{picture.services[visit.service]}</span>}
            {visit.time && (
              <small>
                <bdi dir="ltr">{visit.time}</bdi>
              </small>
            )}
          </div>
        ))}
      </div>
    </div>
  );
}

const RAIL = ['tiles', 'calendar', 'till', 'people', 'chart', 'chat'] as const satisfies readonly IconName[];
const HOURS = ['9:00', '10:00', '11:00', '12:00', '1:00', '2:00'];
const NOW = '11:45';
const COLUMNS: readonly Column[] = [
  {
    staff: 'mariam',
    visits: [
      { at: 1, quarters: 4, status: 'achieved', customer: 'sara', service: 'cut' },
      { at: 6, quarters: 6, status: 'checked-in', customer: 'noura', service: 'root', time: '10:30 – 12:00' },
      { at: 14, quarters: 4, status: 'scheduled', customer: 'hessa', service: 'blowDry' },
      { at: 19, quarters: 4, status: 'scheduled', customer: 'reem', service: 'cut' },
    ],
  },
  {
    staff: 'rania',
    visits: [
      { at: 0, quarters: 7, status: 'achieved', customer: 'latifa', service: 'bridal', time: '9:00 – 10:45' },
      { at: 8, quarters: 4, status: 'checked-in', customer: 'fatima', service: 'evening' },
      { at: 15, quarters: 5, status: 'online', customer: 'dana', service: 'lashes' },
    ],
  },
  {
    staff: 'joanna',
    rest: { at: 12, quarters: 3 },
    visits: [
      { at: 2, quarters: 4, status: 'achieved', customer: 'maha', service: 'manicure' },
      { at: 7, quarters: 3, status: 'no-show', customer: 'amal' },
      { at: 15, quarters: 4, status: 'scheduled', customer: 'aisha', service: 'manicure' },
      { at: 20, quarters: 3, status: 'online', customer: 'layan' },
    ],
  },
  {
    staff: 'huda',
    visits: [
      { at: 3, quarters: 5, status: 'achieved', customer: 'mira', service: 'bath' },
      { at: 8, quarters: 5, status: 'checked-in', customer: 'shamma', service: 'royalBath' },
      { at: 16, quarters: 5, status: 'scheduled', customer: 'sara', service: 'scrub' },
    ],
  },
  {
    staff: 'lina',
    visits: [
      { at: 0, quarters: 4, status: 'achieved', customer: 'salama', service: 'brows' },
      { at: 5, quarters: 4, status: 'achieved', customer: 'hind', service: 'facial' },
      { at: 12, quarters: 5, status: 'scheduled', customer: 'alia', service: 'facial' },
      { at: 18, quarters: 4, status: 'scheduled', customer: 'wadima', service: 'lift' },
    ],
  },
];
