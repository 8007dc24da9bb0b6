import type { ReactNode } from 'react';

/** Small drawings beside the services of the example booking page. */
const tiles = {
  comb: {
    ground: '#F5E4EE',
    drawing: (
      <>
        <path d="M9 17c4-3 7 2 11-1s7 2 11-1" fill="none" stroke="#CF7AAB" strokeWidth="1.5" />
        <rect x="9" y="19" width="22" height="5" rx="2" fill="#8A2C6B" />
        <path d="M11 24v5M14 24v5M17 24v5M20 24v5M23 24v5M26 24v5M29 24v5" stroke="#6E2156" strokeWidth="1.5" />
      </>
    ),
  },
  polish: {
    ground: '#F9F1E6',
    drawing: (
      <>
        <rect x="17.5" y="8" width="5" height="12" rx="1.5" fill="#1F1D1B" />
        <rect x="14" y="19" width="12" height="13" rx="3" fill="#B95390" />
        <path d="M17 23v5" stroke="#EBC6DC" strokeWidth="1.5" strokeLinecap="round" />
      </>
    ),
  },
  henna: {
    ground: '#F6E3D2',
    drawing: (
      <g fill="none" stroke="#7A3E1D" strokeWidth="1.6" strokeLinecap="round">
        <circle cx="20" cy="20" r="3" fill="#7A3E1D" />
        {[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => (
          <path key={turn} transform={`rotate(${turn} 20 20)`} d="M20 14.5V11M18 11.5l2-2.5l2 2.5" />
        ))}
      </g>
    ),
  },
} satisfies Record<string, { ground: string; drawing: ReactNode }>;

type TileName = keyof typeof tiles;

export function ServiceTile({ name }: { name: TileName }) {
  const { ground, drawing } = tiles[name];
  return (
    <svg className="tile" width="36" height="36" viewBox="0 0 40 40" aria-hidden="true">
      <rect width="40" height="40" rx="10" fill={ground} />
      {drawing}
    </svg>
  );
}
