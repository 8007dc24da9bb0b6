import type { Localized } from '../kernel/localized';

/** As a page draws it. Whether it has a picture is enough: that has an address of its own. */
export type ShownBanner = { id: number; title: Localized; text: Localized; has_picture: boolean };
