/** Pictures people sent: stored before the record that takes them, fetched with the token before they are shown. */
import { uploadsContract } from '@rawnaq/domain/uploads/uploads.contract';
import { useQuery } from '@tanstack/react-query';
import { fetchFile, upload } from './api-client';
import { queryClient } from './query';

const STORED = /^\/api\/[a-z]+\/uploads\/([\w-]+)(\?size=thumb)?$/;

/**
 * The address to show a picture from; undefined while it is fetched. Addresses that need no token are given back as
 * they are.
 */
export function usePicture(address: string | null | undefined): string | undefined {
  const [, unique_id, thumb] = STORED.exec(address ?? '') ?? [];
  const stored = useQuery(
    {
      queryKey: ['picture', unique_id, thumb],
      queryFn: async () =>
        URL.createObjectURL(
          await fetchFile(uploadsContract.open, { unique_id: unique_id!, ...(thumb && { size: 'thumb' as const }) }),
        ),
      enabled: unique_id !== undefined,
      // A stored picture never changes: another one has another address.
      staleTime: Infinity,
      gcTime: Infinity,
      meta: { ownFailure: true },
    },
    queryClient,
  );
  return unique_id === undefined ? (address ?? undefined) : stored.data;
}

/** The id to put into a record: a newly chosen file is stored first, one that was there stays, none is none. */
export async function storePicture(
  value: File | string | null | undefined,
  storedId: number | null,
): Promise<number | undefined> {
  if (value instanceof File) return (await upload(uploadsContract.add_image, { file: value })).id;
  return value ? (storedId ?? undefined) : undefined;
}
