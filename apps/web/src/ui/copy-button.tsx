import { ActionIcon, Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { toast } from './toast';

/** Copies and says so in the client's words. Without `label` it is a small icon beside the value. */
export function CopyButton({ value, label }: { value: string; label?: string }) {
  const { t } = useTranslation('ui');
  const clipboard = useClipboard();
  const copy = () => {
    clipboard.copy(value);
    toast('copied');
  };
  const icon = clipboard.copied ? <IconCheck size={18} stroke={1.75} /> : <IconCopy size={18} stroke={1.75} />;
  if (label)
    return (
      <Button variant="default" leftSection={icon} onClick={copy}>
        {label}
      </Button>
    );
  return (
    <ActionIcon variant="subtle" color="gray" size={30} onClick={copy} aria-label={t('copy')}>
      {icon}
    </ActionIcon>
  );
}
