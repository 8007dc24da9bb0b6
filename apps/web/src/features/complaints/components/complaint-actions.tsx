import { Button, Group, Menu, Modal, Stack, Textarea } from '@mantine/core';
import { complaintStates } from '@rawnaq/domain/complaints/complaint.states';
import { complaintsContract, NOTE_LENGTH, type ComplaintRecord } from '@rawnaq/domain/complaints/complaints.contract';
import { IconUserShare } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead, useWrite } from '../../../lib/query';
import { toast } from '../../../ui/toast';

const { received, answered, closed } = complaintStates.codes;

/** Who looks after it, and its end. */
export function ComplaintActions({ complaint: { id, status } }: { complaint: ComplaintRecord }) {
  const { t } = useTranslation('complaints');
  const people = useRead(complaintsContract.people, {}, { ownFailure: true }).data?.records ?? [];
  const [isClosing, setClosing] = useState(false);
  const saved = { onSuccess: () => toast('saved') };
  const assign = useWrite(complaintsContract.assign, saved);
  const reopen = useWrite(complaintsContract.reopen, saved);
  if (status === closed)
    return (
      <Button variant="default" loading={reopen.isPending} onClick={() => reopen.mutate({ id })}>
        {t('reopen')}
      </Button>
    );
  return (
    <>
      <Menu position="bottom-end" width={220}>
        <Menu.Target>
          <Button variant="default" leftSection={<IconUserShare size={18} stroke={1.75} aria-hidden />}>
            {t('assign')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {people.map((person) => (
            <Menu.Item key={person.id} onClick={() => assign.mutate({ id, user_id: person.id })}>
              <bdi>{person.name}</bdi>
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <Button variant="default" onClick={() => setClosing(true)}>
        {status === answered ? t('close') : t('closeWithout')}
      </Button>
      {status === received && (
        <Button loading={assign.isPending} onClick={() => assign.mutate({ id })}>
          {t('take')}
        </Button>
      )}
      {isClosing && <CloseDialog id={id} onClose={() => setClosing(false)} />}
    </>
  );
}

function CloseDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation('complaints');
  const [note, setNote] = useState('');
  const close = useWrite(complaintsContract.close, {
    onSuccess: () => {
      toast('saved');
      onClose();
    },
  });
  return (
    <Modal opened onClose={onClose} title={t('closeTitle')}>
      <Stack>
        <Textarea
          label={t('closeNote')}
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
          maxLength={NOTE_LENGTH}
          rows={3}
          data-autofocus
        />
        <Group justify="flex-end">
          <Button loading={close.isPending} onClick={() => close.mutate({ id, note })}>
            {t('close')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
