import type { GiftCardDesign } from '@rawnaq/domain/gift-cards/gift-card.rules';

/** Each pattern has its ground and its lines; with the salon's logo the card is plain. */
const ART: Record<GiftCardDesign, { ground: string; lines: readonly string[] }> = {
  logo: { ground: '#34302c', lines: ['M96 112a46 46 0 1 1 92 0', 'M84 112a58 58 0 1 1 116 0'] },
  'pattern-1': {
    ground: '#4f173e',
    lines: [
      'M100 84a28 28 0 0 1 56 0z',
      'M92 90h72M102 98h52',
      'M128 42v-14M106 50l-7-11M150 50l7-11M92 66l-12-6M164 66l12-6',
    ],
  },
  'pattern-2': {
    ground: '#1f5e56',
    lines: [
      'M128 104C124 72 132 46 152 22',
      'M133 72c14-2 24-10 28-24c-15 1-25 9-28 24z',
      'M130 88c-16 0-27-7-33-20c15-2 27 5 33 20z',
      'M139 52c-9-9-11-20-7-32c10 9 12 20 7 32z',
      'M129 96c13 4 25 1 34-9c-13-6-25-2-34 9z',
    ],
  },
  'pattern-3': {
    ground: '#7a5223',
    lines: [
      'M132 62c-10-16-10-30 0-44c10 14 10 28 0 44z',
      'M132 62c18-6 32-2 42 10c-16 8-31 4-42-10z',
      'M132 62c0 20-8 33-22 40c-4-18 4-31 22-40z',
      'M132 62c-18-6-32-2-42 10c16 8 31 4 42-10z',
      'M132 62c0 20 8 33 22 40c4-18-4-31-22-40z',
      'M132 56a6 6 0 1 0 0 12a6 6 0 0 0 0-12z',
    ],
  },
  'pattern-4': {
    ground: '#24406b',
    lines: [
      'M132 20l12 14h18v18l12 12l-12 12v18h-18l-12 14l-12-14h-18v-18l-12-12l12-12v-18h18z',
      'M132 36l20 20v16l-20 20l-20-20v-16z',
      'M132 50a14 14 0 1 0 0 28a14 14 0 0 0 0-28z',
    ],
  },
};

/** The ground of a card, as large as whatever it stands in. Mirrored where the page is read from the right. */
export function GiftCardArt({ design, className }: { design: GiftCardDesign; className?: string | undefined }) {
  const { ground, lines } = ART[design];
  return (
    <svg className={className} viewBox="0 0 158.6 100" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="158.6" height="100" fill={ground} />
      <g
        fill="#e8cfa9"
        fillOpacity="0.12"
        stroke="#e8cfa9"
        strokeOpacity="0.3"
        strokeWidth="1.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {lines.map((line) => (
          <path key={line} d={line} />
        ))}
      </g>
    </svg>
  );
}
