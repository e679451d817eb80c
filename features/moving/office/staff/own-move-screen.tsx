import { Alert } from '@/components/ui/alert';
import { LinkButton } from '@/components/ui/button';
import { MissingEntry } from '@/components/ui/page/missing-entry';
import { ScreenHeader } from '@/components/ui/page/screen-header';
import type { ScreenProps } from '@/lib/areas/schema';
import { can } from '@/lib/auth/access';
import type { Viewer } from '@/lib/auth/viewer';
import { readId } from '@/lib/list/list';
import { officeMoveMessages as words } from '../office.messages';
import { findOfficeChoices, findOwnRun, listOwnFeeds, listOwnRuns } from '../office.queries';
import { buildRunHref } from '../office.rules';
import { FeedForm } from './feed-form';
import { FileForm } from './file-form';
import { OwnFeeds } from './own-feeds';
import { OwnRunView } from './own-run';
import { OwnRuns } from './own-runs';

/** An office's moves from its own older sites: forms, followed feeds and runs, or one run by `?run=<id>`. */
export async function OwnMoveScreen({ params, path, viewer }: ScreenProps) {
  if (!can(viewer, 'news.import')) return <MissingEntry title={words['officeMove.missing']} />;
  const run = readId(params.run);
  if (run !== undefined) return <RunScreen id={run} path={path} viewer={viewer} />;
  const [choices, feeds, runs] = await Promise.all([
    findOfficeChoices(viewer),
    listOwnFeeds(viewer),
    listOwnRuns(viewer),
  ]);
  return (
    <>
      <ScreenHeader title={words['officeMove.title']} lead={words['officeMove.lead']} />
      <div className="grid grid-cols-1 gap-10">
        {choices ? (
          <div className="grid grid-cols-1 gap-6 xl:grid-cols-2">
            <FeedForm {...choices} />
            <FileForm {...choices} path={path} />
          </div>
        ) : (
          <Alert kind="warn">{words['officeMove.notOpen']}</Alert>
        )}
        <OwnFeeds feeds={feeds} />
        <OwnRuns runs={runs} hrefOf={({ id }) => buildRunHref(path, id)} />
      </div>
    </>
  );
}

async function RunScreen({ id, path, viewer }: { id: number; path: string; viewer: Viewer }) {
  const run = await findOwnRun(viewer, id);
  if (!run) return <MissingEntry title={words['officeMove.missing']} />;
  return (
    <>
      <ScreenHeader title={run.name} lead={run.address === run.name ? undefined : run.address}>
        <LinkButton href={path}>{words['officeMove.back']}</LinkButton>
      </ScreenHeader>
      <OwnRunView run={run} at={buildRunHref(path, id)} viewer={viewer} />
    </>
  );
}
