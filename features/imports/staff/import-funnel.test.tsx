import { render, screen } from '@testing-library/react';
import { ImportFunnelTable } from './import-funnel';

const figures = { imported: 40, password: 30, login: 20, item: 10 };
const hrefOf = (step: string, region?: number) => `/list?step=${step}&region=${region ?? ''}`;
const readRow = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) });

test('a region without imports has no figures; the others have shares, and lead to their people', () => {
  const regions = [
    { id: 1, name: 'ภาคเหนือ', figures },
    { id: 2, name: 'ภาคใต้' },
  ];
  render(<ImportFunnelTable funnel={{ regions, total: figures }} hrefOf={hrefOf} />);
  expect(readRow('ภาคใต้')).toHaveTextContent('ไม่มีข้อมูล');
  expect(readRow('ภาคเหนือ')).toHaveTextContent('20 (50%)');
  expect(screen.getByRole('link', { name: /^ภาคเหนือ เข้าสู่ระบบครั้งแรก/ })).toHaveAttribute(
    'href',
    '/list?step=login&region=1',
  );
  expect(screen.getByRole('link', { name: /^รวม นำเข้า/ })).toHaveAttribute('href', '/list?step=imported&region=');
});

test('without any import there is one row without figures; one region alone is the total', () => {
  const { unmount } = render(<ImportFunnelTable funnel={{ regions: [{ id: 1, name: 'ภาคเหนือ' }] }} />);
  expect(screen.getAllByRole('row')).toHaveLength(2);
  expect(readRow('รวม')).toHaveTextContent('ไม่มีข้อมูล');
  unmount();
  render(<ImportFunnelTable funnel={{ regions: [], elsewhere: figures, total: figures }} />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(readRow('รวม')).toHaveTextContent('40');
});
