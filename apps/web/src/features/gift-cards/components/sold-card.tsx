import { Button } from '@mantine/core';
import type { SoldGiftCard } from '@rawnaq/domain/gift-cards/gift-cards.contract';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { sayCode } from '@rawnaq/domain/kernel/text/one-time-code';
import { IconPlus, IconPrinter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { usePublicUrl } from '../../../lib/session';
import { CopyButton } from '../../../ui/copy-button';
import { CardFace, type Face } from './card-face';
import { SendButtons } from './send-buttons';
import type { People } from './sell-gift-card';
import styles from './gift-cards.module.css';

/** What happens next with a card: it is handed over, sent or printed. */
export function SoldCard({
  card,
  face,
  people,
  onNext,
}: {
  card: SoldGiftCard;
  face: Face;
  people: People;
  onNext: () => void;
}) {
  const { t } = useTranslation('gift-cards');
  const language = useLanguage();
  const path = pathTo('web-gift-card', language, { uniqueId: card.unique_id });
  const link = usePublicUrl() + path;
  return (
    <section className={styles.sold}>
      <div>
        <h2>{card.invoice ? t('soldTitle') : t('givenTitle')}</h2>
        {card.invoice && <p>{t('soldInvoice', { number: card.invoice.number_text })}</p>}
      </div>
      <CardFace {...face} />
      <div className={styles.actions}>
        <CopyButton value={sayCode(card.code)} label={t('copyCode')} />
        <CopyButton value={link} label={t('copyLink')} />
        <Button
          component="a"
          href={path}
          target="_blank"
          rel="noreferrer"
          variant="default"
          leftSection={<IconPrinter size={18} stroke={1.75} />}
        >
          {t('openCard')}
        </Button>
      </div>
      <SendButtons id={card.id} beneficiary={people.beneficiary?.name ?? null} buyer={people.buyer?.name ?? null} />
      <div>
        <Button leftSection={<IconPlus size={18} />} onClick={onNext}>
          {t('another')}
        </Button>
      </div>
    </section>
  );
}
