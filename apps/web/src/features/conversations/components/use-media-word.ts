import { useTranslation } from 'react-i18next';

const KINDS = ['image', 'audio', 'video', 'document', 'sticker'] as const;

/** What stands for a message that has no words. */
export function useMediaWord(): (type: string) => string {
  const { t } = useTranslation('conversations');
  return (type) => t(`media.${KINDS.find((kind) => kind === type) ?? 'other'}`);
}
