import { Button } from '@mantine/core';
import { loyaltyContract, loyaltyEntriesList } from '@rawnaq/domain/loyalty/loyalty.contract';
import { worthOf } from '@rawnaq/domain/loyalty/points.rules';
import { IconDiscount, IconGift } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../lib/query';
import { usePermission } from '../../../lib/session';
import { useFormat } from '../../../lib/use-format';
import { KeyFigures } from '../../../ui/key-figures';
import { RecordsOf } from '../../../ui/list-page/records-of';
import { Awaiting } from '../../../ui/states/loaded';
import { TurnPointsDrawer } from './turn-points-drawer';
import styles from './loyalty.module.css';

export function CustomerLoyalty({ customerId }: { customerId: number }) {
  const { t } = useTranslation('loyalty');
  const format = useFormat();
  const mayTurn = usePermission('billing.sell');
  const [isTurning, setTurning] = useState(false);
  const standing = useRead(loyaltyContract.get_standing, { customer_id: customerId }, { ownFailure: true });
  if (!standing.data) return <Awaiting query={standing} rows={4} />;
  const { points, least_points, ending_points, loyalty_active } = standing.data;
  return (
    <div className={styles.tab}>
      <KeyFigures
        figures={[
          { label: t('points'), value: format.number(points), highlight: true },
          { label: t('worth'), value: format.money(worthOf(standing.data, points)) },
          { label: t('ending'), value: format.number(ending_points) },
        ]}
      />
      {mayTurn && loyalty_active && (
        <div className={styles.turn}>
          <Button
            leftSection={<IconGift size={18} stroke={1.75} />}
            disabled={points < least_points}
            onClick={() => setTurning(true)}
          >
            {t('turn')}
          </Button>
          {points < least_points && <small>{t('least', { points: format.number(least_points) })}</small>}
        </div>
      )}
      <RecordsOf
        list={loyaltyEntriesList}
        of={{ customer_id: String(customerId) }}
        columns={['created_at', 'kind', 'document', 'expires_on', 'created_by', 'points']}
        empty={{ icon: IconDiscount, title: t('emptyTitle'), text: t('emptyText') }}
      />
      {isTurning && (
        <TurnPointsDrawer customerId={customerId} standing={standing.data} onClose={() => setTurning(false)} />
      )}
    </div>
  );
}
