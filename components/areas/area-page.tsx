import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import type { ReactNode } from 'react';
import { Trail } from '@/components/ui/page/breadcrumbs';
import { ForbiddenView } from '@/components/ui/page/forbidden-view';
import { NotFoundView } from '@/components/ui/page/not-found-view';
import { HandbookLink } from '@/features/handbook/staff/handbook-link';
import { ImportScreen } from '@/features/imports/staff/import-screen';
import { checkAreaAccess } from '@/lib/areas/area-access';
import { areas } from '@/lib/areas/areas';
import {
  buildBreadcrumbs,
  buildRowHref,
  findParent,
  getLandingHref,
  IMPORT_SEGMENT,
  type OpenRow,
} from '@/lib/areas/navigation';
import type { AreaRole } from '@/lib/areas/schema';
import { readPageViewer } from '@/lib/auth/page-viewer';
import type { SearchParams } from '@/lib/list/list';
import { setStatus } from '@/lib/request/context';
import { siteMessages } from '@/lib/site/messages';
import { getSiteFrame } from '@/lib/site/queries';
import { findItemName } from './item-names';
import { screens } from './screens';

type Props = { params: Promise<{ path?: string[] }>; searchParams: Promise<SearchParams> };

/** Catch-all page of a role's area: resolves viewer and row of the address, and renders the row's screen. */
export function createAreaPage(role: AreaRole) {
  return async function AreaPage(props: Props) {
    const { viewer, entry, params } = await resolveEntry(role, props);
    if (entry.kind === 'elsewhere') redirect(entry.to);
    if (entry.kind === 'forbidden') {
      setStatus(403);
      return <ForbiddenView landing={getLandingHref(viewer.role)} />;
    }
    if (entry.kind === 'missing') {
      setStatus(404);
      return <NotFoundView />;
    }
    const { row, rest } = entry.open;
    const name = await findItemName(viewer, rest[0], { row, params });
    const Screen = rest[0] === IMPORT_SEGMENT ? ImportScreen : screens[row.screen];
    return (
      <>
        <AreaBreadcrumbs
          crumbs={buildBreadcrumbs(role, entry.open, name)}
          isBelow={rest.length > 0 || findParent(role, row) !== undefined}
          help={<HandbookLink viewer={viewer} section={findSection(entry.open, params)} />}
        />
        <Screen row={row} params={params} path={buildRowHref(areas[role], row)} rest={rest} viewer={viewer} />
      </>
    );
  };
}

/** The title of such a page. None is indexed, as all are private. */
export function createAreaMetadata(role: AreaRole) {
  return async function generateMetadata(props: Props): Promise<Metadata> {
    const [{ entry }, { site }] = await Promise.all([resolveEntry(role, props), getSiteFrame()]);
    const { th, en } = entry.kind === 'open' ? entry.open.row.title : titles[entry.kind];
    return { title: { absolute: `${th === en ? th : `${th} · ${en}`} | ${site.brand}` }, robots: { index: false } };
  };
}

const titles = {
  elsewhere: siteMessages['menu.login'],
  forbidden: { th: siteMessages['forbidden.title'].th, en: siteMessages['forbidden.code'].en },
  missing: { th: siteMessages['missing.title'].th, en: siteMessages['missing.code'].en },
} as const;

async function resolveEntry(role: AreaRole, { params, searchParams }: Props) {
  const [{ path = [] }, query, viewer] = await Promise.all([params, searchParams, readPageViewer()]);
  const below = path.join('/');
  const address = [areas[role].root, ...path].join('/') + buildSearch(query);
  return { viewer, params: query, entry: checkAreaAccess(viewer, role, below, address) };
}

/** The query string with its question mark; empty without a query. */
function buildSearch(query: SearchParams): string {
  const pairs = Object.entries(query).flatMap(([name, value]) => [value ?? []].flat().map((one) => [name, one]));
  const search = new URLSearchParams(pairs).toString();
  return search && `?${search}`;
}

/** Section of the handbook for a page: of its screen, of an item, or of the editor. */
function findSection({ row, rest }: OpenRow, params: SearchParams): string {
  if (row.section === undefined) return row.screen;
  if (rest[0] === 'new' || params.edit !== undefined) return 'editor';
  return rest[0] === undefined ? row.screen : 'newsItem';
}

type TrailProps = { crumbs: { label: string; href?: string }[]; isBelow: boolean; help: ReactNode };

/**
 * Breadcrumbs from the area's home to this page, and the way to its help; none on the home itself. Those of a screen,
 * whose place the sidebar marks, are left out where that is beside the page; the way to help is then in the line of the heading.
 */
function AreaBreadcrumbs({ crumbs, isBelow, help }: TrailProps) {
  if (crumbs.length < 2) return null;
  return (
    <div className={`mb-1 flex items-start justify-between gap-4 ${isBelow ? '' : 'lg:float-end lg:ms-3 lg:mb-0'}`}>
      <Trail crumbs={crumbs} className={isBelow ? 'min-w-0 grow' : 'min-w-0 grow lg:hidden'} />
      {help}
    </div>
  );
}
