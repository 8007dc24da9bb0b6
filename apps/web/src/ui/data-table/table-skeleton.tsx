import { Bone, useWaitedLong } from '../states/skeleton';

const ROWS = 10;
const WIDTHS = ['70%', '52%', '86%', '60%', '44%'];

/** Rows as high as the real ones, so that nothing jumps when they arrive. */
export function TableSkeleton({ columns }: { columns: number }) {
  const visible = useWaitedLong(true);
  return Array.from({ length: ROWS }, (_, row) => (
    <tr key={row} aria-hidden>
      {Array.from({ length: columns }, (_, column) => (
        <td key={column}>
          {visible && <Bone width={WIDTHS[(row + column) % WIDTHS.length]!} style={{ minInlineSize: 16 }} />}
        </td>
      ))}
    </tr>
  ));
}
