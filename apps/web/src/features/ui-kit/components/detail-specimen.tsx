import { Button } from '@mantine/core';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import {
  IconBrandWhatsapp,
  IconCalendarPlus,
  IconCheck,
  IconPhone,
  IconUserX,
  IconCalendar,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../ui/marks/avatar';
import { Card } from '../../../ui/card';
import { PhoneCell } from '../../../ui/cells';
import { DetailHeader } from '../../../ui/detail/detail-header';
import { Facts } from '../../../ui/detail/facts';
import { HistoryList } from '../../../ui/detail/history-list';
import { KeyFigures } from '../../../ui/key-figures';
import { Money } from '../../../ui/money';
import { CardRow } from '../../../ui/report-page/report-page';
import { StateText } from '../../../ui/marks/status-badge';

export function DetailSpecimen() {
  const { t } = useTranslation('ui-kit');
  const mobile = <PhoneCell value="+971504821937" />;
  return (
    <>
      <DetailHeader
        title={t('customer')}
        otherName={t('customerOther')}
        avatar={<Avatar name={t('customer')} size="l" />}
        badge={<StateText state={recordStates.rows.active} />}
        facts={[
          { icon: IconPhone, text: <PhoneCell value="+971504821937" /> },
          { icon: IconCalendar, text: t('since') },
        ]}
        actions={
          <>
            <Button variant="default" leftSection={<IconBrandWhatsapp size={18} stroke={1.75} />}>
              {t('whatsapp')}
            </Button>
            <Button leftSection={<IconCalendarPlus size={18} stroke={1.75} />}>{t('info')}</Button>
          </>
        }
      />
      <KeyFigures
        figures={[
          { label: t('balance'), value: <Money minor={35_000} signed /> },
          { label: t('spent'), value: <Money minor={984_000} /> },
          { label: t('visits'), value: 27, note: t('visitsNote') },
          { label: t('attendance'), value: '96%' },
        ]}
      />
      <CardRow>
        <Card title={t('history')}>
          <HistoryList
            groups={[
              {
                label: t('month'),
                events: [
                  {
                    id: '1',
                    icon: IconCheck,
                    tone: 'success',
                    title: t('visitTitle'),
                    text: t('visitText'),
                    end: <Money minor={42_000} />,
                  },
                  { id: '2', icon: IconUserX, tone: 'danger', title: t('missedTitle'), text: t('missedText') },
                ],
              },
            ]}
          />
        </Card>
        <Card title={t('overview')}>
          <Facts
            facts={[
              { label: t('mobile'), value: mobile },
              { label: t('type'), value: t('success') },
            ]}
          />
        </Card>
      </CardRow>
    </>
  );
}
