/**
 * Drawings (styles/service-art.css) for services without a picture of their own, found by the words of their English
 * name.
 */
const drawings: readonly { words: RegExp; drawing: string }[] = [
  { words: /beard|shav|razor|barber|moustache/i, drawing: 'razor' },
  { words: /henna/i, drawing: 'henna' },
  { words: /nail|mani|pedi|polish|gel/i, drawing: 'nails' },
  { words: /bath|hammam|moroccan|steam|spa/i, drawing: 'bath' },
  { words: /make ?-?up|lash|brow|thread/i, drawing: 'makeup' },
  { words: /massage|body|reflex|relax/i, drawing: 'leaves' },
  { words: /facial|face|skin|hydra|clean|peel|mask/i, drawing: 'drop' },
  { words: /colou?r|highlight|balayage|dye|root|bleach|keratin|botox|protein/i, drawing: 'colour' },
  { words: /hair|cut|blow|wash|style|braid|trim/i, drawing: 'comb' },
];

export function ServiceArt({ name, picture }: { name: string; picture: string | null }) {
  if (picture) return <img className="service-art" src={picture} alt="" width="56" height="56" loading="lazy" />;
  const drawing = drawings.find(({ words }) => words.test(name))?.drawing ?? 'blossom';
  return <i className={`service-art art-${drawing}`} aria-hidden="true" />;
}
