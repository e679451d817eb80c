import { findVoice } from '@/features/citizens/voices/detail.queries';
import { answerVoice, handOverVoice } from '@/features/citizens/voices/voices.commands';
import { answerNotice } from '@/features/notices/inbox/inbox.commands';
import { findReceivedNotice } from '@/features/notices/inbox/inbox.queries';
import { remindOfNotice } from '@/features/notices/receipts/receipts.commands';
import { listReceipts } from '@/features/notices/receipts/receipts.queries';
import { receiptList } from '@/features/notices/receipts/receipts.rules';
import { endPersonSessions, handOverNews } from '@/features/people/list/list.commands';
import { findPerson } from '@/features/people/list/list.queries';
import { peopleKinds } from '@/features/people/list/list.schema';
import { passOnReport, returnReport } from '@/features/reports/decisions.commands';
import { remindOffices } from '@/features/reports/overview/overview.commands';
import { reportingKinds } from '@/features/reports/periods/periods.schema';
import { handInReport } from '@/features/reports/reports.commands';
import { findReport } from '@/features/reports/reports.queries';
import { resolveFigureFilter } from '@/features/statistics/statistics.queries';
import { figureScopes } from '@/features/statistics/statistics.schema';
import { can } from '@/lib/auth/access';
import { getRoleFacts, type Role, roles } from '@/lib/auth/roles';
import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { AppError } from '@/lib/errors/errors';
import { type Chain, type ChainOffice, chainRelations, createChain } from './chain-offices';
import { listMailContentsTo } from './mail-contents';
import { aColleague } from './newsroom';
import { aSentNotice } from './notices';
import { aCollegeUser } from './people';
import { aPeriod, aReport } from './reports';
import { aVoice } from './voices';

const NOTHING = 2_000_000_000;
const things = ['notice', 'letter', 'report', 'person', 'figure'] as const;
type Thing = (typeof things)[number];
const acts = ['sees', 'answers', 'forwards', 'reminds'] as const;
type Act = (typeof acts)[number];
/** Outcome of an act on a thing, and how the same act on a thing that does not exist is refused. */
type Outcome = { done: boolean; refusal?: string; unknown?: string };
type Attempts = Partial<Record<Act, () => Promise<Outcome>>>;

let chain: Chain;
let agency: Viewer;

const describeRefusal = (error: unknown): string => {
  if (error instanceof AppError) return `${error.kind} ${error.key} ${error.text}`;
  throw error;
};

/** An act by a command: done on the thing, or refused like on one that does not exist. */
async function attempt(run: (id: number) => Promise<unknown>, id: number, allowed?: string): Promise<Outcome> {
  const unknown = await run(NOTHING).then(() => 'done', describeRefusal);
  const refusal = await run(id).then(() => undefined, describeRefusal);
  const done = refusal === undefined || (allowed !== undefined && refusal.includes(allowed));
  return { done, refusal, unknown };
}

const see = async (found: Promise<unknown>, unknown: Promise<unknown>): Promise<Outcome> => {
  expect(await unknown).toBeUndefined();
  return { done: (await found) !== undefined };
};

/** A notice of the agency to one office. */
async function tryNotice(viewer: Viewer, { id: organisationId, kind }: ChainOffice): Promise<Attempts> {
  if (kind === 'agency') return {};
  const id = await aSentNotice(agency, {
    ...{ mustRead: true, answerWanted: true },
    circles: { organisations: [organisationId] },
  });
  const asked = { id, answerWanted: true };
  const readReceipt = () =>
    db.noticeReceipt.findUniqueOrThrow({ where: { noticeId_organisationId: { noticeId: id, organisationId } } });
  const sees = async () => {
    const rows = await listReceipts(viewer, asked, receiptList.read({}));
    const received = findReceivedNotice(viewer, id).then((notice) => notice ?? rows[0]);
    return see(received, findReceivedNotice(viewer, NOTHING));
  };
  const answer = (notice: number) =>
    answerNotice({ id: notice, answer: 'คำตอบ', mediaId: null, answeredAt: '' }, viewer);
  const remind = (notice: number) => remindOfNotice({ id: notice, organisationId }, viewer);
  const verify = async (outcome: Outcome, column: 'answeredAt' | 'remindedAt') => {
    expect((await readReceipt())[column] !== null).toBe(outcome.done);
    return outcome;
  };
  return {
    sees,
    reminds: async () => verify(await attempt(remind, id), 'remindedAt'),
    answers: async () => verify(await attempt(answer, id), 'answeredAt'),
  };
}

/** A reader's message to one office. */
async function tryLetter(viewer: Viewer, { id: organisationId, kind }: ChainOffice): Promise<Attempts> {
  const { id } = await aVoice('message', kind === 'agency' ? null : organisationId);
  const readSeen = async () => (await findVoice(agency, id))?.seen;
  const answer = async (voice: number) =>
    answerVoice({ id: voice, status: 'working', body: 'คำตอบ', seen: await readSeen() }, viewer);
  const forward = async (voice: number) => handOverVoice({ id: voice, to, seen: await readSeen() }, viewer);
  const to = getRoleFacts(viewer.role).supervises === 'everything' ? chain.spare : 'agency';
  return {
    sees: () => see(findVoice(viewer, id), findVoice(viewer, NOTHING)),
    answers: () => attempt(answer, id),
    forwards: () => attempt(forward, id),
  };
}

