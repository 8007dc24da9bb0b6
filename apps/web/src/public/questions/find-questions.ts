import { toSearchKey } from '@rawnaq/domain/kernel/text/search-key';
import type { WebsiteSection } from '@rawnaq/domain/website-content/website-pages';

/**
 * Questions that have every word of a search, in whichever language it was written: with or without vowel marks, in
 * large or small letters.
 */
export function findQuestions(questions: readonly WebsiteSection[], search: string): WebsiteSection[] {
  const words = toSearchKey(search).split(/\s+/).filter(Boolean);
  return questions.filter((question) => {
    const texts = [
      toSearchKey(`${question.english_title} ${question.english_body}`),
      toSearchKey(`${question.arabic_title} ${question.arabic_body}`),
    ];
    return texts.some((text) => words.every((word) => text.includes(word)));
  });
}
