import { useSearchParams } from 'react-router';

/** Which one is open stands in the address, because notifications lead to one: `?open=12`. */
export function useOpenComplaint(): { id: number | undefined; open: (id: number) => void; close: () => void } {
  const [params, setParams] = useSearchParams();
  const asked = Number(params.get('open'));
  const write = (id: number | undefined) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        next.delete('open');
        if (id !== undefined) next.set('open', String(id));
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    id: Number.isSafeInteger(asked) && asked > 0 ? asked : undefined,
    open: write,
    close: () => write(undefined),
  };
}
