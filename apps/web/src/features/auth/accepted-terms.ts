import { addMessage } from '@rawnaq/domain/kernel/input/fields';
import { validationMessage } from '@rawnaq/domain/kernel/text/validation-texts';
import { z } from 'zod';

/** The box says "I accept …", which would not read as a name in "… is required". */
const acceptance = { en: 'Acceptance of the terms', ar: 'الموافقة على الشروط' };

/** A box that begins empty and has to be ticked. */
export const acceptedTerms = () =>
  z
    .boolean()
    .superRefine((isAccepted, ctx) =>
      addMessage(ctx, isAccepted ? undefined : validationMessage('required'), [], acceptance),
    );
