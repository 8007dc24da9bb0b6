import { directionOf, LANGUAGES, type Language } from '@rawnaq/domain/kernel/localized';
import { Icon } from '../art/icons';
import { Portrait } from '../art/portrait';
import { dictionaries } from '../dictionary';
import { useSite } from '../site';

export function LanguagesBand() {
  const { languages } = useSite().text;
  return (
    <section className="languages" id="languages">
      <div className="wide languages-columns">
        <div>
          <h2>
            {languages.titleStart}
            <br />
            {languages.titleEnd}
          </h2>
          <p>{languages.lead}</p>
          <ul>
            {[languages.keepPlace, languages.names, languages.messages].map((point) => (
              <li key={point}>
                <Icon name="check" />
                <span>{point}</span>
              </li>
            ))}
          </ul>
        </div>
        <div className="language-pair" aria-hidden="true">
          {LANGUAGES.map((language) => (
            <AppointmentCard key={language} language={language} />
          ))}
        </div>
      </div>
    </section>
  );
}

const CARD_TIME = '10:30';

/** The same appointment in each language: the one part of this page that does not follow the visitor's. */
function AppointmentCard({ language }: { language: Language }) {
  const { card, customers } = dictionaries[language].picture;
  return (
    <div className="appointment-card" lang={language} dir={directionOf(language)}>
      <div>
        <Portrait of="noura" size={48} />
        <span className="appointment-names">
          <b>{customers.noura}</b>
          <small>{card.service}</small>
        </span>
        <em>{card.status}</em>
      </div>
      <div>
        <Icon name="clock" size={18} />
        <span className="appointment-names">
          <bdi dir="ltr">{CARD_TIME}</bdi> {card.daytime}
        </span>
        <span className="button mini">{card.bill}</span>
      </div>
    </div>
  );
}
