import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { creditNotesContract } from '@rawnaq/domain/credit-notes/credit-notes.contract';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { useRead } from '../../../lib/query';
import { useFormat } from '../../../lib/use-format';
import { Card } from '../../../ui/card';
import { takeFound } from '../../../ui/inputs/take-found';
import { PageHead } from '../../../ui/page-head';
import { RecordPage } from '../../../ui/record-page';
import { CreditNoteForm } from '../components/credit-note-form';

/** `?invoice=` says which; without it one is looked for. */
export function CreditNotePage() {
  const [params] = useSearchParams();
  const id = params.get('invoice');
  return id === null ? <PickInvoice /> : <OfInvoice key={id} id={Number(id)} />;
}

function OfInvoice({ id }: { id: number }) {
  const { t } = useTranslation('invoices');
  const language = useLanguage();
  const invoice = useRead(
    creditNotesContract.get_invoice,
    { invoice_id: id },
    { enabled: Number.isSafeInteger(id), ownFailure: true },
  );
  const list = { label: t('title'), to: pathTo('merchant-accounting-total-sales', language) };
  return (
    <RecordPage id={id} query={invoice} missing={{ title: t('notFoundTitle'), text: t('notFoundText') }} list={list}>
      {(found) => <CreditNoteForm invoice={found} />}
    </RecordPage>
  );
}

const TYPING_PAUSE_MS = 200;

function PickInvoice() {
  const { t } = useTranslation('invoices');
  const language = useLanguage();
  const format = useFormat();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [asked] = useDebouncedValue(text.trim(), TYPING_PAUSE_MS);
  const found = useRead(creditNotesContract.find_invoices, asked === '' ? {} : { search: asked }, {
    keepPrevious: true,
    ownFailure: true,
  });
  const records = found.data?.records ?? [];
  return (
    <>
      <PageHead
        title={pageWords['credit-note'][language]}
        crumbs={[
          { label: t('title'), to: pathTo('merchant-accounting-total-sales', language) },
          { label: pageWords['credit-note'][language] },
        ]}
      />
      <Card>
        <Select
          label={t('creditNote.pick')}
          description={t('creditNote.pickText')}
          placeholder={t('searchLabel')}
          searchable
          autoFocus
          {...takeFound(asked === text.trim() && !found.isFetching)}
          value={null}
          searchValue={text}
          onSearchChange={setText}
          leftSection={<IconSearch size={18} stroke={1.75} aria-hidden />}
          data={records.map((one) => ({
            value: String(one.id),
            label: [
              `\u2066${one.number_text}\u2069`,
              one.customer ?? t('walkIn'),
              format.day(one.issued_at, new Date()),
              format.money(one.payable),
            ].join(' · '),
          }))}
          filter={({ options }) => options}
          // Nothing is said of an answer that has not come: the list stays closed until then.
          {...(!found.isPending && { nothingFoundMessage: t('creditNote.none') })}
          onChange={(id) => id && void navigate(`?invoice=${id}`)}
        />
      </Card>
    </>
  );
}
