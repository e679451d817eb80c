import { type Brush, backdrop, floor, line, pane, path, repeat } from './kit';

export const hall = (brush: Brush) => {
  const { palette: p } = brush;
  return (
    backdrop(brush, p.light, p.skyTop) +
    repeat(4, (index) => pane(90 + index * 390, 90, 260, 250, p.near, p.skyLow)).join('') +
    repeat(
      4,
      (index) =>
        line(220 + index * 390, 0, 220 + index * 390, 60, { stroke: p.deep, width: 8 }) +
        path(`M${160 + index * 390} 84L${280 + index * 390} 84L${250 + index * 390} 50L${190 + index * 390} 50Z`, {
          fill: p.accent,
        }),
    ).join('') +
    floor(brush, 640, p.far)
  );
};

export const uniform = ({ palette: p }: Brush) => ({ shirt: p.main, trousers: p.deep, hair: p.hair });
