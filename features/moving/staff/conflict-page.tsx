import type { ReactNode } from 'react';
import { Alert } from '@/components/ui/alert';
import { LinkButton } from '@/components/ui/button';
import { ActionForm } from '@/components/ui/form/action-form';
import { SubmitButton } from '@/components/ui/form/submit-button';
import { MissingEntry } from '@/components/ui/page/missing-entry';
import { ScreenHeader } from '@/components/ui/page/screen-header';
import { CompareView } from '@/features/newsroom/item/staff/compare-view';
import { findRevisionNames } from '@/features/newsroom/revisions/revisions.queries';
import { type Conflict, findConflict } from '../conflicts/conflict.queries';
import { moveScreenMessages as words } from '../move-screen.messages';
import { toRunHref } from '../move-screen.rules';
import { decideConflictAction } from '../moving.actions';
import { movingMessages } from '../moving.messages';

/** A conflict: both sides side by side, field by field, and the decision. */
export async function ConflictPage({ run, oldId, path }: { run: number; oldId: string; path: string }) {
  const back = toRunHref(path, run, 'conflict');
  const conflict = await findConflict(run, oldId);
  if (!conflict)
    return (
      <MissingEntry
        title={words['moveScreen.missingConflict']}
        back={{ href: back, label: words['moveScreen.backToRun'] }}
      />
    );
  const { item, reason, isDry } = conflict;
  const decide = (decision: 'here' | 'there'): ReactNode => (
    <ActionForm action={decideConflictAction} fields={{ runId: run, oldId, decision }}>
      <SubmitButton look="outline">
        {words[decision === 'here' ? 'moveScreen.useHere' : 'moveScreen.useThere']}
      </SubmitButton>
    </ActionForm>
  );
  return (
    <>
      <ScreenHeader title={words['moveScreen.conflictTitle']} lead={item.topic}>
        <LinkButton href={back}>{words['moveScreen.backToRun']}</LinkButton>
      </ScreenHeader>
      <div className="grid grid-cols-1 gap-6">
        <Alert kind="warn">{reason}</Alert>
        <Note conflict={conflict} />
        {!isDry && (
          <div className="flex flex-wrap gap-3">
            {decide('here')}
            {decide('there')}
          </div>
        )}
        <Sides conflict={conflict} />
      </div>
    </>
  );
}

function Note({ conflict: { here, reason } }: { conflict: Conflict }) {
  const isTaken = reason === movingMessages['moving.reason.idTaken'];
  const key = isTaken
    ? 'moveScreen.idTaken'
    : here === undefined
      ? 'moveScreen.hereGone'
      : here.isDeleted
        ? 'moveScreen.hereDeleted'
        : 'moveScreen.noPictures';
  return <p className="max-w-read text-ink-2 text-sm">{words[key]}</p>;
}

async function Sides({ conflict: { here, there } }: { conflict: Conflict }) {
  if (!here || !there) return null;
  const names = await findRevisionNames([here.content, there]);
  const before = { content: here.content, title: words['moveScreen.here'] };
  const after = { content: there, title: words['moveScreen.there'] };
  return (
    <section>
      <h2 className="mb-3 text-lg">{words['moveScreen.compare']}</h2>
      <CompareView before={before} after={after} names={names} current="" />
    </section>
  );
}
