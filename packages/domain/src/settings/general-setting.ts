import { z } from 'zod';
import { businessTypes } from '../accounts/account.states';
import { arabicText, codeOf, englishText } from '../kernel/input/fields';
import { validationMessage as say } from '../kernel/text/validation-texts';
import { pageWords } from '../kernel/page-words';
import { clocks } from './values/clock.states';
import { defineSetting } from './define-setting';
import {
  optionalArabic,
  optionalEmail,
  optionalEnglish,
  optionalLink,
  optionalTelephone,
  optionalText,
  pictureId,
} from './setting-fields';

/**
 * Who the salon is and where. Names and place stand on the account itself: sign-in, attendance and every page need
 * them.
 */
export const generalSetting = defineSetting({
  id: 'general',
  access: 'settings.general',
  title: pageWords['general-settings'],
  shape: {
    english_name: englishText(undefined, 100),
    arabic_name: arabicText(undefined, 100),
    business_type: codeOf(businessTypes),
    city: optionalText(80),
    latitude: z.number().min(-90).max(90).nullable().default(null),
    longitude: z.number().min(-180).max(180).nullable().default(null),
    logo_upload_id: pictureId(),
    english_address: optionalEnglish(200),
    arabic_address: optionalArabic(200),
    map_link: optionalLink(),
    telephone: optionalTelephone(),
    /** Offered where backups by e-mail are set up; they go to the address that was confirmed there. */
    backup_email: optionalEmail(),
    clock: codeOf(clocks).default(clocks.codes.twelve),
  },
  secrets: {},
  columns: ['english_name', 'arabic_name', 'business_type', 'city', 'latitude', 'longitude', 'clock'],
  defaults: () => ({
    english_name: '',
    arabic_name: '',
    business_type: businessTypes.codes.women_salon,
    city: '',
    latitude: null,
    longitude: null,
    logo_upload_id: null,
    english_address: '',
    arabic_address: '',
    map_link: '',
    telephone: '',
    backup_email: '',
    clock: clocks.codes.twelve,
  }),
  // Half a place is no place: attendance would measure from the middle of the ocean.
  check: ({ latitude, longitude }) => [
    { path: ['latitude'], message: latitude === null && longitude !== null ? say('required') : undefined },
    { path: ['longitude'], message: longitude === null && latitude !== null ? say('required') : undefined },
  ],
  pictures: (values) => [{ path: 'logo_upload_id', upload_id: values.logo_upload_id }],
  errors: ['UPLOAD_UNREADABLE', 'IMAGE_NOT_SQUARE'],
});
