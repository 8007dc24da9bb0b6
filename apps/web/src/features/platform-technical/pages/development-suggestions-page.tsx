import type { OutputOf } from '@rawnaq/domain/kernel/contract';
import { suggestionsList } from '@rawnaq/domain/suggestions/suggestions.contract';
import { IconBulb, IconMessageReply } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePermission } from '../../../lib/session';
import { ListPage } from '../../../ui/list-page/list-page';
import { AnswerDrawer } from '../components/answer-drawer';

export type Suggestion = OutputOf<typeof suggestionsList.endpoints.get_records>['records'][number];

export function DevelopmentSuggestionsPage() {
  const { t } = useTranslation('platform-technical');
  const [open, setOpen] = useState<Suggestion>();
  const mayAnswer = usePermission('platform-technical.edit');

  return (
    <>
      <ListPage
        list={suggestionsList}
        searchLabel={t('suggestions.search')}
        empty={{ icon: IconBulb, title: t('suggestions.emptyTitle'), text: t('suggestions.emptyText') }}
        onOpen={mayAnswer ? setOpen : undefined}
        rowActions={(row) =>
          mayAnswer ? [{ label: t('suggestions.respond'), icon: IconMessageReply, onClick: () => setOpen(row) }] : []
        }
      />
      {open && (
        <AnswerDrawer key={`${open.account_id}-${open.id}`} suggestion={open} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
}
