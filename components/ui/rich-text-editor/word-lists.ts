/** Word's CSS for the list level of a paragraph. */
const LEVEL = /mso-list:\s*l\d+\s+level(\d+)/i;
const NUMBER = /^\s*(?:\d+|[๐-๙]+|[a-z]{1,4}|[ก-ฮ])[.)]/i;

type Item = { paragraph: Element; level: number; ordered: boolean };

/** Turns Word's lists, which are paragraphs with a typed marker, into real lists. */
export function convertWordLists(body: Element): void {
  for (const run of findRuns(body)) replaceRun(run);
}

function findRuns(body: Element): Item[][] {
  const runs: Item[][] = [];
  let last: Element | undefined;
  for (const paragraph of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    const level = Number(LEVEL.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? 0);
    if (level === 0) continue;
    const item = { paragraph, level, ordered: NUMBER.test(removeListMarker(paragraph)) };
    const goesOn = last !== undefined && paragraph.previousElementSibling === last;
    if (goesOn) runs.at(-1)?.push(item);
    else runs.push([item]);
    last = paragraph;
  }
  return runs;
}

/**
 * Removes the typed marker of an item.
 *
 * @returns its text
 */
function removeListMarker(paragraph: Element): string {
  const mark = [...paragraph.querySelectorAll('span')].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  );
  mark?.remove();
  return mark?.textContent ?? '';
}

function replaceRun(run: Item[]): void {
  const open: { list: Element; level: number }[] = [];
  for (const { paragraph, level, ordered } of run) {
    while ((open.at(-1)?.level ?? 0) > level) open.pop();
    const kind = ordered ? 'OL' : 'UL';
    const current = open.at(-1);
    if (!current || current.level < level || (open.length === 1 && current.list.tagName !== kind)) {
      const list = paragraph.ownerDocument.createElement(kind);
      if (current && current.level < level) (current.list.lastElementChild ?? current.list).append(list);
      else paragraph.before(list);
      if (current && current.level === level) open.pop();
      open.push({ list, level });
    }
    const item = paragraph.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    open.at(-1)?.list.append(item);
    paragraph.remove();
  }
}
