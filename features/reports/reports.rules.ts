import { figureNames } from './figures.schema';
import type { PeriodState, ReportingKind } from './periods/periods.schema';
import type { ReportContent, ReportState } from './reports.schema';

/** Actor of a step: the reporting office, an office that supervises it, the one whose desk it is, or the overseer. */
export type Actor = 'office' | 'supervisor' | 'desk' | 'overseer';
export const reportSteps = ['save', 'handIn', 'takeBack', 'passOn', 'accept', 'return', 'correct'] as const;
export type ReportStep = (typeof reportSteps)[number];

type Rule = { from: readonly ReportState[]; during: readonly PeriodState[]; to?: ReportState | 'handedIn' };
/** State of a report that is handed in: at the desk of the office above, or at the agency's. */
export type FirstState = 'checking' | 'submitted';

const editableStates = ['none', 'open', 'returned'] as const;
const untakenStates = ['checking', 'submitted'] as const;
const openOrClosed = ['open', 'closed'] as const;

/** Allowed steps by actor: source states, period states and target state; all others are refused. */
const stepRules: Readonly<Record<Actor, Partial<Record<ReportStep, Rule>>>> = {
  office: {
    save: { from: editableStates, during: ['open'] },
    handIn: { from: editableStates, during: ['open'], to: 'handedIn' },
    takeBack: { from: untakenStates, during: ['open'], to: 'open' },
    correct: { from: ['returned'], during: ['closed'], to: 'handedIn' },
  },
  supervisor: {
    return: { from: untakenStates, during: openOrClosed, to: 'returned' },
  },
  desk: {
    passOn: { from: ['checking'], during: openOrClosed, to: 'submitted' },
    return: { from: untakenStates, during: openOrClosed, to: 'returned' },
  },
  overseer: {
    accept: { from: untakenStates, during: openOrClosed, to: 'accepted' },
    return: { from: [...untakenStates, 'accepted'], during: openOrClosed, to: 'returned' },
    correct: { from: [...untakenStates, 'returned', 'accepted'], during: ['closed'] },
  },
};

/**
 * State of a report after a step.
 *
 * @param first state in which a report is handed in, by the way of its period
 * @returns the next state, possibly the same one; undefined if the step is not allowed
 */
export function getNextState(
  step: ReportStep,
  actor: Actor,
  state: ReportState,
  period: PeriodState,
  first: FirstState = 'submitted',
): ReportState | undefined {
  const rule = stepRules[actor][step];
  if (!rule?.from.includes(state) || !rule.during.includes(period)) return undefined;
  if (rule.to === 'handedIn') return first;
  return rule.to ?? (state === 'none' ? 'open' : state);
}

/** Steps that an actor can take now. */
export const listReportSteps = (actor: Actor, state: ReportState, period: PeriodState): ReportStep[] =>
  reportSteps.filter((step) => getNextState(step, actor, state, period) !== undefined);

/** True if a report counts as handed in. */
export const isHandedIn = (state: ReportState): boolean =>
  state === 'checking' || state === 'submitted' || state === 'accepted';

/** True if a report was not handed in by the end of its period. */
export const isMissed = (state: ReportState, period: PeriodState): boolean =>
  period === 'closed' && (state === 'none' || state === 'open');

/** True if the figures are frozen as handed in, including those of a report returned after its period had closed. */
export const isFrozen = (state: ReportState, period: PeriodState): boolean =>
  isHandedIn(state) || (state === 'returned' && period === 'closed');

export type ReportChange =
  | { part: 'remarks'; before: string; after: string }
  | { part: 'figure'; label: string; name: (typeof figureNames)[number]; before: number; after: number }
  | { part: 'file'; title: string; kind: 'added' | 'removed' };

/** Differences between two contents of a report. */
export function listReportChanges(before: ReportContent, after: ReportContent): ReportChange[] {
  const remarks: ReportChange[] =
    before.remarks === after.remarks ? [] : [{ part: 'remarks', before: before.remarks, after: after.remarks }];
  const ids = [...new Set([...before.figures.categories, ...after.figures.categories].map(({ id }) => id))];
  const figures = ids.flatMap((id): ReportChange[] => {
    const [old, next] = [before, after].map(({ figures: { categories } }) => categories.find((one) => one.id === id));
    return figureNames.flatMap((name) => {
      const [was, is] = [old?.[name] ?? 0, next?.[name] ?? 0];
      const label = next?.name ?? old?.name ?? '';
      return was === is ? [] : [{ part: 'figure', label, name, before: was, after: is } as const];
    });
  });
  const lacks = (content: ReportContent) => (file: { mediaId: number; title: string }) =>
    !content.files.some(({ mediaId, title }) => mediaId === file.mediaId && title === file.title);
  const removed = before.files
    .filter(lacks(after))
    .map(({ title }) => ({ part: 'file', title, kind: 'removed' }) as const);
  const added = after.files.filter(lacks(before)).map(({ title }) => ({ part: 'file', title, kind: 'added' }) as const);
  return [...remarks, ...figures, ...removed, ...added];
}

const areaRoots: Readonly<Record<ReportingKind, string>> = {
  college: '/colleges',
  institute: '/useriven',
  province: '/provincealcentral',
};

/** Path of the reports in the area of a kind of office. */
export const buildReportsHref = (kind: ReportingKind): string => `${areaRoots[kind]}/reports`;

/** Path of a report in the area of its kind of office. */
export const buildOfficeHref = (kind: ReportingKind, periodId: number): string =>
  `${buildReportsHref(kind)}/${periodId}`;
