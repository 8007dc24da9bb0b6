import type { Language } from '@rawnaq/domain/kernel/localized';
import { directionOf } from '@rawnaq/domain/kernel/localized';
import type { ContractDocument } from '@rawnaq/domain/platform-contracts/contract-document';
import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { Card } from '../../../ui/card';
import styles from './contracts.module.css';

/** Every word as it is read, in one language at a time. */
export function DocumentView({ document, title }: { document: ContractDocument; title: string }) {
  const { t } = useTranslation('platform-contracts');
  const own = useLanguage();
  const [language, setLanguage] = useState<Language>(own);
  return (
    <Card
      title={title}
      end={
        <SegmentedControl
          size="xs"
          value={language}
          onChange={(value) => setLanguage(value === 'en' ? 'en' : 'ar')}
          aria-label={title}
          data={[
            { value: 'ar', label: t('form.arabic') },
            { value: 'en', label: t('form.english') },
          ]}
        />
      }
    >
      <article className={styles.document} lang={language} dir={directionOf(language)} tabIndex={0}>
        <h3>{document.title[language]}</h3>
        <p className={styles.number}>
          <bdi dir="ltr">{document.number}</bdi>
        </p>
        <dl>
          {document.facts.map(({ label, value }) => (
            <div key={label.en}>
              <dt>{label[language]}</dt>
              <dd>
                <bdi>{value[language]}</bdi>
              </dd>
            </div>
          ))}
        </dl>
        <ol>
          {document.clauses.map(({ title: heading, body }, place) => (
            <li key={place}>
              <h4>{`${place + 1}. ${heading[language]}`}</h4>
              <p>{body[language]}</p>
            </li>
          ))}
        </ol>
      </article>
    </Card>
  );
}
