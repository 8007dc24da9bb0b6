import { Icon } from '../art/icons';
import { Petals } from '../art/mark';
import { Portrait } from '../art/portrait';
import { ServiceTile } from '../art/service-tile';
import { useSite } from '../site';
import { TimeChoices } from './time-choices';

/** Amounts are drawn as bars: an example price or total on this page would read as a promise. */
export function BookingPicture() {
  const { picture } = useSite().text;
  return (
    <div className="booking-picture">
      <div className="paper services">
        {SERVICES.map(({ service, tile, minutes, chosen }) => (
          <div key={service}>
            <ServiceTile name={tile} />
            <b>{picture.services[service]}</b>
            <span className="faint">
              <bdi dir="ltr">{minutes}</bdi> {picture.minutes}
            </span>
            <span className={chosen ? 'pick chosen' : 'pick'}>
              <Icon name={chosen ? 'check' : 'plus'} size={16} />
            </span>
          </div>
        ))}
      </div>
      <div className="paper times">
        <b>{picture.dateShort}</b>
        <TimeChoices times={TIMES} chosen="2:30" />
      </div>
    </div>
  );
}

export function ChatPicture() {
  const { chat } = useSite().text.picture;
  return (
    <div className="chat">
      <p>{chat.reminder}</p>
      <p className="mine">{chat.question}</p>
      <p>{chat.answer}</p>
    </div>
  );
}

export function InvoicePicture() {
  const { invoice } = useSite().text.picture;
  return (
    <div className="paper invoice">
      <div>
        <b>{invoice.title}</b>
        <p>
          <span>{invoice.net}</span>
          <i />
        </p>
        <p>
          <span>{invoice.vat}</span>
          <i />
        </p>
        <p className="total">
          <span>{invoice.total}</span>
          <i />
        </p>
      </div>
      <QrDrawing />
    </div>
  );
}

export function TeamPicture() {
  const { staff } = useSite().text.picture;
  return (
    <div className="paper team">
      {TEAM.map((name) => (
        <div key={name}>
          <Portrait of={name} size={38} />
          <b>{staff[name]}</b>
          <span className="team-bar">
            <i />
          </span>
        </div>
      ))}
    </div>
  );
}

export function SalesPicture() {
  const { picture } = useSite().text;
  return (
    <div className="paper sales">
      <span className="faint">{picture.salesThisWeek}</span>
      <div className="sales-bars">
        {WEEK.map((day) => (
          <i key={day} />
        ))}
      </div>
    </div>
  );
}

export function LoyaltyPicture() {
  const { picture } = useSite().text;
  return (
    <div className="loyalty-picture">
      <div className="gift-card">
        <svg viewBox="0 0 40 40" aria-hidden="true">
          <Petals fill="currentColor" />
        </svg>
        <b>{picture.giftCard}</b>
        <small>{picture.salon}</small>
      </div>
      <div className="paper package">
        <b>{picture.package}</b>
        <span className="faint">{picture.packageUsed}</span>
        <div className="package-visits">
          {VISITS.map((used, visit) => (
            <span key={visit} className={used ? 'used' : undefined}>
              {used && <Icon name="check" size={16} />}
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}

/** Looks like a QR code and says nothing: a camera finds no code in it. */
function QrDrawing() {
  return (
    <svg className="qr" width="96" height="96" viewBox="0 0 21 21" shapeRendering="crispEdges" aria-hidden="true">
      {QR_CORNERS.map(([x, y]) => (
        <path
          key={`${x}-${y}`}
          transform={`translate(${x} ${y})`}
          d="M0 0h7v7H0zM1 1v5h5V1zM2 2h3v3H2z"
          fillRule="evenodd"
        />
      ))}
      <path d="M8 1h2v1H8zM11 0h1v3h-1zM9 4h3v1H9zM8 6h1v2H8zM12 6h1v1h-1zM0 8h2v1H0zM3 9h3v1H3zM8 9h2v2H8zM11 8h1v2h-1zM13 9h3v1h-3zM18 8h3v1h-3zM1 11h1v2H1zM5 11h2v1H5zM12 11h1v2h-1zM15 11h2v2h-2zM19 10h1v3h-1zM8 13h3v1H8zM13 14h1v2h-1zM16 14h3v1h-3zM9 16h2v2H9zM12 17h2v1h-2zM15 17h1v3h-1zM18 16h1v2h-1zM20 15h1v2h-1zM8 19h1v2H8zM11 19h2v1h-2zM17 19h2v2h-2zM20 19h1v1h-1z" />
    </svg>
  );
}

const SERVICES = [
  { service: 'cut', tile: 'comb', minutes: 60, chosen: true },
  { service: 'manicure', tile: 'polish', minutes: 45, chosen: true },
  { service: 'henna', tile: 'henna', minutes: 60, chosen: false },
] as const;
const TIMES = ['10:00', '11:15', '1:15', '2:30', '3:30', '5:00', '5:30', '6:45', '7:15'];
const TEAM = ['mariam', 'joanna', 'rania'] as const;
const WEEK = [1, 2, 3, 4, 5, 6, 7];
const VISITS = [true, true, true, false, false, false];
const QR_CORNERS = [
  [0, 0],
  [14, 0],
  [0, 14],
] as const;
