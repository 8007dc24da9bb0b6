import { useFormat } from '../../../lib/use-format';

const WEEK_MS = 7 * 86_400_000;

/** How long ago, as long as that says more than a date. */
export function ArrivedCell({ at }: { at: string }) {
  const format = useFormat();
  const now = new Date();
  const isRecent = now.getTime() - Date.parse(at) < WEEK_MS;
  return (
    <time dateTime={at} title={format.dateTime(at)}>
      {isRecent ? format.relative(at, now) : format.date(at)}
    </time>
  );
}
