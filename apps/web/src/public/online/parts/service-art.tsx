import type { ReactNode } from 'react';
import { PETAL } from '../../art/mark';

/** Drawings for services without a picture of their own, found by the words of their English name. */
const drawings: readonly { words: RegExp; ground: string; drawing: ReactNode }[] = [
  {
    words: /beard|shav|razor|barber|moustache/i,
    ground: '#E8F0F9',
    drawing: (
      <>
        <path d="M11 27L27 11l3 3-14 15z" fill="#2B5F9E" />
        <path d="M11 27l5 2-3 3z" fill="#1F1D1B" />
      </>
    ),
  },
  {
    words: /henna/i,
    ground: '#F6E3D2',
    drawing: (
      <g fill="none" stroke="#7A3E1D" strokeWidth="1.6" strokeLinecap="round">
        <circle cx="20" cy="20" r="3" fill="#7A3E1D" />
        {[0, 60, 120, 180, 240, 300].map((turn) => (
          <path key={turn} transform={`rotate(${turn} 20 20)`} d="M20 14.500V11M18 11.500l2-2.500l2 2.5" />
        ))}
      </g>
    ),
  },
  {
    words: /nail|mani|pedi|polish|gel/i,
    ground: '#F9F1E6',
    drawing: (
      <>
        <rect x="17.5" y="8" width="5" height="12" rx="1.5" fill="#1F1D1B" />
        <rect x="14" y="19" width="12" height="13" rx="3" fill="#B95390" />
        <path d="M17 23v5" stroke="#EBC6DC" strokeWidth="1.5" strokeLinecap="round" />
      </>
    ),
  },
  {
    words: /bath|hammam|moroccan|steam|spa/i,
    ground: '#E3EEF4',
    drawing: (
      <>
        <path d="M9 21h22c0 6-4 10-11 10S9 27 9 21z" fill="#C79A63" />
        <path d="M8 19h24v3H8z" fill="#A87A3F" />
        <path
          d="M15 15c-2-3 2-3 0-6M20 15c-2-3 2-3 0-6M25 15c-2-3 2-3 0-6"
          fill="none"
          stroke="#7FA9C0"
          strokeWidth="1.6"
          strokeLinecap="round"
        />
      </>
    ),
  },
  {
    words: /make ?-?up|lash|brow|thread/i,
    ground: '#F5E4EE',
    drawing: (
      <>
        <rect x="18" y="17" width="5" height="15" rx="2" fill="#4F173E" />
        <path d="M17 17c-1-5 1-8 3.5-10c2.5 2 4.5 5 3.5 10z" fill="#DFA3C5" />
      </>
    ),
  },
  {
    words: /massage|body|reflex|relax/i,
    ground: '#EAF1E4',
    drawing: (
      <>
        <path d="M20 31C11 27 10 17 13 11c5 2 8 7 7 20z" fill="#7F9479" />
        <path d="M20 31c9-4 10-14 7-20c-5 2-8 7-7 20z" fill="#9DB096" />
      </>
    ),
  },
  {
    words: /facial|face|skin|hydra|clean|peel|mask/i,
    ground: '#E6F2EC',
    drawing: (
      <>
        <path d="M20 8c5 6.5 8 10.5 8 15a8 8 0 0 1-16 0c0-4.5 3-8.5 8-15z" fill="#7DB498" />
        <path d="M16 24a4 4 0 0 0 4 4" fill="none" stroke="#fff" strokeWidth="1.8" strokeLinecap="round" />
      </>
    ),
  },
  {
    words: /colou?r|highlight|balayage|dye|root|bleach|keratin|botox|protein/i,
    ground: '#F3E7DA',
    drawing: (
      <>
        <path d="M12 14h16l-2 17H14z" fill="#A87A3F" />
        <path d="M12 14h16v4H12z" fill="#7A5A22" />
        <path d="M24 6l3 1-5 11h-3z" fill="#4F173E" />
      </>
    ),
  },
  {
    words: /hair|cut|blow|wash|style|braid|trim/i,
    ground: '#F5E4EE',
    drawing: (
      <>
        <path d="M9 17c4-3 7 2 11-1s7 2 11-1" fill="none" stroke="#CF7AAB" strokeWidth="1.5" />
        <rect x="9" y="19" width="22" height="5" rx="2" fill="#8A2C6B" />
        <path d="M11 24v5M14 24v5M17 24v5M20 24v5M23 24v5M26 24v5M29 24v5" stroke="#6E2156" strokeWidth="1.5" />
      </>
    ),
  },
];

const blossom = {
  ground: '#F3F1EE',
  drawing: (
    <g fill="#B5ADA4">
      {[0, 90, 180, 270].map((turn) => (
        <path key={turn} transform={`rotate(${turn} 20 20)`} d={PETAL} />
      ))}
    </g>
  ),
};

export function ServiceArt({ name, picture }: { name: string; picture: string | null }) {
  if (picture) return <img className="service-art" src={picture} alt="" width="56" height="56" loading="lazy" />;
  const { ground, drawing } = drawings.find(({ words }) => words.test(name)) ?? blossom;
  return (
    <svg className="service-art" width="56" height="56" viewBox="0 0 40 40" aria-hidden="true">
      <rect width="40" height="40" rx="10" fill={ground} />
      {drawing}
    </svg>
  );
}
