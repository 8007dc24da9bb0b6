/** Line icons on a 24 grid, drawn for this build so that it carries no icon package. */
const shapes = {
  globe: 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18zM3.5 9h17M3.5 15h17M12 3c-5 5.5-5 12.5 0 18M12 3c5 5.5 5 12.5 0 18',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  play: 'M7.5 5v14l11-7z',
  menu: 'M4 6.5h16M4 12h16M4 17.5h16',
  plus: 'M12 5.5v13M5.5 12h13',
  previous: 'M14.5 6l-6 6l6 6',
  next: 'M9.5 6l6 6l-6 6',
  down: 'M6 9.5l6 6l6-6',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 0 0 0-17zM12 7.5v5l3 2',
  tiles: 'M4.5 4.5h6v8h-6zM4.5 16h6v3.5h-6zM13.5 11.5h6v8h-6zM13.5 4.5h6v3.5h-6z',
  calendar: 'M6 5.5h12a2 2 0 0 1 2 2V18a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V7.5a2 2 0 0 1 2-2zM8 3.5v4M16 3.5v4M4 10.5h16',
  till: 'M5 10h14l1.5 6.5V20h-17v-3.5zM8 10V6.5h8V10M10 4h4v2.5h-4zM8 13.5h.01M12 13.5h.01M16 13.5h.01M3.5 16.5h17',
  people:
    'M9 4.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 0 0 0-7zM3 20c0-3.5 2.5-5.5 6-5.5s6 2 6 5.5M15.5 4.8a3.5 3.5 0 0 1 0 6.4' +
    'M17.5 14.9c2.2.7 3.5 2.5 3.5 5.1',
  chart: 'M4 4v16h16M8 16.5v-4M12 16.5v-8M16 16.5v-6M19.5 16.5V6',
  chat:
    'M12 4c-4.7 0-8.5 3.4-8.5 7.7c0 2 .8 3.7 2.1 5L4.5 20.5l4.2-1.5c1 .3 2.1.5 3.3.5' +
    'c4.7 0 8.5-3.4 8.5-7.7S16.7 4 12 4zM8.5 12h.01M12 12h.01M15.5 12h.01',
  receipt: 'M6 3.5h12v17l-2-1.5l-2 1.5l-2-1.5l-2 1.5l-2-1.5l-2 1.5zM9 8.5h6M9 12h6M9 15.5h3',
  gift:
    'M4 8.5h16v4H4zM5.5 12.5V20h13v-7.5M12 8.5V20' +
    'M12 8.5C9 8.5 7.5 7.3 7.5 5.8S10 3 12 8.5c2-5.5 4.5-4.2 4.5-2.7S15 8.5 12 8.5z',
  back: 'M19 12H5.5M11.5 6l-6 6l6 6',
  forward: 'M5 12h13.5M12.5 6l6 6l-6 6',
  close: 'M6.5 6.5l11 11M17.5 6.5l-11 11',
  share: 'M12 15V4.5M8.5 7.5L12 4l3.5 3.5M7 11H5.5v9h13v-9H17',
  whatsapp:
    'M4 20l1.2-4A8.2 8.2 0 1 1 8.3 19z' +
    'M9 8.5c-.6.6-.8 1.6-.2 2.7c1 1.9 2.2 3.2 4.2 4c1.1.4 2 .2 2.6-.5l-.2-1.3l-1.7-.8' +
    'l-.9.8c-1-.4-1.9-1.3-2.4-2.4l.8-.9l-.8-1.7z',
  pin:
    'M12 21c-4.5-4.6-7-8-7-11.2a7 7 0 0 1 14 0C19 13 16.5 16.4 12 21z' +
    'M12 7.3a2.7 2.7 0 1 0 0 5.4a2.7 2.7 0 0 0 0-5.4z',
  phone: 'M6.5 4h3l1.5 4l-2 1.7a11 11 0 0 0 5.3 5.3l1.7-2l4 1.5v3a2 2 0 0 1-2.2 2A16 16 0 0 1 4.5 6.2A2 2 0 0 1 6.5 4z',
  sunrise:
    'M3 19h18M6.5 15.5a5.5 5.5 0 0 1 11 0M12 3.5v4M9.5 6L12 3.5L14.5 6M4.5 10.5l1.5 1M19.5 10.5l-1.5 1' +
    'M2.5 15.5h1.5M20 15.5h1.5',
  sun:
    'M12 8a4 4 0 1 0 0 8a4 4 0 0 0 0-8zM12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.6 5.6l1.1 1.1M17.3 17.3l1.1 1.1' +
    'M5.6 18.4l1.1-1.1M17.3 6.7l1.1-1.1',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z',
  info: 'M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 0 0 0-17zM12 11v5.5M12 7.8h.01',
  copy: 'M9 9h10v11H9zM5 15V4h10',
  arrow: 'M12 3.5l6.5 16.5L12 16.5L5.5 20z',
  'calendar-plus':
    'M20 12V7.5a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2V18a2 2 0 0 0 2 2h7M8 3.5v4M16 3.5v4M4 10.5h16M18 15.5v6M15 18.5h6',
  'calendar-clock':
    'M20 11V7.5a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2V18a2 2 0 0 0 2 2h5.5M8 3.5v4M16 3.5v4M4 10.5h16' +
    'M17.5 14a4 4 0 1 0 0 8a4 4 0 0 0 0-8zM17.5 16v2l1.3.8',
  'calendar-off':
    'M20 12V7.5a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2V18a2 2 0 0 0 2 2h7M8 3.5v4M16 3.5v4M4 10.5h16M16 16l5 5M21 16l-5 5',
  instagram:
    'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5z' +
    'M12 8.3a3.7 3.7 0 1 0 0 7.4a3.7 3.7 0 0 0 0-7.4zM16.8 7.2h.01',
  snapchat:
    'M12 3.5c3 0 4.7 2.2 4.7 5v2.2l1.8-.5c.3 1-1.3 1.4-1.5 2.2c.6 2 2 3.2 3.7 3.6' +
    'c-.3 1.2-2 1.3-2.6 1.6l-.5 1.2c-1-.2-2-.2-2.9.4s-1.6 1.3-2.7 1.3s-1.8-.7-2.7-1.3s-1.9-.6-2.9-.4' +
    'l-.5-1.2c-.6-.3-2.3-.4-2.6-1.6c1.7-.4 3.1-1.6 3.7-3.6c-.2-.8-1.8-1.2-1.5-2.2l1.8.5V8.5c0-2.8 1.7-5 4.7-5z',
  facebook:
    'M14 20.5V13h2.7l.5-3H14V8.2c0-1 .4-1.7 1.8-1.7h1.5V3.8c-.4-.1-1.3-.2-2.2-.2c-2.4 0-4 1.4-4 4.1V10H8.3v3H11v7.5z',
  tiktok: 'M14 3.5v11.3a3.3 3.3 0 1 1-3.3-3.3M14 3.5c.3 2.7 2 4.5 4.7 4.7',
  star: 'M12 3.8l2.5 5.2l5.7.8l-4.1 4l1 5.7l-5.1-2.7l-5.1 2.7l1-5.7l-4.1-4l5.7-.8z',
  pencil: 'M4.5 19.5l1-4L15.8 5.2l3 3L8.5 18.5zM13.5 7.5l3 3',
  bag: 'M5.5 8.5h13l1 12h-15zM8.5 8.5V7a3.5 3.5 0 0 1 7 0v1.5',
} satisfies Record<string, string>;

export type IconName = keyof typeof shapes;

/** Icons that mean a direction turn with the page. */
const MIRRORED: ReadonlySet<IconName> = new Set(['previous', 'next', 'chart', 'back', 'forward']);

export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  const mirrored = MIRRORED.has(name) ? ' mirrored' : '';
  return (
    <svg
      className={`icon${mirrored}`}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={shapes[name]} />
    </svg>
  );
}