/** A report through the province; its own office hands in, the others return it. */
async function tryReport(viewer: Viewer, { id: organisationId, kind, email }: ChainOffice): Promise<Attempts> {
  if (!reportingKinds.some((one) => one === kind)) return {};
  const given = { way: 'province' } as const;
  const status = kind === 'college' ? 'checking' : 'submitted';
  const aHandedIn = async () => aReport({ periodId: (await aPeriod(given)).id, organisationId, status });
  const { id } = await aHandedIn();
  const [returned, passed, due] = [await aHandedIn(), await aHandedIn(), await aPeriod(given)];
  const isOwn = viewer.organisationId === organisationId;
  const handIn = (periodId: number) => handInReport({ periodId, version: 0 }, viewer);
  const giveBack = (report: number) => returnReport({ id: report, version: 1, comment: 'แก้ไข' }, viewer);
  const remind = async (): Promise<Outcome> => {
    await remindOffices({ periodId: due.id }, viewer).catch(describeRefusal);
    return { done: (await listMailContentsTo(email)).some(({ data }) => data.period === due.name) };
  };
  return {
    sees: () => see(findReport(viewer, id), findReport(viewer, NOTHING)),
    reminds: remind,
    answers: () => (isOwn ? attempt(handIn, due.id) : attempt(giveBack, returned.id)),
    forwards: () => attempt((report) => passOnReport({ id: report, version: 1 }, viewer), passed.id),
  };
}

/** Another account of one office, a college's user where it has users; answering is ending its sessions. */
async function tryPerson(viewer: Viewer, { id: organisationId, kind }: ChainOffice): Promise<Attempts> {
  const role = roles.find((one) => getRoleFacts(one).kind === kind && one !== 'usercollege') ?? 'college';
  const id =
    kind === 'college'
      ? (await aCollegeUser({ college: organisationId })).account.id
      : (await aColleague({ role, organisationId })).accountId;
  if (id === undefined) throw new Error('an account was made');
  return {
    sees: () => see(findPerson(viewer, id, peopleKinds), findPerson(viewer, NOTHING, peopleKinds)),
    answers: () => attempt((account) => endPersonSessions({ id: account }, viewer), id),
    forwards: () => attempt((account) => handOverNews({ id: account }, viewer), id, 'peopleDesk.nothingToHandOver'),
  };
}

/** Figures of one office, in any of the scopes. */
async function tryFigure(viewer: Viewer, { id: organisationId }: ChainOffice): Promise<Attempts> {
  const sees = async (): Promise<Outcome> => {
    const choice = { organisationId, section: 'both' } as const;
    const filters = await Promise.all(figureScopes.map((scope) => resolveFigureFilter(viewer, scope, choice)));
    return { done: filters.some(({ organisationIds = [] }) => organisationIds.includes(organisationId)) };
  };
  return { sees };
}

const tries = {
  notice: tryNotice,
  letter: tryLetter,
  report: tryReport,
  person: tryPerson,
  figure: tryFigure,
} as const;

type Cell = { role: Role; relation: string; thing: Thing; outcomes: Partial<Record<Act, Outcome>> };
const cells: Cell[] = [];

beforeAll(async () => {
  chain = await createChain();
  agency = chain.toViewer('VecAdmin');
  for (const role of roles) {
    const viewer = chain.toViewer(role);
    for (const relation of chainRelations) {
      const office = chain.findOffice(role, relation);
      if (!office) continue;
      for (const thing of things) {
        const outcomes: Cell['outcomes'] = {};
        const attempts = await tries[thing](viewer, office);
        for (const [act, run] of Object.entries(attempts)) outcomes[act as Act] = await run();
        cells.push({ role, relation, thing, outcomes });
      }
    }
  }
}, 300_000);

const format = (outcome: Outcome | undefined): string => (outcome === undefined ? '·' : outcome.done ? '✓' : '–');

/** Roles × relations × things: ✓ may, – may not, · has no such act. */
test('who sees, answers, forwards and reminds is exactly this', () => {
  const lines = cells.map(({ role, relation, thing, outcomes }) =>
    [role.padEnd(14), relation.padEnd(11), thing.padEnd(7), ...acts.map((act) => format(outcomes[act]).padEnd(8))].join(
      ' ',
    ),
  );
  const head = ['role'.padEnd(14), 'office'.padEnd(11), 'thing'.padEnd(7), ...acts.map((act) => act.padEnd(8))].join(
    ' ',
  );
  expect(['', head, ...lines, ''].join('\n')).toMatchSnapshot();
});

/** Figures are the one thing that somebody sees everywhere without supervising everything. */
const seesEverywhere = ({ role, thing }: Cell): boolean => thing === 'figure' && can({ role }, 'news.everywhere');

test('nothing of an office beside, above or elsewhere is told to anybody but the agency', () => {
  const told = cells
    .filter((cell) => ['sibling', 'above', 'foreign'].includes(cell.relation) && !seesEverywhere(cell))
    .flatMap(({ role, relation, thing, outcomes }) =>
      Object.entries(outcomes).flatMap(([act, { done }]) => (done ? [`${role} ${act} ${thing} of ${relation}`] : [])),
    );
  expect(told).toEqual([]);
});

test('what one may not see is refused in the words for what does not exist', () => {
  const different = cells.flatMap(({ role, relation, thing, outcomes }) =>
    Object.entries(outcomes).flatMap(([act, { done, refusal, unknown }]) =>
      done || outcomes.sees?.done || refusal === unknown ? [] : [`${role} ${act} ${thing} of ${relation}: ${refusal}`],
    ),
  );
  expect(different).toEqual([]);
});

test('visitors, members and whoever has no office in the chain get nothing', () => {
  const given = cells.filter(
    ({ role, outcomes }) => !getRoleFacts(role).kind && Object.values(outcomes).some(({ done }) => done),
  );
  expect(given).toEqual([]);
});
