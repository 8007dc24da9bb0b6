/** What the bench uses of its peer, which brings no types. */
declare module 'react-big-calendar' {
  import type { ComponentType } from 'react';
  type Props = {
    localizer: object;
    events: readonly object[];
    resources: readonly object[];
    resourceIdAccessor: string;
    resourceTitleAccessor: string;
    defaultView: string;
    view: string;
    views: readonly string[];
    date: Date;
    min: Date;
    max: Date;
    step: number;
    timeslots: number;
    onNavigate: () => void;
    onView: () => void;
    toolbar: boolean;
    style: object;
  };
  export const Calendar: ComponentType<Props>;
  export const dayjsLocalizer: (dayjs: object) => object;
}
