import { reviewMessages as words } from '../../review/review.messages';
import { ReturnNote } from '../../review/staff/return-note';
import { QUOTABLE } from '../../review/staff/selected-words';
import { newsRevisionsMessages } from '../../revisions/revisions.messages';
import { listChangedParts } from '../../revisions/revisions.rules';
import { CompareView } from './compare-view';
import type { ItemPage } from './item-page';

/** A resubmitted item's last return, and the changes since. */
export function SinceReturn({ page: { item, returned, beforeReturn, names } }: { page: ItemPage }) {
  if (item.facts.status !== 'wait' || !returned) return null;
  const isSame = beforeReturn && listChangedParts(beforeReturn.content, item.content).length === 0;
  return (
    <section aria-labelledby="since" className="mb-8 rounded-md border border-line bg-surface p-5">
      <h2 id="since" className="mb-3 text-lg">
        {words['review.since.title']}
      </h2>
      <ReturnNote itemId={item.id} returned={returned} mayTick={false} within={QUOTABLE} />
      {isSame && <p className="mt-4 font-normal">{words['review.since.none']}</p>}
      {beforeReturn && !isSame && (
        <div className="mt-4">
          <CompareView
            before={beforeReturn}
            after={{ content: item.content }}
            names={names}
            current={newsRevisionsMessages['newsRevisions.current']}
          />
        </div>
      )}
    </section>
  );
}
