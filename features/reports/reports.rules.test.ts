import { areas } from '@/lib/areas/areas';
import { findRow } from '@/lib/areas/navigation';
import { buildFigures } from '@/testing/reports';
import { periodStates, reportingKinds } from './periods/periods.schema';
import {
  buildOfficeHref,
  getNextState,
  isFrozen,
  isHandedIn,
  isMissed,
  listReportChanges,
  listReportSteps,
  reportSteps,
} from './reports.rules';
import { reportStates } from './reports.schema';

/** All allowed steps: actor, period state, report state, step, next state. */
const allowed = [
  'office open none save open',
  'office open none handIn submitted',
  'office open open save open',
  'office open open handIn submitted',
  'office open submitted takeBack open',
  'office open returned save returned',
  'office open returned handIn submitted',
  'office closed returned correct submitted',
  'office open checking takeBack open',
  'supervisor open checking return returned',
  'supervisor open submitted return returned',
  'supervisor closed checking return returned',
  'supervisor closed submitted return returned',
  'desk open checking passOn submitted',
  'desk closed checking passOn submitted',
  'desk open checking return returned',
  'desk open submitted return returned',
  'desk closed checking return returned',
  'desk closed submitted return returned',
  'overseer open checking accept accepted',
  'overseer open checking return returned',
  'overseer closed checking accept accepted',
  'overseer closed checking return returned',
  'overseer closed checking correct checking',
  'overseer open submitted accept accepted',
  'overseer open submitted return returned',
  'overseer open accepted return returned',
  'overseer closed submitted accept accepted',
  'overseer closed submitted return returned',
  'overseer closed submitted correct submitted',
  'overseer closed returned correct returned',
  'overseer closed accepted return returned',
  'overseer closed accepted correct accepted',
];

test('the allowed transitions are exactly these', () => {
  const found = (['office', 'supervisor', 'desk', 'overseer'] as const).flatMap((actor) =>
    periodStates.flatMap((period) =>
      reportStates.flatMap((state) =>
        reportSteps.flatMap((step) => {
          const next = getNextState(step, actor, state, period);
          return next === undefined ? [] : [`${actor} ${period} ${state} ${step} ${next}`];
        }),
      ),
    ),
  );
  expect(found.toSorted()).toEqual(allowed.toSorted());
});

test('by the way through the province, whatever is handed in lies at the desk above first', () => {
  expect(getNextState('handIn', 'office', 'returned', 'open', 'checking')).toBe('checking');
  expect(getNextState('correct', 'office', 'returned', 'closed', 'checking')).toBe('checking');
  expect(getNextState('passOn', 'desk', 'checking', 'open', 'checking')).toBe('submitted');
});

test('no step is possible before a period opens', () => {
  for (const state of reportStates) {
    expect([listReportSteps('office', state, 'upcoming'), listReportSteps('overseer', state, 'upcoming')]).toEqual([
      [],
      [],
    ]);
  }
});

test('figures are frozen once handed in, and stay so if returned after the end', () => {
  expect(reportStates.filter((state) => isFrozen(state, 'open'))).toEqual(['checking', 'submitted', 'accepted']);
  expect(reportStates.filter((state) => isFrozen(state, 'closed'))).toEqual([
    'checking',
    'submitted',
    'returned',
    'accepted',
  ]);
  expect(reportStates.filter(isHandedIn)).toEqual(['checking', 'submitted', 'accepted']);
  expect(reportStates.filter((state) => isMissed(state, 'closed'))).toEqual(['none', 'open']);
  expect(reportStates.some((state) => isMissed(state, 'open'))).toBe(false);
});

test('changes of a correction are listed part by part', () => {
  const file = (mediaId: number, title: string) => ({ mediaId, title });
  const before = { remarks: 'เดิม', figures: buildFigures(7), files: [file(1, 'ก'), file(2, 'ข')] };
  const after = { remarks: 'ใหม่', figures: buildFigures(9), files: [file(2, 'ข'), file(3, 'ค')] };
  expect(listReportChanges(before, before)).toEqual([]);
  expect(listReportChanges(before, after)).toEqual([
    { part: 'remarks', before: 'เดิม', after: 'ใหม่' },
    { part: 'figure', label: 'ข่าวทั่วไป', name: 'reads', before: 7, after: 9 },
    { part: 'file', title: 'ก', kind: 'removed' },
    { part: 'file', title: 'ค', kind: 'added' },
  ]);
  const gone = { ...before, figures: { ...before.figures, categories: [] } };
  expect(
    listReportChanges(before, gone).map((change) => 'name' in change && [change.name, change.before, change.after]),
  ).toEqual([
    ['items', 2, 0],
    ['reads', 7, 0],
    ['shares', 1, 0],
  ]);
});

test('mails link to a page of the office’s area', () => {
  const roles = { college: 'college', institute: 'iven', province: 'VecProvince' } as const;
  for (const kind of reportingKinds) {
    const { root } = areas[roles[kind]];
    const href = buildOfficeHref(kind, 7);
    expect(href.startsWith(`${root}/`)).toBe(true);
    expect(findRow(roles[kind], href.slice(root.length))?.row.screen).toBe('reports');
  }
});
