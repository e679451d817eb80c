import { fireEvent, render, screen, within } from '@testing-library/react';
import { filtersFor } from '@/lib/list/filters';
import { listParams } from '@/lib/list/list-params';
import { id, oneOf, search } from '@/lib/list/params';
import { ListFilters } from './list-filters';

const { selectOf, supplied, days } = filtersFor();
const plain = listParams({ tab: oneOf(['all', 'open']), ...search });
const list = listParams({
  tab: oneOf(['all', 'open']),
  ...search,
  room: supplied(id, { label: 'Room', all: 'All rooms' }),
  kind: selectOf(['a', 'b'], { label: 'Kind', all: 'All kinds', toLabel: (kind) => `Kind ${kind}` }),
  ...days({ from: 'From', to: 'To' }),
});
const rooms = [
  { id: 4, name: 'Four' },
  { id: 5, name: 'Five' },
];

test('shows search, fields and what the address keeps; one link clears it', () => {
  const choice = list.read({ tab: 'open', search: 'word', room: '5', to: '2026-11-20' });
  render(<ListFilters list={list} path="/x" choice={choice} label="Words" options={{ room: rooms }} />);
  expect(screen.getByRole('searchbox', { name: 'Words' })).toHaveValue('word');
  const room = screen.getByRole('combobox', { name: 'Room' });
  expect(room).toHaveAttribute('name', 'room');
  expect(room).toHaveDisplayValue('Five');
  expect(
    within(room)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['All rooms', 'Four', 'Five']);
  expect(screen.getByRole('combobox', { name: 'Kind' })).toHaveDisplayValue('All kinds');
  expect(screen.getByLabelText('To')).toHaveValue('20/11/2569');
  expect(document.querySelector('input[type=hidden]')).toHaveAttribute('name', 'tab');
  expect(screen.getByRole('link')).toHaveAttribute('href', '/x?tab=open');
});

test('a screen leaves fields out, drops parameters and adds its own', () => {
  render(
    <ListFilters
      list={list}
      path="/x"
      choice={list.read({ tab: 'open', room: '4' })}
      label="Words"
      options={{ room: undefined }}
      without={['kind']}
      drops={['tab']}
      hiddenFields={{ view: 'accounts' }}
      hrefOf={() => '/y'}
    >
      <button type="button">Before</button>
    </ListFilters>,
  );
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.getByRole('button', { name: 'Before' })).toBeVisible();
  expect(document.querySelectorAll('input[type=hidden]')).toHaveLength(1);
  expect(document.querySelector('input[type=hidden]')).toHaveAttribute('name', 'view');
  expect(screen.getByRole('link')).toHaveAttribute('href', '/y');
});

test('only lists with supplied options demand them', () => {
  const { container } = render(<ListFilters list={plain} path="/x" choice={plain.read({})} label="Words" />);
  expect(container.querySelector('a')).toBeNull();
  // @ts-expect-error -- the rooms are missing
  expect(<ListFilters list={list} path="/x" choice={list.read({})} label="Words" />).toBeTruthy();
});

test('a list with many filters has them in a sheet, with the number of those that are set; they are sent together', () => {
  const submit = jest.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(() => undefined);
  const choice = list.read({ room: '5', to: '2026-11-20' });
  render(<ListFilters list={list} path="/x" choice={choice} label="Words" options={{ room: rooms }} sheet="filters" />);
  const [sheet] = document.querySelectorAll<HTMLElement>('#filters');
  if (!sheet) throw new Error('no sheet');
  expect(screen.getByRole('button', { name: 'ตัวกรอง (1)' })).toHaveAttribute('popovertarget', 'filters');
  const inside = within(sheet);
  expect(inside.getAllByRole('combobox', { hidden: true })).toHaveLength(2);
  expect(inside.queryByLabelText('To')).toBeNull();
  const kind = inside.getByRole('combobox', { name: 'Kind', hidden: true });
  expect(kind.closest('form')).toHaveAttribute('action', '/x');
  // jsdom knows no popovers: the sheet is closed, as in a wide window.
  fireEvent.change(kind, { target: { value: 'a' } });
  expect(submit).toHaveBeenCalledTimes(1);
  jest.spyOn(sheet, 'matches').mockImplementation((selector) => selector === ':popover-open');
  fireEvent.change(kind, { target: { value: 'b' } });
  expect(submit).toHaveBeenCalledTimes(1);
  expect(inside.getByRole('button', { name: 'แสดงรายการ', hidden: true })).toHaveAttribute('type', 'submit');
});
