import { type Block, joinBlocks, splitBlocks, toBlockKey } from '@/lib/merge/html-blocks';
import { findPairs } from '@/lib/merge/merge-lists';

/** Part of a comparison: paragraphs as HTML; of unchanged ones also their number. */
export type ComparedPart = { kind: 'same' | 'removed' | 'added'; html: string; count: number };

/** Compares two texts by paragraphs and list items, in the order of reading; what was removed stands before what was added. */
export function comparePolicyTexts(before: string, after: string): ComparedPart[] {
  const [old, now] = [splitBlocks(before), splitBlocks(after)];
  const pairs = findPairs(old.map(toBlockKey), now.map(toBlockKey));
  const parts: { kind: ComparedPart['kind']; blocks: Block[] }[] = [];
  const put = (kind: ComparedPart['kind'], blocks: readonly Block[]) => {
    if (blocks.length === 0) return;
    const last = parts.at(-1);
    if (last?.kind === kind) last.blocks.push(...blocks);
    else parts.push({ kind, blocks: [...blocks] });
  };
  let [from, to] = [0, 0];
  for (const [at, there] of [...pairs, [old.length, now.length] as const]) {
    put('removed', old.slice(from, at));
    put('added', now.slice(to, there));
    put('same', old.slice(at, at + 1));
    [from, to] = [at + 1, there + 1];
  }
  return parts.map(({ kind, blocks }) => ({ kind, html: joinBlocks(blocks), count: blocks.length }));
}
