import { dialogTexts } from '@rawnaq/domain/kernel/text/dialog-texts';
import i18next from 'i18next';
import type { Language } from '@rawnaq/domain/kernel/localized';
import { toastSuccess } from '../lib/toast';

type Success = Exclude<keyof typeof dialogTexts, 'offline'>;

/** The client's own words after something went well: `toast('saved')`. */
export const toast = (success: Success): void => toastSuccess(successText(success));

export const successText = (success: Success): string => dialogTexts[success][i18next.language as Language];
