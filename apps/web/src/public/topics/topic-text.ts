/** One subject of a page: a sentence or two, and what follows from them. */
export type Topic = { title: string; text: string; points: readonly string[] };
type TopicPage<Names extends string> = {
  title: string;
  description: string;
  heading: string;
  lead: string;
  topics: Record<Names, Topic>;
};

/** What each page speaks of. Pages under `business` are for the owner, the others for whoever works in the salon. */
export type TopicPages = {
  features: TopicPage<'calendar' | 'booking' | 'till' | 'customers' | 'messages' | 'team' | 'stock' | 'figures'>;
  'business-features': TopicPage<'overview' | 'control' | 'books' | 'salons' | 'data'>;
  'beauty-center-software': TopicPage<'visits' | 'packages' | 'desk' | 'treatments'>;
  'business-beauty-center-software': TopicPage<'cost' | 'moving' | 'tax' | 'people' | 'safety' | 'leaving'>;
};
export type TopicPageName = keyof TopicPages;
