import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { fillPlaces } from '@rawnaq/domain/kernel/localized';
import { Contact, Parts, useParts } from '../legal/legal-pages';
import { useSite } from '../site';
import { findQuestions } from './find-questions';

const MOST_SEARCHED = 100;

/** Questions that open where they stand, and a search that needs no script. */
export function QuestionsPage() {
  const { language, text, content, query } = useSite();
  const words = text.website.questions;
  const search = (new URLSearchParams(query).get('q') ?? '').trim().slice(0, MOST_SEARCHED);
  const parts = useParts(search ? findQuestions(content.questions, search) : content.questions);
  const here = pathTo('faq', language);
  const found = parts.length === 1 ? words.found.one : fillPlaces(words.found.other, { count: String(parts.length) });
  return (
    <article className="wide legal">
      <h1>{text.legal.questions}</h1>
      <search>
        <form className="question-search" action={here} method="get">
          <label htmlFor="q">{words.search}</label>
          <div>
            <input id="q" name="q" type="search" defaultValue={search} maxLength={MOST_SEARCHED} dir="auto" />
            <button className="button" type="submit">
              {words.button}
            </button>
          </div>
        </form>
      </search>
      {search && (
        <p className="question-found" role="status">
          {parts.length === 0 ? words.none : found} <a href={here}>{words.clear}</a>
        </p>
      )}
      <Parts parts={parts} open={search !== ''} />
      <section>
        <Contact />
      </section>
    </article>
  );
}

/** The first of them, on the landing page. */
export function FirstQuestions() {
  const { language, text, content } = useSite();
  const parts = useParts(content.questions.slice(0, SHOWN));
  return (
    <section className="wide section first-questions">
      <div>
        <h2>{text.website.questions.title}</h2>
        <a className="button outline" href={pathTo('faq', language)}>
          {text.website.questions.all}
        </a>
      </div>
      <div className="legal-questions">
        <Parts parts={parts} open={false} level="h3" />
      </div>
    </section>
  );
}

const SHOWN = 5;
