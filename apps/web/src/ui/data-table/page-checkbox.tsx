import { Checkbox } from '@mantine/core';
import type { Selection } from './data-table';

type Props<Row> = { rows: readonly Row[]; selection: Selection<Row>; size?: 'sm'; 'aria-label'?: string };

/** All on the page or none of them; half checked while it is some. */
export function PageCheckbox<Row>({ rows, selection, ...rest }: Props<Row>) {
  const chosen = rows.filter((row) => selection.has(row)).length;
  return (
    <Checkbox
      checked={rows.length > 0 && chosen === rows.length}
      indeterminate={chosen > 0 && chosen < rows.length}
      onChange={() => selection.togglePage(rows)}
      {...rest}
    />
  );
}
