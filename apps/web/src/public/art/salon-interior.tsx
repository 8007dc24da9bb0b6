/**
 * A drawn salon: three arched mirrors, two chairs, bottles on the shelf. Never a photograph of a place that is not the
 * visitor's.
 */
export function SalonInterior() {
  return (
    <svg className="salon-interior" viewBox="0 0 800 440" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="800" height="440" fill="#F4E6DD" />
      <path d="M0 0H800V26H0Z" fill="#EEDACD" />
      <rect y="372" width="800" height="68" fill="#E4CDBB" />
      <path d="M0 372H800" stroke="#D7BBA4" strokeWidth="2" />
      {MIRRORS.map((start) => (
        <g key={start} transform={`translate(${start} 0)`}>
          <path d="M0 328V182a90 90 0 0 1 180 0V328Z" fill="#FBF5EF" stroke="#C79A63" strokeWidth="5" />
          <path d="M38 322L106 122h34L72 322ZM86 322L148 146h9L95 322Z" fill="#fff" opacity=".8" />
        </g>
      ))}
      {LAMPS.map((centre) => (
        <g key={centre} transform={`translate(${centre} 0)`}>
          <path d="M0 0V62" stroke="#A8865F" strokeWidth="2.5" />
          <circle cy="82" r="22" fill="#FFF9EF" stroke="#E1C08F" strokeWidth="2.5" />
          <path d="M-8 55h16v7h-16z" fill="#A8865F" />
        </g>
      ))}
      <rect x="40" y="322" width="720" height="14" rx="5" fill="#B78C5C" />
      <rect x="56" y="336" width="688" height="44" fill="#EAD7C7" />
      {DRAWERS.map((start) => (
        <g key={start} transform={`translate(${start} 343)`}>
          <rect width="160" height="30" rx="5" fill="#F4E6DA" />
          <rect x="68" y="12" width="24" height="5" rx="2.5" fill="#C79A63" />
        </g>
      ))}
      {BOTTLES.map(({ x, width, height, body, cap }) => (
        <g key={x} transform={`translate(${x} ${322 - height})`}>
          <rect width={width} height={height} rx="3" fill={body} />
          <rect x={width * 0.28} y="-8" width={width * 0.44} height="9" rx="1.5" fill={cap} />
        </g>
      ))}
      <Plant />
      {CHAIRS.map((centre) => (
        <Chair key={centre} centre={centre} />
      ))}
    </svg>
  );
}

function Chair({ centre }: { centre: number }) {
  return (
    <g transform={`translate(${centre} 300)`}>
      <rect x="-5" y="74" width="10" height="46" fill="#BFA58C" />
      <ellipse cy="124" rx="38" ry="7" fill="#BFA58C" />
      <rect x="-46" y="-34" width="92" height="86" rx="26" fill="#8A2C6B" />
      <rect x="-58" y="24" width="18" height="46" rx="9" fill="#6E2156" />
      <rect x="40" y="24" width="18" height="46" rx="9" fill="#6E2156" />
      <rect x="-50" y="46" width="100" height="32" rx="14" fill="#6E2156" />
    </g>
  );
}

function Plant() {
  return (
    <g transform="translate(26 330)">
      {LEAVES.map(({ turn, colour, size }) => (
        <path
          key={turn}
          transform={`rotate(${turn}) scale(${size})`}
          d="M0 0C34-30 31-90 0-120C-31-90-34-30 0 0Z"
          fill={colour}
        />
      ))}
      <path d="M-22-4h44l-6 60h-32z" fill="#C79A63" />
    </g>
  );
}

const MIRRORS = [70, 310, 550];
const LAMPS = [280, 520];
const DRAWERS = [62, 234, 406, 578];
const CHAIRS = [236, 564];
const BOTTLES = [
  { x: 92, width: 16, height: 36, body: '#CF7AAB', cap: '#6E2156' },
  { x: 112, width: 13, height: 26, body: '#EBC6DC', cap: '#8A2C6B' },
  { x: 130, width: 18, height: 30, body: '#fff', cap: '#C79A63' },
  { x: 452, width: 14, height: 30, body: '#E8CFA9', cap: '#A87A3F' },
  { x: 470, width: 17, height: 40, body: '#8A2C6B', cap: '#E8CFA9' },
  { x: 660, width: 18, height: 28, body: '#F5E4EE', cap: '#A13B7C' },
  { x: 682, width: 13, height: 38, body: '#DFA3C5', cap: '#6E2156' },
];
const LEAVES = [
  { turn: -28, colour: '#7F9479', size: 1 },
  { turn: -4, colour: '#6B8167', size: 1.17 },
  { turn: 22, colour: '#8FA388', size: 0.98 },
  { turn: 46, colour: '#6B8167', size: 0.72 },
];
