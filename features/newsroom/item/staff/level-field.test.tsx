import { render, screen } from '@testing-library/react';
import { LevelField } from './level-field';

test('no level is preselected for a change, even if there is only one other', () => {
  const { rerender } = render(<LevelField levels={[2, 3]} changes />);
  expect(screen.getByLabelText('ระดับการเผยแพร่')).toHaveValue('');
  rerender(<LevelField levels={[2]} changes />);
  expect(screen.getByLabelText('ระดับการเผยแพร่')).toHaveValue('');
});
