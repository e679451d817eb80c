import { type CoverPlan, GOLD, listSizes, type TextBlock } from './cover-plan';
import { buildDarkGround, getFigureText, planFigure, planHeadline } from './dark-layouts';
import { type CoverFacts, type CoverFormat, type CoverLayout, coverFormats } from './drawn-cover.schema';
import { buildFrame, type CoverFrame } from './frame';
import { planPanel, planPaper } from './light-layouts';

type PlanLayout = (facts: CoverFacts, frame: CoverFrame) => CoverPlan;

const layouts: Readonly<Record<CoverLayout, PlanLayout>> = {
  headline: planHeadline,
  figure: planFigure,
  panel: planPanel,
  paper: planPaper,
};

const HEX = /^#[0-9a-f]{6}$/i;
const toHexColor = (color: string, other: string): string => (HEX.test(color) ? color : other);

/** Plans a cover: what stands where, at any content. A figure layout without a figure is planned as a headline. */
export function planCover(given: CoverFacts, format: CoverFormat): CoverPlan {
  const facts: CoverFacts = {
    ...given,
    color: toHexColor(given.color, '#9a3412'),
    colorDeep: toHexColor(given.colorDeep, '#74101f'),
    layout: given.layout === 'figure' && given.figure === undefined ? 'headline' : given.layout,
  };
  if (format === 'mark' || format === 'tall') return planMark(facts, format);
  return layouts[facts.layout](facts, buildFrame(format, coverFormats[format]));
}

/**
 * A cover beside or behind its headline: the figure, else the emblem alone. The tall one leaves its lower half free, as
 * the headline lies upon it.
 */
function planMark(facts: CoverFacts, format: 'mark' | 'tall'): CoverPlan {
  const size = coverFormats[format];
  const { width } = size;
  const height = format === 'tall' ? Math.round(size.height * 0.56) : size.height;
  const ground = buildDarkGround(size, facts);
  if (facts.figure === undefined) {
    const side = Math.round(height * 0.6);
    const emblem = {
      left: Math.round((width - side) / 2),
      top: Math.round((height - side) / 2),
      size: side,
      color: GOLD,
    };
    return { ...size, ground, texts: [], emblem };
  }
  const margin = Math.round(width * 0.09);
  const figure: TextBlock = {
    text: getFigureText(facts),
    box: { left: margin, top: margin, width: width - 2 * margin, height: height - 2 * margin },
    sizes: listSizes(Math.round(width * 0.26), Math.round(width * 0.08)),
    color: GOLD,
    align: 'centre',
    place: 'middle',
    isFigure: true,
  };
  return { ...size, ground, texts: [figure] };
}
