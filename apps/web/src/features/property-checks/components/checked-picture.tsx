import { propertyChecksContract } from '@rawnaq/domain/properties/property-checks.contract';
import { useQuery } from '@tanstack/react-query';
import { fetchFile } from '../../../lib/api-client';

type Props = { account_id: number; id: number; unique_id: string };

/** A picture of an owner's place, fetched with the manager's token. */
export function CheckedPicture(key: Props) {
  const picture = useQuery({
    queryKey: ['checked-picture', key.unique_id],
    queryFn: async () =>
      URL.createObjectURL(await fetchFile(propertyChecksContract.image, { ...key, size: 'thumb' as const })),
    staleTime: Infinity,
    gcTime: Infinity,
    meta: { ownFailure: true },
  });
  return picture.data ? <img src={picture.data} alt="" /> : null;
}
