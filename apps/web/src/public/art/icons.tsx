/** Line icons on a 24 grid, drawn for this build so that it carries no icon package. */
const shapes = {
  globe: 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18zM3.5 9h17M3.5 15h17M12 3c-5 5.5-5 12.5 0 18M12 3c5 5.5 5 12.5 0 18',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  play: 'M7.5 5v14l11-7z',
  menu: 'M4 6.5h16M4 12h16M4 17.5h16',
  plus: 'M12 5.5v13M5.5 12h13',
  previous: 'M14.5 6l-6 6l6 6',
  next: 'M9.5 6l6 6l-6 6',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 0 0 0-17zM12 7.5v5l3 2',
  tiles: 'M4.5 4.5h6v8h-6zM4.5 16h6v3.5h-6zM13.5 11.5h6v8h-6zM13.5 4.5h6v3.5h-6z',
  calendar: 'M6 5.5h12a2 2 0 0 1 2 2V18a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V7.5a2 2 0 0 1 2-2zM8 3.5v4M16 3.5v4M4 10.5h16',
  till: 'M5 10h14l1.5 6.5V20h-17v-3.5zM8 10V6.5h8V10M10 4h4v2.5h-4zM8 13.5h.01M12 13.5h.01M16 13.5h.01M3.5 16.5h17',
  people: 'M9 4.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 0 0 0-7zM3 20c0-3.5 2.5-5.5 6-5.5s6 2 6 5.5M15.5 4.8a3.5 3.5 0 0 1 0 6.4M17.5 14.9c2.2.7 3.5 2.5 3.5 5.1',
  chart: 'M4 4v16h16M8 16.5v-4M12 16.5v-8M16 16.5v-6M19.5 16.5V6',
  chat: 'M12 4c-4.7 0-8.5 3.4-8.5 7.7c0 2 .8 3.7 2.1 5L4.5 20.5l4.2-1.5c1 .3 2.1.5 3.3.5c4.7 0 8.5-3.4 8.5-7.7S16.7 4 12 4zM8.5 12h.01M12 12h.01M15.5 12h.01',
  receipt: 'M6 3.5h12v17l-2-1.5l-2 1.5l-2-1.5l-2 1.5l-2-1.5l-2 1.5zM9 8.5h6M9 12h6M9 15.5h3',
  gift: 'M4 8.5h16v4H4zM5.5 12.5V20h13v-7.5M12 8.5V20M12 8.5C9 8.5 7.5 7.3 7.5 5.8S10 3 12 8.5c2-5.5 4.5-4.2 4.5-2.7S15 8.5 12 8.5z',
} satisfies Record<string, string>;

export type IconName = keyof typeof shapes;

export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  const mirrored = name === 'previous' || name === 'next' || name === 'chart' ? ' mirrored' : '';
  return (
    <svg className={`icon${mirrored}`} width={size} height={size} viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true">
      <path d={shapes[name]} />
    </svg>
  );
}
