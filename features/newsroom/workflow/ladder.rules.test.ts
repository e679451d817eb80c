import { findNextLevel, listRungs } from './ladder.rules';
import { listLevels } from './workflow.rules';
import { anItem, ids, someone } from './workflow-facts.test-support';

const shown = (item: ReturnType<typeof anItem>, viewer: ReturnType<typeof someone>) =>
  listRungs(item, listLevels(viewer, item, 'lift')).map(({ level, place, isCurrent, move }) =>
    [level, place, isCurrent ? 'here' : (move ?? '')].join(' '),
  );

const province = someone('VecProvince', ids.province);
const editor = someone('newseditors', ids.agency);
const college = someone('college', ids.college);

test('a college’s item has three steps; each viewer is offered its own moves', () => {
  const item = anItem({ status: 'allow', level: 1 });
  expect(shown(item, college)).toEqual(['1 1 here', '2 2 ', '3 3 ']);
  expect(shown(item, province)).toEqual(['1 1 here', '2 2 raise', '3 3 ']);
  expect(shown(item, editor)).toEqual(['1 1 here', '2 2 raise', '3 3 raise']);
});

test('a raised item can be lowered by who may give it that level', () => {
  expect(shown(anItem({ status: 'allow', level: 2 }), province)).toEqual(['1 1 lower', '2 2 here', '3 3 ']);
  expect(shown(anItem({ status: 'allow', level: 3 }), province)).toEqual(['1 1 ', '2 2 ', '3 3 here']);
  expect(shown(anItem({ status: 'allow', level: 3 }), editor)).toEqual(['1 1 lower', '2 2 lower', '3 3 here']);
});

test('an office that publishes at level 2 stands on the first of two steps', () => {
  const item = anItem({ whose: 'unit', status: 'allow', level: 2 });
  expect(shown(item, editor)).toEqual(['2 1 here', '3 3 raise']);
});

test('the next level is the nearest above the item’s own', () => {
  expect(findNextLevel(1, [2, 3])).toBe(2);
  expect(findNextLevel(3, [1, 2])).toBeUndefined();
});
