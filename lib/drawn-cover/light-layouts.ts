import { buildOrnament, type CoverPlan, GOLD, INK, INK_2, listSizes, PAPER, RULE } from './cover-plan';
import type { CoverFacts } from './drawn-cover.schema';
import type { CoverFrame } from './frame';

/** The headline on paper, beside a panel in the category's colours with the emblem. */
export function planPanel(facts: CoverFacts, frame: CoverFrame): CoverPlan {
  const { size, unit } = frame;
  const { width, height } = size;
  const panel = { left: 0, top: 0, width: Math.round(width * 0.28), height };
  const inner = frame.indent(panel.width - frame.margin + Math.round(56 * unit));
  const disc = Math.round(panel.width * 0.56);
  return {
    ...size,
    ground: `<rect width="${width}" height="${height}" fill="${PAPER}"/><svg width="${panel.width}" height="${height}"><rect width="100%" height="100%" fill="${facts.colorDeep}"/>${buildOrnament(panel, facts.turn, facts.color, 0.45)}</svg><rect x="${panel.width}" width="${Math.round(6 * unit)}" height="${height}" fill="${RULE}"/>${inner.buildRules(RULE)}`,
    texts: [
      ...inner.listEdgeTexts(facts, { kicker: facts.colorDeep, office: INK_2, deadline: facts.colorDeep }),
      {
        text: facts.headline,
        box: inner.body,
        sizes: listSizes(Math.round(72 * unit), Math.round(34 * unit)),
        color: INK,
        align: 'left',
        place: 'middle',
      },
    ],
    emblem: {
      left: Math.round((panel.width - disc) / 2),
      top: Math.round((height - disc) / 2),
      size: disc,
      color: GOLD,
    },
  };
}

/** The headline in the category's dark colour on paper, between a band above and hairlines. */
export function planPaper(facts: CoverFacts, frame: CoverFrame): CoverPlan {
  const { size, unit, body } = frame;
  const { width, height } = size;
  const band = Math.round(20 * unit);
  return {
    ...size,
    ground: `<rect width="${width}" height="${height}" fill="${PAPER}"/>${buildOrnament({ left: 0, top: 0, width, height }, facts.turn, facts.color, 0.1)}<rect width="${width}" height="${band}" fill="${facts.colorDeep}"/><rect y="${band}" width="${width}" height="${Math.round(5 * unit)}" fill="${RULE}"/>${frame.buildRules(RULE)}`,
    texts: [
      ...frame.listEdgeTexts(facts, { kicker: facts.colorDeep, office: INK_2, deadline: facts.colorDeep }),
      {
        text: facts.headline,
        box: body,
        sizes: listSizes(Math.round(80 * unit), Math.round(38 * unit)),
        color: facts.colorDeep,
        align: 'left',
        place: 'middle',
      },
    ],
    emblem: { ...frame.emblem, color: facts.colorDeep },
  };
}
