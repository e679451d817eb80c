import { directoryHref, readDirectoryChoice } from './directory.rules';

const nothing = readDirectoryChoice({});

test.each([
  [{}, '/organisations/'],
  [{ kind: 'college', page: '2' }, '/organisations/?kind=college&page=2'],
  [{ province: '50', region: '2' }, '/organisations/?province=50'],
  [{ letter: 'ด', search: ' ช่างยนต์ ' }, `/organisations/?${new URLSearchParams({ search: 'ช่างยนต์', letter: 'ด' })}`],
  [{ kind: 'nobody', letter: 'ดด', province: '0', region: 'x', page: '-1' }, '/organisations/'],
])('the address with %j is %s', (params, href) => {
  const choice = readDirectoryChoice(params);
  expect(directoryHref(choice, { page: choice.page })).toBe(href);
});

test('another filter leads back to the first page', () => {
  const choice = readDirectoryChoice({ kind: 'unit', page: '3' });
  expect(directoryHref(choice, { letter: 'ก' })).toBe(
    `/organisations/?${new URLSearchParams({ kind: 'unit', letter: 'ก' })}`,
  );
  expect(directoryHref(choice, { kind: undefined })).toBe('/organisations/');
  expect(nothing).toMatchObject({ page: 1, per: 24, search: '' });
});
