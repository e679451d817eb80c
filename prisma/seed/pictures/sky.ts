import { type Brush, backdrop, cloud, repeat, sun } from './kit';

export const sky = (brush: Brush) =>
  backdrop(brush, brush.palette.skyTop, brush.palette.skyLow) +
  sun(brush.form % 2 ? 1_280 : 330, 190 + brush.form * 16, 74, brush.palette.light) +
  repeat(3, (index) =>
    cloud(
      240 + index * 520 + brush.random.int(-90, 90),
      120 + brush.random.int(0, 130),
      0.7 + brush.random.next() * 0.6,
      '#ffffff',
      0.5,
    ),
  ).join('');
