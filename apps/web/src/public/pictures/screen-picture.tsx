import type { Dictionary } from '../dictionary';
import { useSite } from '../site';

export type Scene = keyof Dictionary['website']['pictures'];

/** As tools/site-pictures.mjs writes them: their size is known before they come, so nothing moves. */
const DESK = { width: 1280, height: 800 };
const PHONE = { width: 620, height: 1240 };

/** A real page of the product in the visitor's language. */
export function ScreenPicture({ scene, first = false }: { scene: Scene; first?: boolean }) {
  const { language, text } = useSite();
  const isPhone = scene === 'booking';
  return (
    <img
      className={isPhone ? 'screen phone-screen' : 'screen'}
      src={`/pictures/${scene}-${language}.avif`}
      alt={text.website.pictures[scene]}
      {...(isPhone ? PHONE : DESK)}
      loading={first ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}
