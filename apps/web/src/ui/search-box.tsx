import { CloseButton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

const TYPING_PAUSE_MS = 300;

type Props = {
  value: string;
  onSearch: (text: string) => void;
  label: string;
  className?: string | undefined;
  /** Says what is wrong with a text; such a text is not sent. */
  check?: ((text: string) => string | undefined) | undefined;
  /** Has the focus when the drawer it stands in opens: a scanner types right into it. */
  autoFocus?: boolean;
};

/** Asks the server when the typing pauses, at once on Enter, and follows when the address changes from outside. */
export function SearchBox({ value, onSearch, label, className, check, autoFocus = false }: Props) {
  const { t } = useTranslation('ui');
  const [text, setText] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef(value);

  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setText(value);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const send = (next: string) => {
    clearTimeout(timer.current);
    if (check?.(next)) return;
    sent.current = next.trim();
    onSearch(next.trim());
  };
  const type = (next: string) => {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => send(next), TYPING_PAUSE_MS);
  };
  const empty = () => {
    setText('');
    send('');
  };

  return (
    <TextInput
      className={className}
      size="sm"
      type="search"
      value={text}
      placeholder={label}
      aria-label={label}
      maxLength={100}
      error={check?.(text)}
      data-autofocus={autoFocus || undefined}
      leftSection={<IconSearch size={18} stroke={1.75} aria-hidden />}
      rightSection={text ? <CloseButton size="sm" aria-label={t('filters.clearSearch')} onClick={empty} /> : null}
      onChange={(event) => type(event.currentTarget.value)}
      onKeyDown={(event) => event.key === 'Enter' && send(text)}
      styles={{ input: { appearance: 'none' } }}
    />
  );
}
