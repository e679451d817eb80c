import { type Block, joinBlocks, joinTokens, splitBlocks, type Token, toBlockKey, toTokenKey } from './html-blocks';
import { cutAtAnchors, decideGap, findPairs, type MergeRun, mergeLists, type Pairs } from './merge-lists';
import { pairSimilar } from './pair-similar';

/** Sides that are kept of a place that both changed. */
export type Keep = 'mine' | 'theirs' | 'both';
/** Choices by the number of the place, counted from 0; places without one keep both sides. */
export type Keeps = Readonly<Record<number, Keep>>;

/** Part of a merged text: blocks as wholes, or the words of one block. */
export type MergePiece =
  | { kind: 'blocks'; run: MergeRun<Block> }
  | { kind: 'words'; block: Block; runs: MergeRun<Token>[] };

type Texts = { base: string; mine: string; theirs: string };

/** Separator of the words of two sides that both stay, where neither brings a space. */
type Divider<T> = { between: T; isOpen: (item: T) => boolean };
const tokenDivider: Divider<Token> = {
  between: { html: ' ', text: ' ', marks: [] },
  isOpen: ({ text }) => text.trim() === '',
};
const wordDivider: Divider<string> = { between: ' ', isOpen: (word) => word.trim() === '' };

/** Merges two versions of a text with their common base: by block, and by word in blocks that both changed. */
export function mergeHtml(texts: Texts): MergePiece[] {
  const base = splitBlocks(texts.base);
  const mine = splitBlocks(texts.mine);
  const theirs = splitBlocks(texts.theirs);
  const pairs = { mine: pairBlocks(base, mine), theirs: pairBlocks(base, theirs) };
  const pieces: MergePiece[] = [];
  const add = (run: MergeRun<Block>) => {
    const last = pieces.at(-1);
    if (run.kind === 'same' && last?.kind === 'blocks' && last.run.kind === 'same')
      pieces[pieces.length - 1] = { kind: 'blocks', run: { kind: 'same', items: [...last.run.items, ...run.items] } };
    else pieces.push({ kind: 'blocks', run });
  };
  for (const stretch of cutAtAnchors({ base, mine, theirs }, pairs)) {
    if (stretch.kind === 'gap') add(decideGap(stretch, toBlockKey));
    else {
      const run = decideGap(
        { kind: 'gap', base: [stretch.base], mine: [stretch.mine], theirs: [stretch.theirs] },
        toBlockKey,
      );
      const words = run.kind === 'same' ? undefined : mergeWords(stretch);
      if (words) pieces.push({ kind: 'words', block: stretch.mine, runs: words });
      else add(run);
    }
  }
  return pieces;
}

/** The merged text, with what was chosen where both sides differ. */
export function joinMerge(pieces: readonly MergePiece[], keeps: Keeps = {}): string {
  let place = 0;
  const keep = () => {
    place += 1;
    return keeps[place - 1] ?? 'both';
  };
  const blocks = pieces.flatMap((piece): Block[] => {
    if (piece.kind === 'blocks') return takeRun(piece.run, keep);
    const { block, runs } = piece;
    const words = joinTokens(runs.flatMap((run) => takeRun(run, keep, tokenDivider)));
    const { open, close } = block.frame ?? { open: '', close: '' };
    return [{ ...block, html: `${open}${words}${close}` }];
  });
  return joinBlocks(blocks);
}

/** Merges two versions of a line of plain text. */
export const mergePlainText = (texts: Texts, split: (text: string) => string[]): MergeRun<string>[] =>
  mergeLists({ base: split(texts.base), mine: split(texts.mine), theirs: split(texts.theirs) }, (word) => word);

/** The merged line, with what was chosen where both sides differ. */
export function joinPlainText(runs: readonly MergeRun<string>[], keeps: Keeps = {}): string {
  let place = 0;
  const keep = () => {
    place += 1;
    return keeps[place - 1] ?? 'both';
  };
  return runs.flatMap((run) => takeRun(run, keep, wordDivider)).join('');
}

/** Items of a run as they are kept; where both sides stay, mine come first. */
function takeRun<T>(run: MergeRun<T>, keep: () => Keep, divider?: Divider<T>): T[] {
  if (run.kind !== 'both') return run.items;
  const kept = keep();
  if (kept !== 'both') return run[kept];
  const [end, start] = [run.mine.at(-1), run.theirs[0]];
  const isDivided = divider && end !== undefined && start !== undefined && ![end, start].some(divider.isOpen);
  return [...run.mine, ...(isDivided ? [divider.between] : []), ...run.theirs];
}

/** Words of a block that all three versions have; undefined if they are in different elements. */
function mergeWords({ base, mine, theirs }: Record<keyof Texts, Block>): MergeRun<Token>[] | undefined {
  const isLike = (other: Block) => other.frame?.open === mine.frame?.open && other.list === mine.list;
  if (!mine.frame || !isLike(base) || !isLike(theirs)) return undefined;
  return mergeLists({ base: base.tokens, mine: mine.tokens, theirs: theirs.tokens }, toTokenKey);
}

/** Pairs equal blocks first, then similar ones between them. */
function pairBlocks(base: readonly Block[], side: readonly Block[]): Pairs {
  return pairSimilar(base, side, findPairs(base.map(toBlockKey), side.map(toBlockKey)));
}
