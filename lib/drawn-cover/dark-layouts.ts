import {
  type Box,
  buildOrnament,
  type CoverPlan,
  DEADLINE_WORD,
  GOLD,
  listSizes,
  type TextBlock,
  WHITE,
} from './cover-plan';
import type { CoverFacts, CoverSize } from './drawn-cover.schema';
import type { CoverFrame } from './frame';

/** Ground of covers in the category's colours, on which white text is readable. */
export function buildDarkGround({ width, height }: CoverSize, { color, colorDeep, turn }: CoverFacts): string {
  const whole: Box = { left: 0, top: 0, width, height };
  return `<rect width="${width}" height="${height}" fill="${colorDeep}"/>${buildOrnament(whole, turn, color, 0.4)}<rect width="${width}" height="${height}" fill="#000" fill-opacity="0.15"/>`;
}

/** The headline in white on the category's colours. */
export function planHeadline(facts: CoverFacts, frame: CoverFrame): CoverPlan {
  const { size, unit, body } = frame;
  const headline: TextBlock = {
    text: facts.headline,
    box: body,
    sizes: listSizes(Math.round(84 * unit), Math.round(40 * unit)),
    color: WHITE,
    align: 'left',
    place: 'middle',
  };
  return {
    ...size,
    ground: `${buildDarkGround(size, facts)}${frame.buildRules(GOLD)}`,
    texts: [...frame.listEdgeTexts(facts, { kicker: GOLD, office: WHITE, deadline: GOLD }), headline],
    emblem: { ...frame.emblem, color: GOLD },
  };
}

/** Share of the body's height that a figure takes above the headline. */
const FIGURE_SHARE = 0.52;

/** A figure of the headline, large and golden, with the headline below. */
export function planFigure(facts: CoverFacts, frame: CoverFrame): CoverPlan {
  const { size, unit, body } = frame;
  const above = Math.round(body.height * FIGURE_SHARE);
  const gap = Math.round(40 * unit);
  const figure: TextBlock = {
    text: getFigureText(facts),
    box: { ...body, height: above },
    sizes: listSizes(Math.round(200 * unit), Math.round(72 * unit)),
    color: GOLD,
    align: 'left',
    place: 'bottom',
    isFigure: true,
  };
  const headline: TextBlock = {
    text: facts.headline,
    box: { ...body, top: body.top + above + gap, height: body.height - above - gap },
    sizes: listSizes(Math.round(56 * unit), Math.round(32 * unit)),
    color: WHITE,
    align: 'left',
    place: 'top',
  };
  return {
    ...size,
    ground: `${buildDarkGround(size, facts)}${frame.buildRules(GOLD)}`,
    texts: [
      ...frame.listEdgeTexts(
        { ...facts, deadline: isDeadline(facts) ? undefined : facts.deadline },
        { kicker: GOLD, office: WHITE, deadline: GOLD },
      ),
      figure,
      headline,
    ],
    emblem: { ...frame.emblem, color: GOLD },
  };
}

/** The figure as it stands on the cover; the deadline says that it is one. */
export const getFigureText = (facts: CoverFacts): string =>
  `${isDeadline(facts) ? DEADLINE_WORD : ''}${facts.figure ?? facts.headline}`;

/** True if the figure is the deadline itself, which then isn't repeated. */
const isDeadline = ({ figure, deadline }: CoverFacts): boolean =>
  figure !== undefined && (deadline?.startsWith(figure) ?? false);
