import { render, screen, within } from '@testing-library/react';
import { readDirectoryChoice } from '../directory.rules';
import { ProvinceMap } from './province-map';
import { RegionList } from './region-list';

const regions = [
  {
    ...{ id: 2, name: 'ภาคเหนือ', number: 2, count: 3 },
    provinces: [
      { id: 57, name: 'เชียงราย', count: 0 },
      { id: 50, name: 'เชียงใหม่', count: 3 },
    ],
  },
];

const show = (params: Record<string, string>) => {
  const choice = readDirectoryChoice(params);
  const { container } = render(
    <>
      <ProvinceMap choice={choice} regions={regions} />
      <RegionList choice={choice} regions={regions} />
    </>,
  );
  const map = container.querySelector('svg');
  if (!map) throw new Error('no map');
  return { container, map };
};
const listHrefs = (part: Element) => [...part.querySelectorAll('a')].map((link) => link.getAttribute('href'));

test('a province with organisations is a link with its number, one without is none', () => {
  const { map } = show({ kind: 'college', region: '2' });
  expect(listHrefs(map)).toEqual(['/organisations/?kind=college&province=50']);
  expect(map.querySelector('a')).toHaveAttribute('aria-label', 'เชียงใหม่ 3 แห่ง');
  expect(map).toHaveTextContent('ชร0');
});

test('the list beside the map has the same provinces', () => {
  const { container } = show({});
  const list = within(screen.getByRole('region', { name: 'รายชื่อจังหวัดตามภาค' }));
  expect(list.getByText('ทุกจังหวัดในภาคเหนือ')).toHaveAttribute('href', '/organisations/?region=2');
  expect(list.getByText('เชียงใหม่').closest('a')).toHaveAttribute('href', '/organisations/?province=50');
  expect(list.getByText('เชียงราย').closest('a')).toBeNull();
  expect(container.querySelector('a[href="#regions"]')).toBeInTheDocument();
  expect(container.querySelector('details')).not.toHaveAttribute('open');
});

test('the chosen province is marked, and its link takes the choice back', () => {
  const { container, map } = show({ province: '50', letter: 'ด' });
  const chosen = map.querySelector('a[aria-current]');
  expect(chosen).toHaveAttribute('href', `/organisations/?${new URLSearchParams({ letter: 'ด' })}`);
  expect(chosen).toHaveAttribute('aria-label', 'เอาตัวกรอง เชียงใหม่ ออก');
  expect(container.querySelector('details')).toHaveAttribute('open');
});
