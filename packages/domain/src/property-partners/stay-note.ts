import { fillPlaces, type Language } from '../kernel/localized';

const TEXTS = {
  en: { one: 'Stays at {place}, {people} guest', other: 'Stays at {place}, {people} guests' },
  ar: { one: 'إقامة في {place}، عدد الأشخاص: {people}', other: 'إقامة في {place}، عدد الأشخاص: {people}' },
} as const;
const MOST = 300;

/** What the desk of a salon reads beside a wish that came from a stay. */
export function stayNote(
  { place, people, note }: { place: string; people: number; note: string },
  language: Language,
): string {
  const said = fillPlaces(TEXTS[language][people === 1 ? 'one' : 'other'], { place, people: String(people) });
  return [said, note.trim()].filter(Boolean).join('. ').slice(0, MOST);
}
