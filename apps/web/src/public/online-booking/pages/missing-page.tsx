import { pathTo } from '@rawnaq/domain/kernel/addresses';
import type { Language } from '@rawnaq/domain/kernel/localized';
import { Mark } from '../../art/mark';
import { onlineDictionaries } from '../dictionary';
import type { MissingPage } from '../online-content';

export function MissingOnlinePage({ language, missing }: { language: Language; missing: MissingPage }) {
  const text = onlineDictionaries[language].missing;
  return (
    <main id="content" className="missing">
      <Mark size={64} />
      <h1>{missing === 'booking' ? text.booking : text.title}</h1>
      <p>{missing === 'booking' ? text.bookingText : text.text}</p>
      <a className="button outline" href={pathTo('landing', language)}>
        {text.home}
      </a>
    </main>
  );
}
