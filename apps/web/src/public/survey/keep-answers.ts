/**
 * Answers stay in this tab when the language changes or the page is read again, and the page says how far she is. What
 * the server sent back is what she sent, so it stands.
 */
export function keepAnswers(form: HTMLFormElement): void {
  const key = `rawnaq.survey.${form.dataset['survey']}`;
  const fields = form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  const kept = readKept(key);
  const isChoice = (field: HTMLInputElement | HTMLTextAreaElement): field is HTMLInputElement =>
    field.type !== 'textarea';
  if (![...fields].some((field) => (isChoice(field) ? field.checked : field.value !== '')))
    for (const field of fields)
      if (isChoice(field)) field.checked = kept.some(([name, value]) => name === field.name && value === field.value);
      else field.value = kept.find(([name]) => name === field.name)?.[1] ?? '';
  const told = form.querySelector<HTMLElement>('[data-progress]');
  const tell = () => {
    const given = [...new FormData(form)].filter(([, value]) => value !== '');
    try {
      sessionStorage.setItem(key, JSON.stringify(given));
    } catch {
      // Without storage they are kept by the page alone.
    }
    const all = form.querySelectorAll('[data-question]').length;
    const done = new Set(given.map(([name]) => name)).size;
    const words = (told?.dataset['progress'] ?? '').replace('{done}', String(done)).replace('{all}', String(all));
    told?.querySelector('b')?.replaceChildren(words);
    told?.removeAttribute('hidden');
  };
  form.addEventListener('input', tell);
  tell();
}

function readKept(key: string): [string, string][] {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '[]');
  } catch {
    return [];
  }
}
