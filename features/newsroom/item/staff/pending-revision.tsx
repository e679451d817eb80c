import type { ReactNode } from 'react';
import { Alert } from '@/components/ui/alert';
import { LinkButton } from '@/components/ui/button';
import { ActionForm } from '@/components/ui/form/action-form';
import { previewHref } from '../../previews/previews.schema';
import { newsRevisionsMessages as words } from '../../revisions/revisions.messages';
import { decideRevisionAction } from '../save.actions';
import { type ItemLocation, itemHref } from './item-page';
import { RefuseRevision } from './refuse-revision';
import { StepButton } from './step-button';
import { StepProblems } from './step-problems';

type Props = {
  item: { id: number; version: number };
  place: ItemLocation;
  /** The pending revision, if any. */
  revision?: { id: number; number: number };
  /** True if the viewer may approve or refuse it. */
  mayDecide: boolean;
  isOwn: boolean;
  /** Comparison of the public text with the revision. */
  children: ReactNode;
};

/**
 * Pending revision with its changes, and buttons to decide on it. The form outlives the revision, to show the outcome.
 */
export function PendingRevision({ item, place, revision, mayDecide, isOwn, children }: Props) {
  return (
    <ActionForm action={decideRevisionAction} showError={false} className="contents">
      {revision && (
        <section aria-labelledby="pending" className="mb-8 rounded-md border border-gold-500 bg-surface p-5">
          <h2 id="pending" className="mb-2 text-lg">
            {words['newsRevisions.pendingTitle']}
          </h2>
          <Alert>{words[isOwn ? 'newsRevisions.waitsOwn' : 'newsRevisions.waits']}</Alert>
          <div className="my-4">{children}</div>
          <input type="hidden" name="id" value={item.id} />
          <input type="hidden" name="version" value={item.version} />
          <input type="hidden" name="revisionId" value={revision.id} />
          <StepProblems href={itemHref(place)} own={['comment']} />
          <div className="mt-3 flex flex-wrap items-start gap-3">
            {mayDecide && (
              <StepButton name="approve" value="yes" look="primary">
                {words['newsRevisions.approve']}
              </StepButton>
            )}
            <LinkButton href={previewHref(item, 'pending')} target="_blank">
              {words['newsRevisions.preview']}
            </LinkButton>
            {isOwn && (
              <LinkButton href={itemHref(place, { edit: '1', revision: String(revision.number) })}>
                {words['newsRevisions.goOn']}
              </LinkButton>
            )}
            {mayDecide && <RefuseRevision />}
          </div>
        </section>
      )}
    </ActionForm>
  );
}
