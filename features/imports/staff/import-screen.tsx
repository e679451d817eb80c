import { LinkButton } from '@/components/ui/button';
import { MissingEntry } from '@/components/ui/page/missing-entry';
import { ScreenHeader } from '@/components/ui/page/screen-header';
import type { ScreenProps } from '@/lib/areas/schema';
import { can } from '@/lib/auth/access';
import type { Viewer } from '@/lib/auth/viewer';
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
import { ImportIntro } from './import-intro';
import { ImportJobView } from './import-job';
import { ImportJobs } from './import-jobs';

/** Import page of a list: the form and the previous jobs, or one job by `?job=<id>`. */
export async function ImportScreen({ row, params, path, viewer }: ScreenProps) {
  const kind = findImportKind(row.imports, row.scope);
  if (!kind || !can(viewer, 'accounts.import') || !can(viewer, importRights[kind])) return <Missing />;
  const choice = readImportChoice(params);
  if (choice.job !== undefined) return <ImportJobScreen id={choice.job} choice={choice} path={path} viewer={viewer} />;
  const jobs = await listImportJobs(viewer, kind);
  return (
    <>
      <ScreenHeader title={`${words['imports.title']}: ${row.title.th}`} lead={words['imports.lead']}>
        <LinkButton href={path}>{words['imports.back']}</LinkButton>
      </ScreenHeader>
      <ImportIntro kind={kind} place={row.path} wrong={choice.wrong && formatProblem(choice.wrong)} />
      <ImportJobs jobs={jobs} hrefOf={({ id }) => importHref(path, { job: id })} />
    </>
  );
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
      />
    </>
  );
}

function Missing() {
  return <MissingEntry title={words['imports.missing']} />;
}
