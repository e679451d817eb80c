import { type Brush, backdrop, floor, pane, rect } from './kit';

export const room = (brush: Brush) => {
  const { palette: p, form } = brush;
  return (
    backdrop(brush, p.paper, p.light) +
    rect(0, 0, 1_600, 900, { fill: p.far, opacity: 0.18 }) +
    pane(form % 2 ? 1_180 : 130, 110, 300, 300, p.near, p.skyTop) +
    floor(brush, 690, p.far)
  );
};

export const clothes = ({ palette: p }: Brush, index: number) => ({
  shirt: [p.main, p.paper, p.near, p.mid][index % 4] ?? p.main,
  trousers: p.deep,
  hair: p.hair,
});
