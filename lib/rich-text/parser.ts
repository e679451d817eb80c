import type { Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { type DefaultTreeAdapterMap, defaultTreeAdapter, Parser, Tokenizer } from 'parse5';
import { toWellFormed } from '@/lib/text/text-rules';

/** Maximum number of nodes of a text, text nodes not counted: that of a table of 1,000 rows with nine columns. */
export const MAX_NODES = 10_000;
/** Maximum nesting depth; texts of real people reach 50. */
export const MAX_DEPTH = 256;
/** Maximum number of unclosed elements like `<b>`, which are reopened in every new block; each costs time per block. */
export const MAX_CARRIED = 32;
/** Maximum number of attributes of a tag; each is compared with all before it. */
export const MAX_ATTRIBUTES = 100;

/** Thrown for a text that was made to cost time or memory. */
export class ParseBudgetExceeded extends Error {}

/** Budget for parsing one text, consumed during parsing. */
export class ParseBudget {
  nodeCount = 0;

  constructor(private readonly most = MAX_NODES) {}

  /** @throws ParseBudgetExceeded if the budget is used up */
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

/** Parses as browsers do, but fails on excessive nesting: the later steps traverse the tree recursively. */
class BoundedParser extends Parser<DefaultTreeAdapterMap> {
  override onItemPush(...item: Parameters<Parser<DefaultTreeAdapterMap>['onItemPush']>): void {
    super.onItemPush(...item);
    const deep = this.openElements.stackTop > MAX_DEPTH;
    const carried = this.activeFormattingElements.entries.length > MAX_CARRIED;
    if (deep || carried) throw new ParseBudgetExceeded();
  }
}

/** Counts each created node, including those that the parser adds: it reopens unclosed formatting in every block. */
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
 * Parses untrusted HTML with bounded time, memory and depth.
 *
 * @param html any text
 * @param budget remaining budget; that of one text by default
 * @throws ParseBudgetExceeded for a text that nests or repeats excessively
 */
export function parseHtml(html: string, budget = new ParseBudget()): Root {
  const options = { scriptingEnabled: false, treeAdapter: createCountingAdapter(budget) };
  const parser = BoundedParser.getFragmentParser<DefaultTreeAdapterMap>(null, options);
  parser.tokenizer = new BoundedTokenizer(parser.options, parser);
  // The parser would combine two lone surrogates into an invalid character and throw.
  parser.tokenizer.write(toWellFormed(html), true);
  // The parser's own getFragment() moves children one by one, which takes a minute for 100,000.
  const [top] = parser.document.childNodes;
  const tree = top && fromParse5(top);
  return { type: 'root', children: tree?.type === 'element' ? tree.children : [] };
}

/** Parses only the text of HTML whose tags exceed the budget. */
export function parseTextOnly(html: string): Root {
  return parseHtml(html.replace(/<[^<>]*>?/g, ' '));
}
