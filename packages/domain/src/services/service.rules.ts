import type { Minor } from '../kernel/money';
import { validationMessage as say } from '../kernel/text/validation-texts';
import type { Checked } from '../kernel/input/validators';

export const JOB_TIME_STEP = 15;
export const JOB_TIME_MAX = 720;
/** The most a service or a package can cost, in minor units. */
export const PRICE_MAX = 100_000_000;

const price = { en: 'the price', ar: 'السعر' };
const jobTime = { en: 'the duration', ar: 'مدة الخدمة' };

export const checkOfferPrice = (offerPrice: Minor | undefined, fullPrice: Minor): Checked =>
  offerPrice === undefined || offerPrice < fullPrice ? undefined : say('less-than', { max: price });

/** The employee begins and ends the service, so some of the job time is hers. */
export const checkProcessingTime = (processing: number, whole: number): Checked =>
  processing < whole ? undefined : say('less-than', { max: jobTime });
