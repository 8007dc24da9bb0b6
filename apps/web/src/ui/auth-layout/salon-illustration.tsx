/** A vanity before opening time: arches, a round sun, mirror, bottles, two plants. Pure decoration. */
export function SalonIllustration() {
  return (
    <svg viewBox="0 0 720 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="720" height="900" fill="#F6ECE4" />
      <circle cx="360" cy="330" r="118" fill="#E8CFA9" />
      <Arch x={70} top={250} width={260} band={40} fill="#EFDACB" inner="#F6ECE4" />
      <Arch x={390} top={330} width={280} band={40} fill="#EBC6DC" inner="#F5E4EE" />
      <path d="M0 760h720v140H0z" fill="#DDBFA6" />
      <path d="M0 760h720" stroke="#CDA98B" strokeWidth="2" />
      <Vanity />
      {BOTTLES.map((bottle) => (
        <Bottle key={bottle.x} {...bottle} />
      ))}
      {REEDS.map((reed) => (
        <Reed key={reed.tipX} {...reed} />
      ))}
      <path d="M570 752h68l-10 110h-48z" fill="#8A2C6B" />
      {LEAVES.map((leaf) => (
        <path
          key={leaf.turn}
          transform={`translate(88 770) rotate(${leaf.turn})`}
          d={leafPath(leaf.length, 0.28)}
          fill={leaf.fill}
        />
      ))}
      <path d="M54 752h68l-10 110H64z" fill="#FFFBF7" />
    </svg>
  );
}

const BOTTLES = [
  { x: 206, width: 26, height: 58, fill: '#8A2C6B', cap: '#E8CFA9' },
  { x: 240, width: 20, height: 40, fill: '#DFA3C5', cap: '#6E2156' },
  { x: 468, width: 24, height: 46, fill: '#E8CFA9', cap: '#A87A3F' },
  { x: 500, width: 20, height: 66, fill: '#4F173E', cap: '#E8CFA9' },
];

const REEDS = [
  { rootX: 596, tipX: 562, tipY: 480, turn: -19, length: 133 },
  { rootX: 604, tipX: 608, tipY: 430, turn: 2, length: 156 },
  { rootX: 612, tipX: 650, tipY: 520, turn: 21, length: 115 },
];

const LEAVES = [
  { turn: -34, length: 200, fill: '#8FA388' },
  { turn: -8, length: 240, fill: '#6B8167' },
  { turn: 18, length: 210, fill: '#7F9479' },
  { turn: 44, length: 150, fill: '#6B8167' },
];

/** A pointed leaf standing on the origin. */
const leafPath = (length: number, width: number): string => {
  const side = length * width;
  return (
    `M0 0C${side} ${-length / 4} ${side} ${-length * 0.75} 0 ${-length}C${-side} ${-length * 0.75} ${-side} ` +
    `${-length / 4} 0 0Z`
  );
};

type ArchProps = { x: number; top: number; width: number; band: number; fill: string; inner: string };

function Arch({ x, top, width, band, fill, inner }: ArchProps) {
  const path = (left: number, size: number, start: number) =>
    `M${left} 900V${start + size / 2}a${size / 2} ${size / 2} 0 0 1 ${size} 0V900Z`;
  return (
    <>
      <path d={path(x, width, top)} fill={fill} />
      <path d={path(x + band, width - 2 * band, top + band + 10)} fill={inner} />
    </>
  );
}

function Vanity() {
  return (
    <>
      <path d="M232 762V598a128 128 0 0 1 256 0V762Z" fill="#FFFBF7" stroke="#B78C5C" strokeWidth="7" />
      <path d="M286 742L376 486h38L324 742zM344 742l78-220h16l-78 220z" fill="#fff" opacity="0.9" />
      <rect x="176" y="744" width="368" height="18" rx="6" fill="#A87F56" />
      <rect x="196" y="762" width="328" height="92" fill="#C9A37A" />
      {[206, 366].map((x) => (
        <g key={x}>
          <rect x={x} y="774" width="148" height="68" rx="6" fill="#D5B28B" />
          <rect x={x + 56} y="804" width="36" height="7" rx="3.5" fill="#8C6B4A" />
        </g>
      ))}
    </>
  );
}

function Bottle({ x, width, height, fill, cap }: (typeof BOTTLES)[number]) {
  const top = 744 - height;
  return (
    <>
      <rect x={x} y={top} width={width} height={height} rx="3" fill={fill} />
      <rect x={x + width * 0.28} y={top - 8} width={width * 0.44} height="9" rx="1.5" fill={cap} />
    </>
  );
}

function Reed({ rootX, tipX, tipY, turn, length }: (typeof REEDS)[number]) {
  const lean = (tipX - rootX) * 0.3;
  const leafX = rootX + (tipX - rootX) * 0.72;
  const leafY = tipY + (770 - tipY) * 0.28;
  return (
    <>
      <path
        d={`M${rootX} 770Q${rootX + lean} ${tipY + (770 - tipY) * 0.4} ${tipX} ${tipY}`}
        stroke="#B98F5E"
        strokeWidth="2"
        fill="none"
      />
      <path transform={`translate(${leafX} ${leafY}) rotate(${turn})`} d={leafPath(length, 0.28)} fill="#E3C9A3" />
    </>
  );
}
