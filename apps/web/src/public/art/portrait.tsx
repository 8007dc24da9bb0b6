type Look = {
  ground: string;
  dress: string;
  hair: string;
  skin: string;
  style: 'scarf' | 'long' | 'bun' | 'beard' | 'child';
};

/** Faces of the example salon. They are drawn, so that nobody real is shown. */
const looks = {
  mariam: { ground: '#F5E4EE', dress: '#8A2C6B', hair: '#4F173E', skin: '#E9C3A4', style: 'scarf' },
  rania: { ground: '#F9F1E6', dress: '#C79A63', hair: '#2F2420', skin: '#D9A983', style: 'long' },
  joanna: { ground: '#F3F1EE', dress: '#524C46', hair: '#1F1D1B', skin: '#E2B591', style: 'bun' },
  huda: { ground: '#E8F0F9', dress: '#2B5F9E', hair: '#2B3F5E', skin: '#C99872', style: 'scarf' },
  lina: { ground: '#E2F3EA', dress: '#3F7A5E', hair: '#6B4A33', skin: '#F0CFB4', style: 'long' },
  noura: { ground: '#F9F1E6', dress: '#A13B7C', hair: '#8A5A6B', skin: '#E9C3A4', style: 'scarf' },
  barber: { ground: '#E8F0F9', dress: '#37332F', hair: '#1F1D1B', skin: '#D9A983', style: 'beard' },
  child: { ground: '#FBF0DA', dress: '#CF7AAB', hair: '#4A3226', skin: '#E9C3A4', style: 'child' },
} satisfies Record<string, Look>;

type PortraitName = keyof typeof looks;

export function Portrait({ of, size }: { of: PortraitName; size: number }) {
  const look: Look = looks[of];
  return (
    <svg className="portrait" width={size} height={size} viewBox="0 0 64 64" aria-hidden="true">
      <rect width="64" height="64" fill={look.ground} />
      <Head {...look} />
    </svg>
  );
}

function Head({ dress, hair, skin, style }: Look) {
  const shoulders = <path d="M6 66c0-14 10-20 26-20s26 6 26 20z" fill={dress} />;
  const neck = <rect x="27" y="36" width="10" height="12" rx="4" fill={skin} />;
  const face = <path d="M32 15c-7 0-10 6-10 12.5S26 41 32 41s10-7 10-13.5S39 15 32 15z" fill={skin} />;
  if (style === 'scarf')
    return (
      <>
        {shoulders}
        <path d="M32 9C19 9 15.5 19 15.5 28c0 9 2 15-1 23 9 6 26 6 35 0-3-8-1-14-1-23C48.5 19 45 9 32 9z" fill={hair} />
        <path d="M32 14c-8 0-11 7-11 14.5S25 43 32 43s11-7 11-14.5S40 14 32 14z" fill={skin} />
        <path d="M20 40c3 7 21 7 24 0l3 9c-8 6-22 6-30 0z" fill={hair} />
      </>
    );
  if (style === 'long')
    return (
      <>
        <path d="M32 9c-12 0-16 8-16 18 0 10-2 18-4 23h40c-2-5-4-13-4-23 0-10-4-18-16-18z" fill={hair} />
        {shoulders}
        {neck}
        {face}
        <path d="M20.5 30c-1-10 4-17 11.5-17s12.5 7 11.5 17c-2-5-4-9-8-11-4 4-11 5-15 11z" fill={hair} />
      </>
    );
  if (style === 'bun')
    return (
      <>
        {shoulders}
        <circle cx="32" cy="9" r="6.5" fill={hair} />
        <path d="M32 11c-11 0-13 8-13 16v6h26v-6c0-8-2-16-13-16z" fill={hair} />
        {neck}
        {face}
        <path d="M21 26c0-8 4-13 11-13s11 5 11 13c-4-1-8-4-10-7-2 4-7 6-12 7z" fill={hair} />
      </>
    );
  if (style === 'beard')
    return (
      <>
        {shoulders}
        {neck}
        {face}
        <path d="M22 27c0 10 3 17 10 17s10-7 10-17c-2 5-3 7-5 7h-10c-2 0-3-2-5-7z" fill={hair} />
        <path d="M28.5 37h7" stroke={skin} strokeWidth="1.8" strokeLinecap="round" />
        <path d="M21 27c-2-11 4-17 11-17 8 0 13 6 11 17-1-4-2-6-3-8-6 1-12 1-16 0-1 2-2 4-3 8z" fill={hair} />
      </>
    );
  return (
    <>
      {shoulders}
      {neck}
      <circle cx="32" cy="29" r="12" fill={skin} />
      <circle cx="16.5" cy="24" r="5.5" fill={hair} />
      <circle cx="47.5" cy="24" r="5.5" fill={hair} />
      <path d="M19.5 28c-1-9 4-15.5 12.5-15.5S45.5 19 44.5 28c-2-4-5-6.5-8-7.5-4 3-11 3-17 7.5z" fill={hair} />
    </>
  );
}
