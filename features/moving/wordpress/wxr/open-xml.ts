import { SaxesParser } from 'saxes';
import type { WxrBuilder } from './build-items';
import { createCdataSplitter } from './split-cdata';
import type { WxrFaults } from './wxr.schema';

/** Deepest nesting of elements; files of WordPress have five. */
const MAX_DEPTH = 64;
/** Most characters without an event, beyond which a tag or a comment counts as never closed. */
const MAX_SILENT = 2_000_000;
const NAMED_FAULTS = 5;
const OPTIONS = { position: false, xmlns: false } as const;
const ITEM = '<item>';
/** Tags that are looked at before the parser gets them. */
const TOKENS = /(<item>|<\/[\w:.-]+\s*>)/;
/** References of HTML that XML doesn't know, in titles and links. */
const ENTITIES: Readonly<Record<string, string>> = {
  ...{ nbsp: '\u00a0', ndash: '–', mdash: '—', hellip: '…', lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”' },
  ...{ bull: '•', middot: '·', copy: '©', reg: '®', laquo: '«', raquo: '»' },
};
/** Complaints that name no loss: whole documents one after another, and lines that a server printed before the first. */
const HARMLESS =
  /outside of root node|only one root|unexpected end|must (?:be|appear) at the start|not allowed before root|expected (?:one of|the name)/;

/**
 * XML of a WordPress file as events. A fault that the parser passes over is counted; where it can't go on, because a tag
 * never ends or nests without end, it begins anew at the next item.
 */
export function openXml(builder: WxrBuilder) {
  const faults: WxrFaults = { errors: 0, first: [], unclosed: 0, removed: 0, skipped: 0, isCut: false };
  let parser: SaxesParser<typeof OPTIONS>;
  /** Names of open elements, outermost first. */
  let open: string[] = [];
  let silent = 0;
  let isLost = false;
  let isClosed = false;

  const note = (message: string) => {
    faults.errors += 1;
    if (faults.first.length < NAMED_FAULTS) faults.first.push({ message, item: builder.count() });
  };
  const start = () => {
    parser = new SaxesParser(OPTIONS);
    Object.assign(parser.ENTITIES, ENTITIES);
    [open, silent, isLost] = [[], 0, false];
    parser.on('opentag', ({ name, attributes }) => {
      [silent, isClosed] = [0, false];
      open.push(name);
      builder.open(name, attributes);
      if (open.length > MAX_DEPTH) isLost = true;
    });
    parser.on('closetag', ({ name }) => {
      silent = 0;
      open.pop();
      if (open.length === 0) isClosed = true;
      builder.close(name);
    });
    parser.on('text', builder.text);
    parser.on('error', ({ message }) => {
      if (!HARMLESS.test(message) && !message.startsWith('unclosed tag')) note(message);
    });
  };

  /** Passes markup to the parser; an item that it doesn't see stands in a tag or a comment that was never closed. */
  const feed = (text: string) => {
    if (isLost) return;
    silent += text.length;
    parser.write(text);
    if (isLost || silent > MAX_SILENT) loseTrack();
  };
  const loseTrack = () => {
    faults.skipped += 1;
    builder.breakOff();
    isLost = true;
  };
  const beginItem = () => {
    const before = builder.count();
    feed(ITEM);
    if (builder.count() > before) return;
    if (!isLost) loseTrack();
    start();
    parser.write(`<rss><channel>${ITEM}`);
  };
  const writeMarkup = (text: string) => {
    for (const token of text.split(TOKENS)) {
      const closed = token.startsWith('</') ? token.slice(2, -1).trim() : undefined;
      if (token === ITEM) beginItem();
      // The parser would close every open element in search of the one that isn't open.
      else if (closed === undefined || isLost || open.includes(closed)) feed(token);
      else note(`unmatched closing tag: ${closed}`);
    }
  };

  const splitter = createCdataSplitter({
    markup: writeMarkup,
    cdata: (text) => {
      if (isLost) return;
      // An empty section has the parser give the text before it first.
      parser.write('<![CDATA[]]>');
      builder.text(text);
    },
    findElement: builder.findElement,
    unclosed: () => {
      faults.unclosed += 1;
    },
  });

  start();
  return {
    write: splitter.write,
    faults: () => ({ ...faults, removed: splitter.countRemoved() }),
    end: (): WxrFaults => {
      const isInSection = splitter.end();
      const isCut = isInSection || isLost || !isClosed;
      if (!isLost) parser.close();
      builder.end();
      return { ...faults, removed: splitter.countRemoved(), isCut };
    },
  };
}
