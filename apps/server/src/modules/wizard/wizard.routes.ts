import { WIZARD_STEPS, wizardContract } from '@rawnaq/domain/wizard/wizard.contract';
import type { UseCases } from '../../http/bind-contract';
import { finishStep } from '../settings';
import { audit } from '../audit';

const useCases: UseCases<typeof wizardContract> = {
  update_progress: async (ctx, input) => {
    const finished = await finishStep(ctx.tx, ctx.accountId, input.step);
    await audit(ctx, {
      action: 'wizard.finish-step',
      entity: 'accounts',
      entity_id: ctx.accountId,
      after: { step: input.step },
    });
    return { wizard_progress: WIZARD_STEPS.filter((step) => finished.includes(step)) };
  },
};

export const wizardRoutes = { contract: wizardContract, useCases };
