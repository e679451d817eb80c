import { Alert } from '@/components/ui/alert';
import { LinkButton } from '@/components/ui/button';
import { newsRevisionsMessages as words } from '../../revisions/revisions.messages';
import { CompareView } from './compare-view';
import type { ItemPage } from './item-page';

/** Comparison of two revisions, if the URL requests one. */
export function ComparisonSection({ page, href }: { page: ItemPage; href: string }) {
  const { comparison, asksComparison, names } = page;
  if (!asksComparison) return null;
  return (
    <section aria-labelledby="comparison" className="mb-8 rounded-md border border-line bg-surface p-5">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id="comparison" className="text-lg">
          {words['newsRevisions.result']}
        </h2>
        <LinkButton href={href} size="sm">
          {words['newsRevisions.closeCompare']}
        </LinkButton>
      </div>
      {comparison ? (
        <CompareView {...comparison} names={names} current={words['newsRevisions.current']} />
      ) : (
        <Alert kind="warn">{words['newsRevisions.notThere']}</Alert>
      )}
    </section>
  );
}
