import type { ComponentType } from 'react';
import { addresses, splitLanguage, type AddressName } from '@rawnaq/domain/kernel/addresses';
import { withoutEnd } from '@rawnaq/domain/kernel/text/ends';
import type { Dictionary } from './dictionary';
import { LandingPage } from './landing/landing-page';
import { AboutPage } from './about/about-page';
import { ContactPage, ContactSuccessPage } from './contact/contact-pages';
import { PrivacyPage, TermsPage } from './legal/legal-pages';
import { NotFoundPage } from './not-found/not-found-page';
import { QuestionsPage } from './questions/questions-page';
import { RegistrationPage } from './registration/registration-page';
import { CentrePage, ChoosingPage, FeaturesPage, OwnersPage } from './topics/topic-pages';
import type { TopicPageName } from './topics/topic-text';

type PublicPage = {
  Page: ComponentType;
  status: 200 | 404;
  title: (text: Dictionary) => string;
  description: (text: Dictionary) => string;
  /** Nothing that anybody would search for. */
  unlisted?: true;
};

const topicPage = (name: TopicPageName, Page: ComponentType): PublicPage => ({
  Page,
  status: 200,
  title: (text) => text.topics[name].title,
  description: (text) => text.topics[name].description,
});

/** The website's addresses that have a page. An address missing here does not exist for visitors. */
export const pages = {
  landing: {
    Page: LandingPage,
    status: 200,
    title: (text) => text.landing.title,
    description: (text) => text.landing.description,
  },
  features: topicPage('features', FeaturesPage),
  'business-features': topicPage('business-features', OwnersPage),
  'beauty-center-software': topicPage('beauty-center-software', CentrePage),
  'business-beauty-center-software': topicPage('business-beauty-center-software', ChoosingPage),
  'about-company': {
    Page: AboutPage,
    status: 200,
    title: (text) => text.website.about.title,
    description: (text) => text.website.about.description,
  },
  registration: {
    Page: RegistrationPage,
    status: 200,
    title: (text) => text.website.registration.title,
    description: (text) => text.website.registration.description,
  },
  'contact-us': {
    Page: ContactPage,
    status: 200,
    title: (text) => text.website.contact.title,
    description: (text) => text.website.contact.description,
  },
  'contact-us-success': {
    Page: ContactSuccessPage,
    status: 200,
    title: (text) => text.website.contact.successTitle,
    description: (text) => text.website.contact.successDescription,
    unlisted: true,
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
export const pageOf = (name: PageName): PublicPage => pages[name];
/** What search engines are told of. */
export const listedPages = (Object.keys(pages) as PageName[]).filter(
  (name) => pageOf(name).status === 200 && !pageOf(name).unlisted,
);

/** The page at a path, with or without its language prefix. */
export function pageAt(path: string): PageName {
  const rest = withoutEnd(splitLanguage(path).rest, /\//) || '/';
  const names = Object.keys(pages) as PageName[];
  return names.find((name) => addresses[name].path === rest) ?? 'not-found';
}
