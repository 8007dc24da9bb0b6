import { uploadsContract } from '@rawnaq/domain/uploads/uploads.contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { areaFor, openFile } from '../lib/api-client';
import { Bone } from './states/skeleton';

/** A picture of the uploads module, by its unique id. */
export function StoredImage({ uniqueId, size, alt, className }: { uniqueId: string; size?: 'thumb'; alt: string; className?: string | undefined }) {
  const area = areaFor(uploadsContract.open);
  const file = useQuery({ queryKey: [area, 'uploads', uniqueId, size], queryFn: ({ signal }) => openFile(uploadsContract.open, { unique_id: uniqueId, ...(size && { size }) }, { area, signal }), staleTime: Infinity, meta: { ownFailure: true } });
  const address = useMemo(() => file.data && URL.createObjectURL(file.data), [file.data]);
  useEffect(() => () => { if (address) URL.revokeObjectURL(address); }, [address]);
  if (!address) return <span className={className} style={{ display: 'block' }}><Bone style={{ blockSize: '100%' }} /></span>;
  return <img className={className} src={address} alt={alt} />;
}
