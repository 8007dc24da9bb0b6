export function TimeChoices({ times, chosen }: { times: readonly string[]; chosen: string }) {
  return (
    <div className="time-choices">
      {times.map((time) => (
        <span key={time} className={time === chosen ? 'chosen' : undefined}>
          <bdi dir="ltr">{time}</bdi>
        </span>
      ))}
    </div>
  );
}
