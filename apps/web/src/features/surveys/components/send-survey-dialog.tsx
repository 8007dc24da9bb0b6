import { Button, Group, Modal, Select, Stack, Switch, Text } from '@mantine/core';
import { surveysContract } from '@rawnaq/domain/surveys/surveys.contract';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { useRead, useWrite } from '../../../lib/query';
import { CopyButton } from '../../../ui/copy-button';

type About = { customer_id: number } | { appointment_id: number } | { invoice_id: number };

type Props = { about: About; onClose: () => void };

/** Asks one customer by hand: about a visit, an invoice, or in general. Its texts come when it is opened. */
export const SendSurveyDialog = (props: Props) => (
  <Suspense fallback={null}>
    <Dialog {...props} />
  </Suspense>
);

function Dialog({ about, onClose }: Props) {
  const { t } = useTranslation('surveys');
  const language = useLanguage();
  const offered = useRead(surveysContract.offered, {}).data?.records;
  const send = useWrite(surveysContract.send);
  const [chosen, setChosen] = useState<string | null>(null);
  const [again, setAgain] = useState(false);
  const survey = chosen ?? (offered?.[0] ? String(offered[0].id) : null);
  return (
    <Modal opened onClose={onClose} title={t('send.title')}>
      {send.data ? (
        <Stack>
          <Text>
            {t('send.sent')} <bdi dir="ltr">{send.data.sent_to}</bdi>
          </Text>
          <CopyButton value={send.data.link} label={t('send.copy')} />
        </Stack>
      ) : (
        <Stack>
          {offered?.length === 0 ? (
            <Text c="dimmed">{t('send.none')}</Text>
          ) : (
            <Select
              label={t('send.survey')}
              value={survey}
              onChange={setChosen}
              allowDeselect={false}
              data={(offered ?? []).map(({ id, english_name, arabic_name }) => ({
                value: String(id),
                label: language === 'ar' ? arabic_name : english_name,
              }))}
            />
          )}
          <Switch
            label={t('send.again')}
            checked={again}
            onChange={({ currentTarget: { checked } }) => setAgain(checked)}
          />
          <Group justify="flex-end">
            <Button
              disabled={survey === null}
              loading={send.isPending}
              onClick={() => send.mutate({ survey_id: Number(survey), again, ...about })}
            >
              {t('send.action')}
            </Button>
          </Group>
        </Stack>
      )}
    </Modal>
  );
}
