import type { ReactNode } from 'react';
import { Petals } from '../art/mark';
import { Portrait } from '../art/portrait';
import { useSite } from '../site';

export function SalonKinds() {
  const { kinds } = useSite().text;
  return (
    <section className="wide section" id="kinds">
      <div className="section-head">
        <h2>{kinds.title}</h2>
        <p>{kinds.lead}</p>
      </div>
      <ul className="kinds">
        {KINDS.map(({ kind, drawing }) => (
          <li key={kind}>
            {drawing}
            <h3>{kinds[kind].name}</h3>
            <p>{kinds[kind].text}</p>
          </li>
        ))}
      </ul>
      <p className="countries">{kinds.countries}</p>
    </section>
  );
}

const KINDS = [
  { kind: 'women', drawing: <Portrait of="mariam" size={56} /> },
  { kind: 'men', drawing: <Portrait of="barber" size={56} /> },
  { kind: 'kids', drawing: <Portrait of="child" size={56} /> },
  {
    kind: 'centre',
    drawing: (
      <svg className="portrait" width="56" height="56" viewBox="0 0 40 40" aria-hidden="true">
        <rect width="40" height="40" fill="#F5E4EE" />
        <g transform="rotate(45 20 20)">
          <Petals fill="#DFA3C5" />
        </g>
        <Petals fill="#8A2C6B" />
        <circle cx="20" cy="20" r="2.4" fill="#E8CFA9" />
      </svg>
    ),
  },
] as const satisfies readonly { kind: string; drawing: ReactNode }[];
