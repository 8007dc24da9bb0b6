import { useOnline } from '../online-context';

/** Digits are isolated, so that they stay in order in an Arabic line; the unit stands outside. */
export function Money({ minor, signed = false }: { minor: number; signed?: boolean }) {
  const { words } = useOnline();
  const { digits, unit, unitFirst } = words.money(minor);
  const amount = <bdi dir="ltr">{signed ? `−${digits}` : digits}</bdi>;
  return (
    <span className="money">
      {unitFirst ? (
        <>
          <small>{unit}</small> {amount}
        </>
      ) : (
        <>
          {amount} <small>{unit}</small>
        </>
      )}
    </span>
  );
}

export function Time({ minute }: { minute: number }) {
  const { words } = useOnline();
  const { digits, half } = words.time(minute);
  return (
    <span className="time">
      <bdi dir="ltr">{digits}</bdi>
      {half && ` ${half}`}
    </span>
  );
}

/** A text of the dictionary with a time in the middle of it. */
export function WithTime({ text, minute }: { text: string; minute: number }) {
  const [before, after] = text.split('{time}');
  return (
    <>
      {before}
      <Time minute={minute} />
      {after}
    </>
  );
}

export function Dot() {
  return <i className="dot" aria-hidden="true" />;
}
