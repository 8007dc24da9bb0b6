import { useMemo } from 'react';
import { encode } from 'uqr';

type Props = {
  text: string;
  label: string;
  className?: string | undefined;
  /** For paper that hangs for months: can be read with a scratch in it. */ sturdy?: boolean;
};

/** Black on white in every colour scheme: cameras want it so. */
export function QrCode({ text, label, className, sturdy = false }: Props) {
  const { size, data } = useMemo(() => encode(text, { border: 2, ecc: sturdy ? 'Q' : 'L' }), [text, sturdy]);
  const dots = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : []))).join('');
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={dots} fill="#000" />
    </svg>
  );
}
