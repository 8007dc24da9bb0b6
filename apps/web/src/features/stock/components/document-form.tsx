import { Button } from '@mantine/core';
import { pathTo, type AddressName } from '@rawnaq/domain/kernel/addresses';
import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { IconBottle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { usePermission } from '../../../lib/session';
import { PageHead } from '../../../ui/page-head';
import { Awaiting } from '../../../ui/states/loaded';
import { EmptyState } from '../../../ui/states/states';
import { useShelves } from '../api';

type Shelves = NonNullable<ReturnType<typeof useShelves>['data']>;
type Props = {
  word: keyof typeof pageWords;
  actions?: ReactNode;
  note?: ReactNode;
  offPaper?: boolean;
  children: (shelves: Shelves) => ReactNode;
};

/** The page of a stock document: nothing can be gathered before the shelves are known. */
export function DocumentPage({ word, actions, note, offPaper = false, children }: Props) {
  const { t } = useTranslation('stock');
  const language = useLanguage();
  const shelves = useShelves();
  const mayView = usePermission('products.view');
  return (
    <>
      <PageHead
        title={pageWords[word][language]}
        note={note}
        actions={actions ?? <OperationsLink />}
        offPaper={offPaper}
      />
      {!shelves.data ? (
        <Awaiting query={shelves} />
      ) : shelves.data.products.length === 0 ? (
        <EmptyState
          icon={IconBottle}
          title={t('noProducts')}
          text={t('noProductsText')}
          actions={mayView && <LinkTo address="merchant-products-active-products">{t('toProducts')}</LinkTo>}
        />
      ) : (
        children(shelves.data)
      )}
    </>
  );
}

/** What was entered before stands there. */
function OperationsLink() {
  const language = useLanguage();
  const maySee = usePermission('products.stock-operations');
  return (
    maySee && <LinkTo address="merchant-products-stock-operations">{pageWords['stock-operations'][language]}</LinkTo>
  );
}

function LinkTo({ address, children }: { address: AddressName & `merchant-products-${string}`; children: ReactNode }) {
  const language = useLanguage();
  return (
    <Button component={Link} to={pathTo(address, language)} variant="default">
      {children}
    </Button>
  );
}
