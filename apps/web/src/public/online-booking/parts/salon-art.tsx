import { SalonInterior } from '../../art/salon-interior';
import { useOnline } from '../online-context';

/** The size that fills a phone also fills a third of a desktop. */
export const phonePicture = (url: string): string => `${url}?size=phone`;

/** The salon's own first picture; a drawn room until it has one. Alone on a desktop it is as wide as the page. */
export function Cover({ isFirst = false }: { isFirst?: boolean }) {
  const {
    salon: {
      picture_urls: [cover, ...others],
    },
  } = useOnline();
  if (!cover) return <SalonInterior />;
  const picture = (
    <img
      className="cover-picture"
      src={phonePicture(cover)}
      alt=""
      {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
    />
  );
  return isFirst && others.length === 0 ? (
    <picture>
      <source media="(min-width: 992px)" srcSet={cover} />
      {picture}
    </picture>
  ) : (
    picture
  );
}

export function Logo({ size }: { size: number }) {
  const { salon, own } = useOnline();
  if (salon.logo_url)
    return <img className="salon-logo" src={`${salon.logo_url}?size=thumb`} alt="" width={size} height={size} />;
  return (
    <span className="salon-logo letter" aria-hidden="true" data-size={size}>
      {own(salon).trim().charAt(0)}
    </span>
  );
}

export function Face({ name, picture }: { name: string; picture: string | null }) {
  return picture ? (
    <img className="face" src={`${picture}?size=thumb`} alt="" width="54" height="54" loading="lazy" />
  ) : (
    <span className="face letter" aria-hidden="true">
      {name.trim().charAt(0)}
    </span>
  );
}

/** Streets around a pin: a sign for "here", not a map of the place. */
export function MapArt() {
  return (
    <svg className="map-art" viewBox="0 0 350 150" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="350" height="150" className="ground" />
      <path className="street" d="M-10 110L360 70M-10 35L360 10M60-10L110 160M210-10L235 160M310-10L300 160" />
      <path className="lane" d="M150-10L175 160M-10 75L360 42M262-10L270 160M-10 145L360 118" />
      <path
        className="house"
        d="M118 26l26-2l3 18l-26 3zM184 96l22-2l3 22l-22 3zM246 24l14-1l2 18l-14 2zM278 84l18-2l-1 20l-16 1zM30 48l28-2l6 20l-30 3z"
      />
      <path className="pin" d="M175 92c-11-13-17-21-17-30a17 17 0 0 1 34 0c0 9-6 17-17 30z" />
      <circle className="pin-eye" cx="175" cy="62" r="6.5" />
    </svg>
  );
}
