import { render, screen } from '@testing-library/react';
import { setStatus } from '@/lib/request/context';
import { MissingEntry } from './missing-entry';

jest.mock('@/lib/request/context', () => ({ setStatus: jest.fn() }));

test('a missing entry is answered with 404 and leads back to its list', () => {
  render(<MissingEntry title="ไม่พบเอกสาร" back={{ href: '/list', label: 'กลับไปรายการ' }} />);
  expect(setStatus).toHaveBeenCalledWith(404);
  expect(screen.getByRole('link', { name: 'กลับไปรายการ' })).toHaveAttribute('href', '/list');
});
