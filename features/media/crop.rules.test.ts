import { fitCrop } from './crop.rules';

const wide = { width: 1_600, height: 800 };
const middle = { zoom: 1, x: 0.5, y: 0.5 };

test('the largest part of a shape fills the picture in one direction', () => {
  expect(fitCrop('3:2', wide, middle)).toEqual({ left: 0.125, top: 0, width: 0.75, height: 1 });
  expect(fitCrop('1:1', wide, middle)).toEqual({ left: 0.25, top: 0, width: 0.5, height: 1 });
  expect(fitCrop('4:5', { width: 400, height: 1_000 }, middle)).toEqual({ left: 0, top: 0.25, width: 1, height: 0.5 });
});

test('a part stays inside the picture, wherever its centre is', () => {
  expect(fitCrop('1:1', wide, { zoom: 1, x: 0, y: 0 })).toMatchObject({ left: 0, top: 0 });
  expect(fitCrop('1:1', wide, { zoom: 2, x: 1, y: 1 })).toEqual({ left: 0.75, top: 0.5, width: 0.25, height: 0.5 });
});
