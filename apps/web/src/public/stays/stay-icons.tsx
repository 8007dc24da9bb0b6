/** Line icons of places to stay, on the same grid as the website's. */
const shapes = {
  chalet: 'M3.5 20L12 4.5l8.5 15.5zM9 20v-5h6v5M2.5 20h19',
  farm:
    'M12 20c0-6-3-9-7.5-9.5c0 5.5 3 9.5 7.5 9.5zM12 20c0-6 3-9 7.5-9.5c0 5.5-3 9.5-7.5 9.5z' +
    'M12 14c-2.5-3-2.5-7 0-10c2.5 3 2.5 7 0 10z',
  mobile_house:
    'M3.5 7.5a2 2 0 0 1 2-2h9c3 0 5 3.5 6 7v4h-2.5M14 16.5H10M6 16.5H3.5v-9M6.5 9h4v3.5h-4zM14 9h3.5' +
    'M8 14.5a2 2 0 1 0 0 4a2 2 0 0 0 0-4zM16 14.5a2 2 0 1 0 0 4a2 2 0 0 0 0-4z',
  mobile_boat: 'M4 15h16l-2 4.5H6zM12 15V4l6 8h-6M12 6L7 12h5M2.5 21.5c2-1 4-1 6 0s4 1 6 0s4-1 6 0',
  bed: 'M3.5 19V6M3.5 16h17v3M20.5 16v-3a3 3 0 0 0-3-3H10v6M6.8 9.5a1.8 1.8 0 1 0 0 3.6a1.8 1.8 0 0 0 0-3.6z',
  bath: 'M3.5 12.5h17v1.5a5 5 0 0 1-5 5h-7a5 5 0 0 1-5-5zM6.5 12.5V6a2 2 0 0 1 4 0M7 19l-1 2M17 19l1 2M9 6h3',
  heart: 'M12 20C5.5 15.8 3 12.5 3 9a4.7 4.7 0 0 1 9-2a4.7 4.7 0 0 1 9 2c0 3.5-2.5 6.8-9 11z',
  filter: 'M4 7h10M18 7h2M4 17h2M10 17h10M16 4.5v5M8 14.5v5',
  map: 'M3.5 6.5l5.5-2l6 2l5.5-2v13l-5.5 2l-6-2l-5.5 2zM9 4.5v13M15 6.5v13',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 0 0 0-13zM15.5 15.5L20.5 20.5',
  outside: 'M13 5h6v6M19 5l-8 8M17 14v5H5V7h5',
} satisfies Record<string, string>;
export type StayIconName = keyof typeof shapes;

export const StayIcon = ({ name, size = 20 }: { name: StayIconName; size?: number }) => (
  <svg
    className="icon"
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
