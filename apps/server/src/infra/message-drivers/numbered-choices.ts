import type { OutgoingMessage } from '../message-drivers';

const HINT: Record<string, string> = { ar: 'أرسل رقم الاختيار.', en: 'Reply with the number of your choice.' };

/** The same message for a line that knows nothing but text and files: choices become numbers. */
export function asPlainText({ body, content, language }: OutgoingMessage): string {
  if (content?.kind !== 'choices') return body;
  const lines = content.options.map(
    ({ title, description }, place) => `${place + 1}. ${title}${description ? ` – ${description}` : ''}`,
  );
  return `${body}\n\n${lines.join('\n')}\n\n${HINT[language] ?? HINT['en']}`;
}
