/** The four-petal blossom: the one mark of the product. */
export function Mark({ size }: { size: number }) {
  return (
    <svg className="mark" width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
      <rect width="40" height="40" rx="11" fill="#8A2C6B" />
      <Petals fill="#fff" />
      <circle cx="29" cy="11" r="2.2" fill="#E8CFA9" />
    </svg>
  );
}

export function Petals({ fill }: { fill: string }) {
  return (
    <g fill={fill}>
      {[0, 90, 180, 270].map((turn) => (
        <path key={turn} transform={`rotate(${turn} 20 20)`} d={PETAL} />
      ))}
    </g>
  );
}

export const PETAL = 'M20 6.5c3.4 4.2 3.4 9.3 0 13.5-3.4-4.2-3.4-9.3 0-13.5z';
