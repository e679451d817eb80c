/** Signs that XML may not have; WordPress writes those that authors pasted. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are what is left out
const NO_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const OPEN = '<![CDATA[';
const CLOSE = ']]>';
/** An ampersand that begins no reference. */
const BARE = /&(?!(?:#\d{1,7}|#[xX][\da-fA-F]{1,6}|[A-Za-z]\w{0,31});)/g;
/** Longest beginning of a reference or a section that a piece may end with. */
const LONGEST_TAIL = 40;

export type CdataHandlers = {
  /** Markup outside of CDATA sections, in any pieces. */
  markup: (text: string) => void;
  /** Text of a section, in any pieces. */
  cdata: (text: string) => void;
  /** Name of the innermost open element, whose closing tag ends a section that was never closed. */
  findElement: () => string;
  /** Called for a section that was never closed. */
  unclosed: () => void;
};

/**
 * Separates CDATA sections from markup. Whole texts of items are sections: an XML parser would keep each until its end,
 * and a section without one would swallow all that follows. Outside of sections, ampersands that begin no reference are
 * escaped; control signs are left out everywhere.
 *
 * @returns `write` for pieces of the text, `end` after the last, `removed` the number of control signs
 */
export function createCdataSplitter({ markup, cdata, findElement, unclosed }: CdataHandlers) {
  let isInside = false;
  let rest = '';
  let removed = 0;

  const giveMarkup = (text: string) => {
    if (text !== '') markup(text.replace(BARE, '&amp;'));
  };

  /** Handles text up to the next change; false if the text has none. */
  const step = (): boolean => {
    if (!isInside) {
      const start = rest.indexOf(OPEN);
      if (start < 0) return false;
      giveMarkup(rest.slice(0, start));
      rest = rest.slice(start + OPEN.length);
      isInside = true;
      return true;
    }
    const closer = `</${findElement()}>`;
    const end = rest.indexOf(CLOSE);
    const broken = closer.length > CLOSE.length ? (end < 0 ? rest : rest.slice(0, end)).indexOf(closer) : -1;
    if (end < 0 && broken < 0) return false;
    const at = broken < 0 ? end : broken;
    if (at > 0) cdata(rest.slice(0, at));
    if (broken >= 0) unclosed();
    rest = rest.slice(broken < 0 ? end + CLOSE.length : broken);
    isInside = false;
    return true;
  };

  /** Length of the end of the text that may belong to what follows. */
  const findTail = (): number => {
    if (isInside) return Math.min(rest.length, findElement().length + CLOSE.length);
    const tail = rest.slice(-LONGEST_TAIL);
    const sign = Math.max(tail.lastIndexOf('&'), tail.lastIndexOf('<'));
    return sign < 0 ? 0 : tail.length - sign;
  };

  return {
    write: (text: string) => {
      const clean = text.replace(NO_XML, '');
      removed += text.length - clean.length;
      rest += clean;
      while (step());
      const cut = rest.length - findTail();
      const ready = rest.slice(0, cut);
      rest = rest.slice(cut);
      if (!isInside) giveMarkup(ready);
      else if (ready !== '') cdata(ready);
    },
    /** @returns true if the text ends within a section */
    end: (): boolean => {
      if (!isInside) giveMarkup(rest);
      else if (rest !== '') cdata(rest);
      rest = '';
      return isInside;
    },
    countRemoved: () => removed,
  };
}
