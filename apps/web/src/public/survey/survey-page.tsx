import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { fillPlaces, otherLanguage, type Language } from '@rawnaq/domain/kernel/localized';
import { sayDay } from '@rawnaq/domain/messages/salon-messages.rules';
import { ANSWER_LENGTH, textIn } from '@rawnaq/domain/surveys/survey-design';
import type { SurveyPage as Page, SurveyTry } from '@rawnaq/domain/surveys/survey-page';
import { askedOf, askedText, type AskedQuestion } from '@rawnaq/domain/surveys/survey.rules';
import { questionKinds } from '@rawnaq/domain/surveys/survey.states';
import { Icon } from '../art/icons';
import { Mark } from '../art/mark';
import { surveyTexts } from './texts';

type Props = { page: Page; language: Language; tried?: SurveyTry | undefined };

/** One form that needs no script: what she chose is sent as it stands, and comes back where something is wrong. */
export function SurveyPage({ page, language, tried }: Props) {
  const text = surveyTexts[language];
  const asked = askedOf(page.design, page.employees);
  const place = { uniqueId: page.unique_id };
  const other = otherLanguage(language);
  const isWrong = tried !== undefined && Object.keys(tried.problems).length > 0;
  return (
    <div className="survey">
      <header className="survey-top">
        {page.logo ? <img src={page.logo} alt="" width={44} height={44} /> : <Mark size={44} />}
        <span>
          <b>{page.salon[language]}</b>
          <small>{fillPlaces(text.visit, { date: sayDay(page.visited_on, language) })}</small>
        </span>
        <a href={pathTo('web-survey', other, place)} lang={other} hrefLang={other} data-language-switch="">
          {text.language}
        </a>
      </header>
      <main id="content" tabIndex={-1}>
        <form method="post" action={pathTo('web-survey', language, place)} data-survey={page.unique_id} noValidate>
          <h1>{page.name ? fillPlaces(text.how, { name: `\u2068${page.name}\u2069` }) : text.howAll}</h1>
          <p className="survey-lead">{text.lead}</p>
          {isWrong && (
            <p className="survey-problem" role="alert">
              {text.problemTitle}
            </p>
          )}
          {asked.map((one) => (
            <Question key={one.field} asked={one} language={language} tried={tried} />
          ))}
          <footer className="survey-send" data-pinned="">
            <span data-progress={text.progress} hidden>
              <b />
              <small>{text.kept}</small>
            </span>
            <button type="submit">{text.send}</button>
          </footer>
        </form>
      </main>
    </div>
  );
}

type QuestionProps = { asked: AskedQuestion; language: Language; tried: SurveyTry | undefined };

function Question({ asked, language, tried }: QuestionProps) {
  const text = surveyTexts[language];
  const { field, question } = asked;
  const problem = tried?.problems[field];
  const { kind, several, required } = question;
  const words =
    problem !== undefined && problem in text.problems
      ? text.problems[problem as keyof typeof text.problems]
      : undefined;
  const note = required ? undefined : kind === questionKinds.codes.choice && several ? text.several : undefined;
  return (
    <fieldset className="survey-question" data-wrong={words !== undefined || undefined} data-question="">
      <legend>
        {askedText(asked, language)}
        {required && (
          <abbr className="survey-required" title={text.required}>
            {' *'}
          </abbr>
        )}
      </legend>
      {note && <small>{note}</small>}
      <Answer asked={asked} language={language} given={tried?.sent[field] ?? []} />
      {words && <p className="survey-problem">{words}</p>}
    </fieldset>
  );
}

const STARS = [5, 4, 3, 2, 1] as const;
type AnswerProps = { asked: AskedQuestion; language: Language; given: readonly string[] };

function Answer({ asked: { field, question }, language, given }: AnswerProps) {
  const text = surveyTexts[language];
  const { stars, choice, yes_no } = questionKinds.codes;
  if (question.kind === stars)
    return (
      <>
        <div className="survey-stars">
          {STARS.map((count) => (
            <label key={count}>
              <input type="radio" name={field} value={count} defaultChecked={given[0] === String(count)} />
              <span className="unseen">{fillPlaces(text.stars, { count: String(count) })}</span>
              <Icon name="star" size={36} />
            </label>
          ))}
        </div>
        {question.required && (
          <p className="survey-scale" aria-hidden>
            <span>{text.worst}</span>
            <span>{text.best}</span>
          </p>
        )}
      </>
    );
  if (question.kind === choice)
    return (
      <div className="survey-pills">
        {question.choices.map((one) => (
          <label key={one.number}>
            <input
              type={question.several ? 'checkbox' : 'radio'}
              name={field}
              value={one.number}
              defaultChecked={given.includes(String(one.number))}
            />
            <span>{textIn(one, language)}</span>
          </label>
        ))}
      </div>
    );
  if (question.kind === yes_no)
    return (
      <div className="survey-pills" data-two="">
        {(['yes', 'no'] as const).map((value) => (
          <label key={value}>
            <input type="radio" name={field} value={value} defaultChecked={given[0] === value} />
            <span>{text[value]}</span>
          </label>
        ))}
      </div>
    );
  return (
    <textarea
      name={field}
      rows={3}
      maxLength={ANSWER_LENGTH}
      placeholder={question.required ? undefined : text.optional}
      aria-label={textIn(question, language)}
      dir="auto"
      defaultValue={given[0]}
    />
  );
}

type ToldProps = { page: Page | null; language: Language; told: 'thanks' | 'already' | 'expired' | 'missing' };

/** What is said instead of the questions. */
export function SurveyTold({ page, language, told }: ToldProps) {
  const text = surveyTexts[language];
  const own = page && (language === 'ar' ? page.design.arabic_thanks : page.design.english_thanks);
  return (
    <main id="content" className="invoice-told" tabIndex={-1}>
      {page?.logo ? <img src={page.logo} alt="" width={56} height={56} /> : <Mark size={56} />}
      <h1>{text[`${told}Title`]}</h1>
      <p>{told === 'thanks' && own ? own : text[told]}</p>
      {page?.alias && <a href={pathTo('online-home', language, { aliasName: page.alias })}>{text.book}</a>}
      {!page && <a href={`/${language}`}>{text.home}</a>}
    </main>
  );
}
