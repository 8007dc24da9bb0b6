import { loyaltyContract } from '@rawnaq/domain/loyalty/loyalty.contract';
import { worthOf } from '@rawnaq/domain/loyalty/points.rules';
import type { OutputOf } from '@rawnaq/domain/kernel/contract';
import { sayCode } from '@rawnaq/domain/kernel/text/one-time-code';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../lib/query';
import { toastSuccess } from '../../../lib/toast';
import { useFormat } from '../../../lib/use-format';
import { NumberField } from '../../../ui/fields/number-fields';
import { FormDrawer } from '../../../ui/form/form-drawer';
import { useZodForm } from '../../../ui/form/use-zod-form';

type Standing = OutputOf<(typeof loyaltyContract)['get_standing']>;

export function TurnPointsDrawer({
  customerId,
  standing,
  onClose,
}: {
  customerId: number;
  standing: Standing;
  onClose: () => void;
}) {
  const { t } = useTranslation('loyalty');
  const format = useFormat();
  const turn = useWrite(loyaltyContract.turn, {
    onSuccess: ({ code, value }) =>
      toastSuccess(t('turned', { value: format.money(value), code: `\u2066${sayCode(code)}\u2069` })),
  });
  const form = useZodForm(loyaltyContract.turn.input, { customer_id: customerId, points: standing.points });
  const points = Number(form.watch('points') ?? 0);
  return (
    <FormDrawer opened onClose={onClose} title={t('turn')} form={form} onSubmit={(values) => turn.mutateAsync(values)}>
      <NumberField
        name="points"
        label={t('points')}
        description={t('becomes', { value: format.money(worthOf(standing, points)) })}
        required
      />
    </FormDrawer>
  );
}
