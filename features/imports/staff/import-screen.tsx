import { LinkButton } from '@/components/ui/button';
import { MissingEntry } from '@/components/ui/page/missing-entry';
import { ScreenHeader } from '@/components/ui/page/screen-header';
import { buildListHref, buildPeopleList } from '@/features/people/list/list.rules';
import type { ImportStep } from '@/features/people/list/list.schema';
import { FirstPasswordsPanel } from '@/features/people/staff/first-passwords-panel';
import { SlipJobView } from '@/features/people/staff/slip-job-view';
import type { AreaRow, ScreenProps } from '@/lib/areas/schema';
import { can } from '@/lib/auth/access';
import type { Viewer } from '@/lib/auth/viewer';
import { readId } from '@/lib/list/list';
import { findImportFunnel } from '../funnel.queries';
import { importsMessages as words } from '../imports.messages';
import { findImportJob, listImportJobs, listImportRows } from '../imports.queries';
import {
  findImportKind,
  formatProblem,
  type ImportChoice,
  importHref,
  importRights,
  readImportChoice,
} from '../imports.rules';
import type { ImportKind } from '../imports.schema';
import { ImportFunnelTable } from './import-funnel';
import { ImportIntro } from './import-intro';
import { ImportJobView } from './import-job';
import { ImportJobs } from './import-jobs';

/** Import page of a list: the form and the previous jobs, or one job by `?job=<id>`. */
export async function ImportScreen({ row, params, path, viewer }: ScreenProps) {
  const kind = findImportKind(row.imports, row.scope);
  if (!kind || !can(viewer, 'accounts.import') || !can(viewer, importRights[kind])) return <Missing />;
  const choice = readImportChoice(params);
  const slips = readId(params.slips);
  if (slips !== undefined) {
    const back = importHref(path, { job: choice.job });
    const at = `${back}${choice.job === undefined ? '?' : '&'}slips=${slips}`;
    return <SlipJobView id={slips} back={back} at={at} viewer={viewer} />;
  }
  if (choice.job !== undefined) return <ImportJobScreen id={choice.job} choice={choice} path={path} viewer={viewer} />;
  const [jobs, funnel] = await Promise.all([listImportJobs(viewer, kind), findImportFunnel(viewer, kind)]);
  return (
    <>
      <ScreenHeader title={`${words['imports.title']}: ${row.title.th}`} lead={words['imports.lead']}>
        <LinkButton href={path}>{words['imports.back']}</LinkButton>
      </ScreenHeader>
      <ImportIntro kind={kind} place={row.path} wrong={choice.wrong && formatProblem(choice.wrong)} />
      <ImportJobs jobs={jobs} hrefOf={({ id }) => importHref(path, { job: id })} />
      <ImportFunnelTable funnel={funnel} hrefOf={buildStepHref(row, path, kind)} />
    </>
  );
}

/** Addresses of the lists of the people whom the figures count; undefined in an area row that is no list of people. */
function buildStepHref({ people, passwordRequests }: AreaRow, path: string, importKind: ImportKind) {
  if (!people) return undefined;
  const list = buildPeopleList(people);
  const choice = list.read({ kind: importKind === 'collegeUsers' ? 'users' : 'staff' });
  return (step: ImportStep, region?: number) =>
    buildListHref(path, list.toQuery(choice, { step, region }).toString(), passwordRequests);
}

type JobProps = { id: number; choice: ImportChoice; path: string; viewer: Viewer };

async function ImportJobScreen({ id, choice, path, viewer }: JobProps) {
  const job = await findImportJob(viewer, id);
  if (!job) return <Missing />;
  const rows = await listImportRows(id, choice);
  const title = `${words['imports.title']}: ${words[`imports.kind.${job.kind}`]}`;
  return (
    <>
      <ScreenHeader title={title} lead={job.fileName}>
        <LinkButton href={importHref(path)}>{words['imports.other']}</LinkButton>
        <LinkButton href={path}>{words['imports.back']}</LinkButton>
      </ScreenHeader>
      <ImportJobView
        job={job}
        rows={rows}
        choice={choice}
        path={path}
        problem={job.problem && formatProblem(job.problem)}
        nextStep={job.status === 'done' && <FirstPasswordsPanel importId={id} path={path} viewer={viewer} />}
      />
    </>
  );
}

function Missing() {
  return <MissingEntry title={words['imports.missing']} />;
}
