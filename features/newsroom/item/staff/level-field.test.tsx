import { render, screen } from '@testing-library/react';
import { listRungs } from '../../workflow/ladder.rules';
import { LevelField } from './level-field';

test('publishing starts on the lowest step, and each step says what it does', () => {
  render(<LevelField rungs={listRungs({ level: 0, organisation: { kind: 'college' } }, [1, 2, 3])} />);
  expect(screen.getByRole('radio', { name: /^หน่วยงาน/ })).toBeChecked();
  expect(screen.getByRole('radio', { name: /หน้าแรกของส่วนกลาง.*ข่าวเด่นบนหน้าแรก/ })).not.toBeChecked();
});
