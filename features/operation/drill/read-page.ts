import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** A page as a reader sees it. */
export type SeenPage = { status: number; title: string; h1: string; text: string };

const TIMEOUT_MS = 60_000;
/** Elements without words of the article: scripts, times, and lists of other items beside it. */
const LEFT_OUT = ['script', 'style', 'template', 'time', 'nav', 'aside', 'form', 'svg', 'button'];

/**
 * Reads a page of a portal on this machine under the host of the site.
 *
 * @param port of the portal
 * @param host of SITE_URL
 */
export async function readPage(port: number, host: string, path: string): Promise<SeenPage> {
  const options = {
    port,
    path,
    headers: { Host: host, 'X-Forwarded-Proto': 'https' },
    agent: false,
    host: '127.0.0.1',
  };
  const [status, html] = await new Promise<[number, string]>((resolve, reject) => {
    const asked = request({ ...options, signal: AbortSignal.timeout(TIMEOUT_MS) }, (answer) => {
      text(answer).then((body) => resolve([answer.statusCode ?? 0, body]), reject);
    });
    asked.on('error', reject).end();
  });
  return { status, ...readHtml(html) };
}

/** Title, first heading, and the words of the article, or of the main part; without numbers, as counts go on. */
export function readHtml(html: string): Omit<SeenPage, 'status'> {
  const document = parse(html);
  const find = (name: string) => findElement(document, name);
  const words = (node: Node | undefined) =>
    node
      ? collectText(node)
          .replace(/[\d๐-๙]+/g, '')
          .replace(/\s+/g, ' ')
          .trim()
      : '';
  return { title: words(find('title')), h1: words(find('h1')), text: words(find('article') ?? find('main')) };
}

const isElement = (node: Node): node is Element => 'tagName' in node;
const listChildren = (node: Node): Node[] => ('childNodes' in node ? node.childNodes : []);

/** Depth-first and without recursion, as pages of others may be deep. */
function findElement(root: Node, name: string): Element | undefined {
  const left: Node[] = [root];
  for (let node = left.pop(); node; node = left.pop()) {
    if (isElement(node) && node.tagName === name) return node;
    left.push(...listChildren(node).toReversed());
  }
  return undefined;
}

function collectText(root: Node): string {
  const parts: string[] = [];
  const left: Node[] = [root];
  for (let node = left.pop(); node; node = left.pop()) {
    if ('value' in node && node.nodeName === '#text') parts.push(node.value);
    if (isElement(node) && node !== root && LEFT_OUT.includes(node.tagName)) continue;
    left.push(...listChildren(node).toReversed());
  }
  return parts.join(' ');
}

/** Names the parts in which two pages differ; of pages whose content may have changed since, the text isn't compared. */
export function comparePages(restored: SeenPage, running: SeenPage, isSame: boolean): string[] {
  const parts = ['status', 'title', 'h1', ...(isSame ? (['text'] as const) : [])] as const;
  return parts.filter((part) => restored[part] !== running[part]);
}
