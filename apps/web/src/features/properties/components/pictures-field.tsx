import { MOST_PICTURES, propertyLabels } from '@rawnaq/domain/properties/property-fields';
import { uploadsContract } from '@rawnaq/domain/uploads/uploads.contract';
import { IconCameraPlus, IconChevronLeft, IconChevronRight, IconGripVertical, IconTrash } from '@tabler/icons-react';
import { useRef, useState, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiFailure, upload } from '../../../lib/api-client';
import { claimFailure } from '../../../lib/failure-policy';
import { useLanguage } from '../../../lib/language/i18n';
import { useField } from '../../../ui/fields/use-field';
import { squarePicture } from './square-picture';
import { StoredPicture } from './stored-picture';
import styles from './property.module.css';

type Known = ReadonlyMap<number, string>;

/** Pictures in their order, the main one first: put in order by dragging or by buttons. They are stored at once. */
export function PicturesField({ known }: { known: Known }) {
  const { t } = useTranslation('properties');
  const language = useLanguage();
  const { value, onChange, error } = useField<number[]>({
    name: 'image_ids',
    label: propertyLabels.image_ids[language],
  });
  const [sent, setSent] = useState<Known>(new Map());
  const [sending, setSending] = useState(0);
  const [problem, setProblem] = useState<string>();
  const [lifted, setLifted] = useState<number>();
  const input = useRef<HTMLInputElement>(null);
  const ids = value ?? [];

  const move = (id: number, place: number) => {
    if (place < 0 || place >= ids.length) return;
    const others = ids.filter((one) => one !== id);
    onChange(others.toSpliced(place, 0, id));
  };
  const drag = (event: PointerEvent) => {
    if (lifted === undefined) return;
    const tile = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-picture]');
    const over = Number(tile?.dataset['picture']);
    if (tile && over !== lifted) move(lifted, ids.indexOf(over));
  };
  const send = async (files: readonly File[]) => {
    setProblem(undefined);
    const room = MOST_PICTURES - ids.length;
    if (files.length > room) setProblem(t('pictures.tooMany', { most: MOST_PICTURES }));
    let all = ids;
    for (const file of files.slice(0, room)) {
      setSending((count) => count + 1);
      try {
        const square = await squarePicture(file, language);
        if (typeof square === 'string') setProblem(square);
        else {
          const stored = await upload(uploadsContract.add_image, { file: square });
          setSent((before) => new Map(before).set(stored.id, stored.url));
          all = [...all, stored.id];
          onChange(all);
        }
      } catch (failure) {
        if (!isApiFailure(failure)) throw failure;
        claimFailure(failure);
        setProblem(failure.message);
      } finally {
        setSending((count) => count - 1);
      }
    }
  };

  return (
    <section>
      <div className={styles.head}>
        <h3>{t('pictures.title')}</h3>
        <span className={styles.quiet}>{t('pictures.of', { count: ids.length, most: MOST_PICTURES })}</span>
      </div>
      <p className={styles.quiet}>{t('pictures.hint')}</p>
      <ul className={styles.tiles} aria-label={t('pictures.title')}>
        {ids.map((id, index) => {
          const place = index + 1;
          const url = sent.get(id) ?? known.get(id);
          return (
            <li key={id} className={styles.tile} data-picture={id} data-lifted={lifted === id || undefined}>
              {url && <StoredPicture url={url} alt={t('pictures.name', { place })} />}
              {index === 0 && <span className={styles.main}>{t('pictures.main')}</span>}
              <div className={styles.tools}>
                <button
                  type="button"
                  aria-label={t('pictures.earlier', { place })}
                  disabled={index === 0}
                  onClick={() => move(id, index - 1)}
                >
                  <IconChevronLeft size={18} className="flip" aria-hidden />
                </button>
                <button
                  type="button"
                  className={styles.grip}
                  aria-label={t('pictures.drag', { place })}
                  tabIndex={-1}
                  onPointerDown={(event) => {
                    event.currentTarget.setPointerCapture(event.pointerId);
                    setLifted(id);
                  }}
                  onPointerMove={drag}
                  onPointerUp={() => setLifted(undefined)}
                  onPointerCancel={() => setLifted(undefined)}
                >
                  <IconGripVertical size={18} aria-hidden />
                </button>
                <button
                  type="button"
                  aria-label={t('pictures.later', { place })}
                  disabled={index === ids.length - 1}
                  onClick={() => move(id, index + 1)}
                >
                  <IconChevronRight size={18} className="flip" aria-hidden />
                </button>
                <button
                  type="button"
                  aria-label={t('pictures.remove', { place })}
                  onClick={() => onChange(ids.filter((one) => one !== id))}
                >
                  <IconTrash size={18} aria-hidden />
                </button>
              </div>
            </li>
          );
        })}
      </ul>
      {ids.length < MOST_PICTURES && (
        <button type="button" className={styles.add} disabled={sending > 0} onClick={() => input.current?.click()}>
          <IconCameraPlus size={22} stroke={1.5} aria-hidden />
          {sending > 0 ? t('pictures.sending') : t('pictures.add')}
        </button>
      )}
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept="image/*"
        onChange={(event) => {
          void send([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      {(problem ?? error) && (
        <p className={styles.error} role="alert">
          {problem ?? error}
        </p>
      )}
    </section>
  );
}
