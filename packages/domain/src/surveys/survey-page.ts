import type { Language } from '../kernel/localized';
import type { AskedEmployee } from './survey.rules';
import type { SurveyDesign } from './survey-design';

/** What whoever holds the link of a survey sees, and nothing more. */
export type SurveyPage = {
  unique_id: string;
  state: 'open' | 'answered' | 'expired';
  salon: { en: string; ar: string };
  logo: string | null;
  /** The customer's own language: the page begins with it. */
  language: Language;
  /** Her first name. */
  name: string;
  visited_on: string;
  design: SurveyDesign;
  employees: AskedEmployee[];
  alias: string | null;
};

/** What she sent and what was wrong with it, when the page comes back. */
export type SurveyTry = {
  sent: Readonly<Record<string, readonly string[]>>;
  problems: Readonly<Record<string, string>>;
};
