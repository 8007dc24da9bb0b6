import { z } from 'zod';
import { endpoint } from '../kernel/contract';

/** The six steps with their share of the whole, in order. */
export const WIZARD_WEIGHTS = {
  'general-informations': 20,
  vat: 10,
  'business-hours': 15,
  employees: 20,
  'invoice-setting': 15,
  'activate-services': 20,
} as const;
export type WizardStep = keyof typeof WIZARD_WEIGHTS;
export const WIZARD_STEPS = Object.keys(WIZARD_WEIGHTS) as [WizardStep, ...WizardStep[]];

export const wizardPercent = (finished: readonly string[]): number =>
  WIZARD_STEPS.filter((step) => finished.includes(step)).reduce((sum, step) => sum + WIZARD_WEIGHTS[step], 0);

export const wizardContract = {
  update_progress: endpoint({
    areas: ['merchant'],
    method: 'POST',
    path: 'wizard/update_progress',
    access: 'settings.wizard',
    summary: 'Mark a step of the setup wizard as finished',
    input: z.object({ step: z.enum(WIZARD_STEPS) }),
    output: z.object({ wizard_progress: z.array(z.string()) }),
    errors: [],
  }),
};
