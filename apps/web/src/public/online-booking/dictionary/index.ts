import type { Language } from '@rawnaq/domain/kernel/localized';
import { ar } from './ar';
import { en, type OnlineDictionary } from './en';

export type { OnlineDictionary };

export const onlineDictionaries: Record<Language, OnlineDictionary> = { en, ar };
