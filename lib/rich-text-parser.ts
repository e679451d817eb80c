import type { Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { type DefaultTreeAdapterMap, Parser, Tokenizer } from 'parse5';

/** How deep elements may stand in each other; texts of people reach 50. */
const MAX_DEPTH = 256;
/** How many elements a text may have; a table that fills a text of 512 KiB has fewer. */
const MAX_ELEMENTS = 50_000;
/** How many unclosed elements like `<b>` are opened again in every new block; each costs time per block. */
const MAX_CARRIED = 32;

/** How many attributes a tag may have; each is compared with all before it. */
const MAX_ATTRIBUTES = 1_000;

/** Says that the text is no text of people but made to cost time or memory. */
class Unreasonable extends Error {}

class BoundedTokenizer extends Tokenizer {
  private tag: unknown;
  private attributes = 0;

  protected override _leaveAttrName(): void {
    if (this.tag !== this.currentToken) this.attributes = 0;
    this.tag = this.currentToken;
    this.attributes += 1;
    if (this.attributes > MAX_ATTRIBUTES) throw new Unreasonable();
    super._leaveAttrName();
  }
}

/** Reads as browsers do and gives up on what would nest without end: the steps after it follow the tree by recursion. */
class BoundedParser extends Parser<DefaultTreeAdapterMap> {
  private pushed = 0;

  override onItemPush(...item: Parameters<Parser<DefaultTreeAdapterMap>['onItemPush']>): void {
    super.onItemPush(...item);
    this.pushed += 1;
    const deep = this.openElements.stackTop > MAX_DEPTH;
    const carried = this.activeFormattingElements.entries.length > MAX_CARRIED;
    if (deep || carried || this.pushed > MAX_ELEMENTS) throw new Unreasonable();
  }
}

/**
 * Parses HTML that somebody wrote, in time and depth that its length bounds.
 *
 * @param html any text; of one that nests without reason only the words are kept
 */
export function parseHtml(html: string): Root {
  try {
    return parseBounded(html);
  } catch (cause) {
    if (!(cause instanceof Unreasonable)) throw cause;
    return parseBounded(html.replace(/<[^<>]*>?/g, ' '));
  }
}

function parseBounded(html: string): Root {
  const parser = BoundedParser.getFragmentParser<DefaultTreeAdapterMap>(null, { scriptingEnabled: false });
  parser.tokenizer = new BoundedTokenizer(parser.options, parser);
  parser.tokenizer.write(html, true);
  // Its own getFragment() moves child by child, which takes a minute where there are 100,000.
  const [top] = parser.document.childNodes;
  const tree = top && fromParse5(top);
  return { type: 'root', children: tree?.type === 'element' ? tree.children : [] };
}
