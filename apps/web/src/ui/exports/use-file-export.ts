import { exportsContract } from '@rawnaq/domain/exports/exports.contract';
import type { Endpoint, InputOf } from '@rawnaq/domain/kernel/contract';
import type { EXPORT_FORMATS } from '@rawnaq/domain/kernel/list';
import { useMutation } from '@tanstack/react-query';
import { areaFor, download, isApiFailure } from '../../lib/api-client';
import { useWrite } from '../../lib/query';
import { useHasExports } from './waiting-exports';

/** A short file comes at once; a long one is prepared in the background, and the panel tells when it is ready. */
export function useFileExport<E extends Endpoint>(endpoint: E, asked: Readonly<Record<string, string>>) {
  const [, setHasExports] = useHasExports();
  const prepare = useWrite(exportsContract.add, { area: areaFor(endpoint), ownFailure: true });
  return useMutation({
    mutationFn: async (format: (typeof EXPORT_FORMATS)[number]) => {
      const input = { ...asked, format };
      try {
        await download(endpoint, input as InputOf<E>);
      } catch (error) {
        if (!isApiFailure(error) || error.code !== 'EXPORT_IS_LONG') throw error;
        await prepare.mutateAsync({ path: endpoint.path, input });
        setHasExports(true);
      }
    },
  });
}
