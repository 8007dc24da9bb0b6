import type { Language } from '@rawnaq/domain/kernel/localized';
import type { ShownBanner } from '@rawnaq/domain/property-banners/shown-banner';

/** What the platform announces above the results; each leads through the address that counts it. */
export function BannerStrip({ banners, language }: { banners: readonly ShownBanner[]; language: Language }) {
  if (banners.length === 0) return null;
  return (
    <ul className="stay-banners" data-several={banners.length > 1 || undefined}>
      {banners.map(({ id, title, text, has_picture }) => (
        <li key={id}>
          <a href={`/${language}/stays-banner/${id}`} rel="nofollow">
            {has_picture && (
              <img src={`/api/public/stays_banners/${id}/picture?size=thumb`} alt="" width={72} height={72} />
            )}
            <span>
              <strong>{title[language]}</strong>
              {text[language] && <span>{text[language]}</span>}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
