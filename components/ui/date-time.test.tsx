import { render } from '@testing-library/react';
import { DateTime } from './date-time';

test('a moment is shown in Thai time and keeps its own notation for machines', () => {
  expect(render(<DateTime at="2026-11-20T10:30:00+07:00" />).container.innerHTML).toBe(
    '<time datetime="2026-11-20T10:30:00+07:00" class="tabular">20 พ.ย. 2569 10.30 น.</time>',
  );
  expect(render(<DateTime at={new Date('2026-11-20T03:30:00Z')} tabular={false} />).container.innerHTML).toBe(
    '<time datetime="2026-11-20T03:30:00.000Z">20 พ.ย. 2569 10.30 น.</time>',
  );
});
