import { usualPrivacy } from './usual-privacy';
import { usualQuestions } from './usual-questions';
import { usualTerms } from './usual-terms';
import {
  noFacts,
  socialFacts,
  type SocialFact,
  type WebsiteContent,
  type WebsiteFacts,
  type WebsitePage,
  type WebsiteSection,
} from './website-pages';

/** All of the website that is written by the platform's team, as visitors see it. */
export type PublishedContent = {
  terms: readonly WebsiteSection[];
  privacy: readonly WebsiteSection[];
  questions: readonly WebsiteSection[];
  facts: WebsiteFacts;
};

/** What stands before anything was published. */
export function usualContent(page: WebsitePage): WebsiteContent {
  const sections = { terms: usualTerms, privacy: usualPrivacy, questions: usualQuestions, website: [], social: [] };
  return { sections: [...sections[page]], facts: noFacts() };
}

/** One answer for the whole site: what was published, and the usual texts where nothing was. */
export function publishedContent(published: Partial<Record<WebsitePage, WebsiteContent>>): PublishedContent {
  const of = (page: WebsitePage): WebsiteContent => published[page] ?? usualContent(page);
  // Each of the two has its own facts, and the other's stay as they were when it was saved.
  const social = of('social').facts;
  const own = Object.fromEntries(Object.keys(socialFacts).map((name) => [name, social[name as SocialFact]]));
  return {
    terms: of('terms').sections,
    privacy: of('privacy').sections,
    questions: of('questions').sections,
    facts: { ...of('website').facts, ...own },
  };
}
