/** Finds the terms that begin at a place of a text. */
export type TermIndex = {
  /** Lengths of the terms that begin at this place, longest first. */
  findLengths: (text: string, at: number) => readonly number[];
  /** Places inside a term at which a line may end. */
  findParts: (term: string) => readonly number[];
  /** Lengths of the words of a term that is several words: what the general dictionary would cut elsewhere. */
  findWords: (term: string) => readonly number[];
  size: number;
};

type Node = { next: Map<number, Node>; isTerm: boolean };

const NONE: readonly number[] = [];
const createNode = (): Node => ({ next: new Map(), isTerm: false });

/**
 * Indexes terms as a trie: a lookup costs as many steps as the longest term that fits has letters.
 *
 * @param entries terms in NFC, with a hyphen where a line may end inside of one and a slash where one consists of
 *   several words; those of a single letter are left out
 */
export function createTermIndex(entries: Iterable<string>): TermIndex {
  const root = createNode();
  const parts = new Map<string, readonly number[]>();
  const words = new Map<string, readonly number[]>();
  let size = 0;
  for (const entry of entries) {
    const term = entry.replace(/[-/]/g, '');
    if (term.length < 2) continue;
    if (entry.includes('-')) parts.set(term, findHyphens(entry));
    if (entry.includes('/'))
      words.set(
        term,
        entry.split('/').map(({ length }) => length),
      );
    const end = insertTerm(root, term);
    if (!end.isTerm) size += 1;
    end.isTerm = true;
  }
  const findParts = (term: string) => parts.get(term) ?? NONE;
  const findWords = (term: string) => words.get(term) ?? NONE;
  return { findLengths: (text, at) => findLengths(root, text, at), findParts, findWords, size };
}

/** Places of the hyphens of an entry, counted without them. */
const findHyphens = (entry: string): number[] => [...entry.matchAll(/-/g)].map(({ index }, before) => index - before);

function insertTerm(root: Node, term: string): Node {
  let node = root;
  for (let at = 0; at < term.length; at += 1) {
    const code = term.charCodeAt(at);
    const next = node.next.get(code) ?? createNode();
    node.next.set(code, next);
    node = next;
  }
  return node;
}

function findLengths(root: Node, text: string, at: number): readonly number[] {
  let lengths = NONE;
  let node = root.next.get(text.charCodeAt(at));
  for (let length = 1; node; length += 1) {
    if (node.isTerm) lengths = [length, ...lengths];
    node = node.next.get(text.charCodeAt(at + length));
  }
  return lengths;
}
