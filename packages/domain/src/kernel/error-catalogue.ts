import { authErrors } from '../auth/auth.errors';
import { kernelErrors } from './kernel.errors';

/** Every error the product can answer with. A module adds its own list here, once. */
export const errorCatalogue = { ...kernelErrors, ...authErrors };

export type ErrorCode = keyof typeof errorCatalogue;
