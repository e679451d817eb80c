import type { Element, ElementContent, Root, Text } from 'hast';
import type { LineMark } from '@/lib/text/thai-words/line-marks';
import { splitAtMarks } from '@/lib/text/thai-words/split-at-marks';

/** Elements inside of a line of text; all others end it. */
const INLINE = new Set(['a', 'strong', 'em', 'b', 'i', 'u', 's', 'sub', 'sup', 'code', 'span', 'mark', 'small']);

type TextRun = { nodes: { node: Text; parent: Element | Root; start: number }[]; text: string; start: number };

/** Parts of the text of a tree that browsers would break wrongly; places count all of its text, in order. */
export function findTreeMarks(tree: Root, find: (text: string) => readonly LineMark[]) {
  const runs = listTextRuns(tree);
  const marks = runs.flatMap(({ text, start }) =>
    find(text).map((mark) => ({ start: mark.start + start, end: mark.end + start })),
  );
  return { length: runs.reduce((sum, { text }) => sum + text.length, 0), marks };
}

/** Length of all text of a tree, to which the places of its marks refer. */
export const countTreeText = (tree: Root): number => listTextRuns(tree).reduce((sum, { text }) => sum + text.length, 0);

/** Wraps the marked parts of a tree in `<n-b>`, which keeps them on one line. A part across elements stays as it is. */
export function wrapTreeMarks(tree: Root, marks: readonly LineMark[]): void {
  let next = 0;
  for (const { nodes } of listTextRuns(tree)) {
    for (const { node, parent, start } of nodes) {
      const end = start + node.value.length;
      while (next < marks.length && (marks[next]?.start ?? 0) < start) next += 1;
      const own: LineMark[] = [];
      for (let mark = marks[next]; mark && mark.end <= end; mark = marks[next]) {
        own.push({ start: mark.start - start, end: mark.end - start });
        next += 1;
      }
      if (own.length > 0) replaceText(parent, node, own);
    }
  }
}

function replaceText(parent: Element | Root, node: Text, marks: readonly LineMark[]): void {
  const pieces = splitAtMarks(node.value, marks).map(({ text, whole }): ElementContent => {
    const value: Text = { type: 'text', value: text };
    return whole ? { type: 'element', tagName: 'n-b', properties: {}, children: [value] } : value;
  });
  parent.children.splice(parent.children.indexOf(node), 1, ...pieces);
}

/** Texts of a tree that share a line: those of a block, through its inline elements. */
function listTextRuns(tree: Root): TextRun[] {
  const runs: TextRun[] = [];
  let at = 0;
  let isOpen = false;
  const visit = (parent: Element | Root): void => {
    for (const child of parent.children) {
      if (child.type === 'text') {
        if (!isOpen) runs.push({ nodes: [], text: '', start: at });
        isOpen = true;
        const run = runs.at(-1);
        run?.nodes.push({ node: child, parent, start: at });
        if (run) run.text += child.value;
        at += child.value.length;
      } else if (child.type === 'element') {
        const ends = !INLINE.has(child.tagName);
        if (ends) isOpen = false;
        visit(child);
        if (ends) isOpen = false;
      }
    }
  };
  visit(tree);
  return runs;
}
