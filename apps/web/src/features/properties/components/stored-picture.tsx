import { usePicture } from '../../../lib/pictures';

/** A picture of one's own account, fetched with the token. */
export function StoredPicture({ url, alt, size }: { url: string; alt: string; size?: 'thumb' }) {
  const address = usePicture(size ? `${url}?size=${size}` : url);
  return address ? <img src={address} alt={alt} draggable={false} /> : null;
}
