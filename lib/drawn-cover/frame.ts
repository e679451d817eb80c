import { type Box, DEADLINE_WORD, listSizes, type TextBlock } from './cover-plan';
import type { CoverFacts, CoverFormat, CoverSize } from './drawn-cover.schema';

type EdgeColors = { kicker: string; office: string; deadline: string };

/** Places shared by the layouts of one format: margins, the body between the edges, the edges' texts and rules. */
export type CoverFrame = {
  size: CoverSize;
  /** Pixels per unit of a cover of 1,280 units. */
  unit: number;
  margin: number;
  body: Box;
  emblem: { left: number; top: number; size: number };
  buildRules: (color: string) => string;
  listEdgeTexts: (facts: CoverFacts, colors: EdgeColors) => TextBlock[];
  /** The same frame with its left edge moved by some pixels, for a panel beside it. */
  indent: (by: number) => CoverFrame;
};

const UNITS = 1_280;
/** On cards the category's badge lies upon the picture's top left corner; texts there are a third larger. */
const CARD = { kicker: false, edge: 40, top: 150 } as const;
const WHOLE = { kicker: true, edge: 32, top: 160 } as const;

export function buildFrame(format: CoverFormat, size: CoverSize, moved = 0): CoverFrame {
  const unit = size.width / UNITS;
  const { kicker, edge, top } = format === 'card' ? CARD : WHOLE;
  const margin = Math.round(72 * unit);
  const left = margin + moved;
  const width = size.width - left - margin;
  const line = Math.round(edge * unit * 1.75);
  const footTop = size.height - Math.round(40 * unit) - line;
  const ruleTop = footTop - Math.round(20 * unit);
  const bodyTop = Math.round(top * unit);
  const emblemSize = Math.round(96 * unit);
  const dash = Math.round(36 * unit);
  const kickerTop = Math.round(64 * unit);
  const dashes = (color: string) =>
    kicker
      ? `<rect x="${left}" y="${kickerTop + Math.round(line / 2) - 2}" width="${dash}" height="${Math.round(4 * unit)}" fill="${color}"/>`
      : '';
  const sizes = listSizes(Math.round(edge * unit), Math.round(edge * unit * 0.6));
  const shared = { sizes, place: 'middle' } as const;
  return {
    size,
    unit,
    margin,
    body: { left, top: bodyTop, width, height: ruleTop - Math.round(36 * unit) - bodyTop },
    emblem: { left: size.width - margin - emblemSize, top: Math.round(44 * unit), size: emblemSize },
    buildRules: (color) =>
      `${dashes(color)}<rect x="${left}" y="${ruleTop}" width="${width}" height="${Math.max(1, Math.round(2 * unit))}" fill="${color}"/>`,
    listEdgeTexts: ({ category, office, deadline }, colors) => {
      const half = Math.round(width * 0.58);
      const officeWidth = deadline === undefined ? width : half;
      return [
        ...(kicker
          ? [
              {
                ...shared,
                text: category,
                box: { left: left + dash + Math.round(16 * unit), top: kickerTop, width: half, height: line },
                color: colors.kicker,
                align: 'left' as const,
              },
            ]
          : []),
        {
          ...shared,
          text: office,
          box: { left, top: footTop, width: officeWidth, height: line },
          color: colors.office,
          align: 'left',
        },
        ...(deadline === undefined
          ? []
          : [
              {
                ...shared,
                text: `${DEADLINE_WORD}${deadline}`,
                box: { left: left + half + margin / 2, top: footTop, width: width - half - margin / 2, height: line },
                color: colors.deadline,
                align: 'right' as const,
              },
            ]),
      ];
    },
    indent: (by) => buildFrame(format, size, moved + by),
  };
}
