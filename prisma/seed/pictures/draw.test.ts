import { drawPicture, pictures } from './draw';

test('there are five forms of 22 scenes, five banners and eight portraits, each with a unique key', () => {
  expect(pictures).toHaveLength(123);
  expect(new Set(pictures.map(({ key }) => key)).size).toBe(123);
});

test('every picture can be drawn, is deterministic, and has no text that would need a font', () => {
  for (const { key, alt } of pictures) {
    const { svg } = drawPicture(key);
    expect(svg).toBe(drawPicture(key).svg);
    expect(svg).not.toMatch(/<text|NaN|undefined/);
    expect(alt).not.toBe('');
  }
});

test('no two pictures are the same', () => {
  expect(new Set(pictures.map(({ key }) => drawPicture(key).svg)).size).toBe(123);
});

test('an unknown key is rejected', () => {
  expect(() => drawPicture('castle-1')).toThrow('no picture castle-1');
  expect(() => drawPicture('farm-6')).toThrow('no picture farm-6');
  expect(() => drawPicture('portrait-9')).toThrow('no picture portrait-9');
});
