import { changedLines } from '@rawnaq/domain/properties/property.rules';
import { propertyLabels } from '@rawnaq/domain/properties/property-fields';
import type { ListingContent } from '@rawnaq/domain/property-listings/listing-content';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { CheckedPicture } from './checked-picture';
import styles from './checks.module.css';

type Props = { of: { account_id: number; id: number }; published: ListingContent; content: ListingContent };

/** What is public and what would be, side by side, where they differ. */
export function Changes({ of, published, content }: Props) {
  const { t } = useTranslation('property-checks');
  const language = useLanguage();
  const lines = changedLines(published, content, language);
  const names = ({ images }: ListingContent) => images.map(({ unique_id }) => unique_id);
  const sides = [names(published), names(content)] as const;
  const hasOtherPictures = sides[0].join() !== sides[1].join();
  const row = (images: readonly string[]) => (
    <div className={styles.pictures}>
      {images.map((unique_id) => (
        <CheckedPicture key={unique_id} {...of} unique_id={unique_id} />
      ))}
    </div>
  );
  return (
    <section>
      <h2 className={styles.title}>{t('changes')}</h2>
      {lines.length === 0 && !hasOtherPictures && <p>{t('noChanges')}</p>}
      {(lines.length > 0 || hasOtherPictures) && (
        <table className={styles.changes}>
          <thead>
            <tr>
              <td />
              <th scope="col">{t('published')}</th>
              <th scope="col">{t('proposed')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ field, before, after }) => (
              <tr key={field}>
                <th scope="row">{propertyLabels[field][language]}</th>
                <td dir="auto">{before ? <del>{before}</del> : <i>{t('nothing')}</i>}</td>
                <td dir="auto">{after ? <ins>{after}</ins> : <i>{t('nothing')}</i>}</td>
              </tr>
            ))}
            {hasOtherPictures && (
              <tr>
                <th scope="row">{t('pictures')}</th>
                <td>{row(sides[0])}</td>
                <td>{row(sides[1])}</td>
              </tr>
            )}
          </tbody>
        </table>
      )}
    </section>
  );
}
