import type { Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { type DefaultTreeAdapterMap, defaultTreeAdapter, Parser, Tokenizer } from 'parse5';
import { toWellFormed } from '@/lib/text/text-rules';

/** How many nodes but texts may be made of one text: a table of 1,000 rows with nine columns has as many. */
export const MAX_NODES = 10_000;
/** How deep elements may stand in each other; texts of people reach 50. */
export const MAX_DEPTH = 256;
/** How many unclosed elements like `<b>` are opened again in every new block; each costs time per block. */
export const MAX_CARRIED = 32;
/** How many attributes a tag may have; each is compared with all before it. */
export const MAX_ATTRIBUTES = 100;

/** Says that the text is no text of people but made to cost time or memory. */
export class ParseBudgetExceeded extends Error {}

/** The budget of parsing one text, counted while it is parsed. */
export class ParseBudget {
  /** Nodes that were made. */
  nodeCount = 0;

  constructor(private readonly most = MAX_NODES) {}

  /** @throws ParseBudgetExceeded when nothing is left */
  countNode(): void {
    this.nodeCount += 1;
    if (this.nodeCount > this.most) throw new ParseBudgetExceeded();
  }
}

class BoundedTokenizer extends Tokenizer {
  private tag: unknown;
  private attributes = 0;

  protected override _leaveAttrName(): void {
    if (this.tag !== this.currentToken) this.attributes = 0;
    this.tag = this.currentToken;
    this.attributes += 1;
    if (this.attributes > MAX_ATTRIBUTES) throw new ParseBudgetExceeded();
    super._leaveAttrName();
  }
}

/** Reads as browsers do and gives up on what would nest without end: the steps after it follow the tree by recursion. */
class BoundedParser extends Parser<DefaultTreeAdapterMap> {
  override onItemPush(...item: Parameters<Parser<DefaultTreeAdapterMap>['onItemPush']>): void {
    super.onItemPush(...item);
    const deep = this.openElements.stackTop > MAX_DEPTH;
    const carried = this.activeFormattingElements.entries.length > MAX_CARRIED;
    if (deep || carried) throw new ParseBudgetExceeded();
  }
}

/** Counts each node when it is made, also those that the parser adds of its own: it opens unclosed styles again in every block. */
const createCountingAdapter = (budget: ParseBudget): typeof defaultTreeAdapter => ({
  ...defaultTreeAdapter,
  createElement: (...given) => {
    budget.countNode();
    return defaultTreeAdapter.createElement(...given);
  },
  createCommentNode: (data) => {
    budget.countNode();
    return defaultTreeAdapter.createCommentNode(data);
  },
});

/**
 * Parses HTML that somebody wrote, in time, memory and depth that are bounded whatever it says.
 *
 * @param html any text
 * @param budget what is left of the work that the text may cost; that of one text unless given
 * @throws ParseBudgetExceeded for a text that nests or repeats without reason
 */
export function parseHtml(html: string, budget = new ParseBudget()): Root {
  const options = { scriptingEnabled: false, treeAdapter: createCountingAdapter(budget) };
  const parser = BoundedParser.getFragmentParser<DefaultTreeAdapterMap>(null, options);
  parser.tokenizer = new BoundedTokenizer(parser.options, parser);
  // It makes an impossible letter of two halves that are none together, and throws.
  parser.tokenizer.write(toWellFormed(html), true);
  // Its own getFragment() moves child by child, which takes a minute where there are 100,000.
  const [top] = parser.document.childNodes;
  const tree = top && fromParse5(top);
  return { type: 'root', children: tree?.type === 'element' ? tree.children : [] };
}

/** The same of a text whose tags are over the budget: its words alone. */
export function parseTextOnly(html: string): Root {
  return parseHtml(html.replace(/<[^<>]*>?/g, ' '));
}
