import { pickColumns } from './pick-columns';

test('the values of the named columns are picked, empty ones too', () => {
  const row = { id: 1, topic: '', coverId: null, videoLinks: ['x'] };
  expect(pickColumns(row, { topic: true, coverId: true, videoLinks: true })).toEqual({
    topic: '',
    coverId: null,
    videoLinks: ['x'],
  });
});
