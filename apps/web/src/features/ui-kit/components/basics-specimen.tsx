import { Accordion, ActionIcon, Button } from '@mantine/core';
import { IconDots, IconTrash, IconUpload, IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { requiredText } from '@rawnaq/domain/kernel/input/fields';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import { Avatar } from '../../../ui/marks/avatar';
import { Card } from '../../../ui/card';
import { CodeCell, DateTimeCell, PhoneCell, TimeCell } from '../../../ui/cells';
import { confirm } from '../../../ui/confirm';
import { CopyButton } from '../../../ui/copy-button';
import { TextField } from '../../../ui/fields/text-fields';
import { FormDrawer } from '../../../ui/form/form-drawer';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { Wordmark } from '../../../ui/marks/mark';
import { Money } from '../../../ui/money';
import { StateText, StatusBadge } from '../../../ui/marks/status-badge';
import { toast } from '../../../ui/toast';
import styles from './ui-kit.module.css';

export function BasicsSpecimen() {
  const { t } = useTranslation('ui-kit');
  const plus = <IconUserPlus size={18} stroke={1.75} />;
  return (
    <>
      <Card title={t('buttons')} end={<Wordmark />}>
        <div className={styles.line}>
          <Button leftSection={plus}>{t('primary')}</Button>
          <Button variant="default" leftSection={<IconUpload size={18} stroke={1.75} />}>
            {t('other')}
          </Button>
          <Button variant="default" data-danger leftSection={<IconTrash size={18} stroke={1.75} />}>
            {t('danger')}
          </Button>
          <Button color="red">{t('danger')}</Button>
          <Button size="xs" variant="default">
            {t('small')}
          </Button>
          <ActionIcon variant="default" size={36} aria-label={t('icon')}>
            <IconDots size={18} />
          </ActionIcon>
        </div>
      </Card>
      <Card title={t('badges')}>
        <div className={styles.line}>
          <StatusBadge>{t('neutral')}</StatusBadge>
          <StatusBadge tone="info">{t('info')}</StatusBadge>
          <StateText state={recordStates.rows.active} />
          <StatusBadge tone="warning">{t('warning')}</StatusBadge>
          <StatusBadge tone="danger">{t('dangerTone')}</StatusBadge>
          <StatusBadge tone="accent">{t('accent')}</StatusBadge>
          <Avatar name="Fatima Al Mansoori" />
          <Avatar name="عائشة الكتبي" size="m" />
          <Avatar name="Lamsa Salon" size="l" shape="square" />
        </div>
      </Card>
      <Card title={t('money')}>
        <div className={styles.line}>
          <Money minor={846_000} />
          <Money minor={-18_000} signed />
          <Money minor={35_000} signed bare />
          <Money minor={12_345} currency="KWD" />
          <TimeCell value="14:30:00" />
          <DateTimeCell value="2026-11-15T06:24:00Z" />
          <PhoneCell value="+971504821937" />
          <CodeCell value="INV-10482" />
        </div>
      </Card>
      <DialogsCard />
      <Card title={t('accordion')}>
        <Accordion>
          <Accordion.Item value="1">
            <Accordion.Control>{t('question')}</Accordion.Control>
            <Accordion.Panel>{t('answer')}</Accordion.Panel>
          </Accordion.Item>
        </Accordion>
      </Card>
    </>
  );
}

const drawerSchema = z.object({ name: requiredText() });

function DialogsCard() {
  const { t } = useTranslation('ui-kit');
  const [opened, setOpened] = useState(false);
  const form = useZodForm(drawerSchema, { name: '' });
  return (
    <Card title={t('dialogs')}>
      <div className={styles.line}>
        <Button
          variant="default"
          onClick={() =>
            void confirm({ title: t('askDelete'), text: t('askDeleteText'), action: t('danger'), danger: true })
          }
        >
          {t('ask')}
        </Button>
        <Button variant="default" onClick={() => toast('saved')}>
          {t('sayDone')}
        </Button>
        <Button variant="default" onClick={() => setOpened(true)}>
          {t('openDrawer')}
        </Button>
        <CopyButton value="https://rawnaq.example/glow" label={t('copyLink')} />
      </div>
      <FormDrawer
        opened={opened}
        onClose={() => setOpened(false)}
        title={t('newCustomer')}
        form={form}
        onSubmit={() => toast('saved')}
      >
        <TextField name="name" label={t('name')} required />
      </FormDrawer>
    </Card>
  );
}
