import { uploadsContract } from '@rawnaq/domain/uploads/uploads.contract';
import { areaFor } from '../../lib/api-client';
import { usePicture } from '../../lib/pictures';
import { Bone } from '../states/skeleton';

/** A picture of the uploads module, by its unique id. */
export function StoredImage({
  uniqueId,
  size,
  alt,
  className,
}: {
  uniqueId: string;
  size?: 'thumb';
  alt: string;
  className?: string | undefined;
}) {
  const address = usePicture(`/api/${areaFor(uploadsContract.open)}/uploads/${uniqueId}${size ? `?size=${size}` : ''}`);
  if (!address)
    return (
      <span className={className} style={{ display: 'block' }}>
        <Bone style={{ blockSize: '100%' }} />
      </span>
    );
  return <img className={className} src={address} alt={alt} />;
}
