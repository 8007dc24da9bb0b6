import type { ComponentType } from 'react';
import { addresses, splitLanguage, type AddressName } from '@rawnaq/domain/kernel/addresses';
import type { Dictionary } from './dictionary';
import { LandingPage } from './landing/landing-page';
import { PrivacyPage, QuestionsPage, TermsPage } from './legal/legal-pages';
import { NotFoundPage } from './not-found/not-found-page';

type PublicPage = {
  Page: ComponentType;
  status: 200 | 404;
  title: (text: Dictionary) => string;
  description: (text: Dictionary) => string;
};

/** The website's addresses that have a page. An address missing here does not exist for visitors. */
export const pages = {
  landing: {
    Page: LandingPage,
    status: 200,
    title: (text) => text.landing.title,
    description: (text) => text.landing.description,
  },
  'terms-and-conditions': {
    Page: TermsPage,
    status: 200,
    title: (text) => `${text.legal.terms} · ${text.site.name}`,
    description: (text) => text.legal.termsDescription,
  },
  'privacy-policy': {
    Page: PrivacyPage,
    status: 200,
    title: (text) => `${text.legal.privacy} · ${text.site.name}`,
    description: (text) => text.legal.privacyDescription,
  },
  faq: {
    Page: QuestionsPage,
    status: 200,
    title: (text) => `${text.legal.questions} · ${text.site.name}`,
    description: (text) => text.legal.questionsDescription,
  },
  'not-found': {
    Page: NotFoundPage,
    status: 404,
    title: (text) => text.notFound.title,
    description: (text) => text.notFound.description,
  },
} satisfies Partial<Record<AddressName, PublicPage>>;

export type PageName = keyof typeof pages;

/** The page at a path, with or without its language prefix. */
export function pageAt(path: string): PageName {
  const rest = splitLanguage(path).rest.replace(/(?<=.)\/+$/, '');
  const names = Object.keys(pages) as PageName[];
  return names.find((name) => addresses[name].path === rest) ?? 'not-found';
}
