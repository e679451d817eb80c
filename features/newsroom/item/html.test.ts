import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { richTextMessages } from '@/lib/rich-text/messages';
import { isTooDeep, readHtmlAttacks } from '@/testing/html-attacks';
import { aKey, aNewsroom, type Newsroom, someContent } from '@/testing/newsroom';
import { saveNews } from './save.commands';

/** Attributes that stored HTML may have, and URLs that they may hold. */
const ATTRIBUTE = /^(href|src|alt|width|height|title|start|scope|colspan|rowspan|data-width|data-side)$/;
const ADDRESS = /^(https?:|mailto:|tel:|\/|#|\?)/i;

/** About three hundred saves for each role, if a file with more attacks is given. */
jest.setTimeout(120_000);

describe('P-048 and P-053: every role’s HTML is stored clean, or refused if it is nested too deeply', () => {
  let room: Newsroom;
  beforeAll(async () => {
    room = await aNewsroom();
  });

  const roles = ['user', 'college', 'institute', 'province', 'unit', 'department', 'editor', 'administrator'] as const;

  test.each(roles)('%s', async (role) => {
    for (const attack of readHtmlAttacks()) {
      const detail = await storedBy(room[role], attack).catch((error: unknown) => {
        expect(error).toMatchObject({ kind: 'invalid', fields: { detail: richTextMessages['richText.tooComplex'] } });
        expect(isTooDeep(attack)).toBe(true);
        return '';
      });
      expect({ attack, faults: listFaults(detail) }).toEqual({ attack, faults: [] });
    }
  });

  async function storedBy(viewer: Viewer, detail: string): Promise<string> {
    const { id } = await saveNews({ key: aKey(), content: someContent(room.category.id, { detail }) }, viewer);
    return (await db.news.findUniqueOrThrow({ where: { id }, select: { detail: true } })).detail;
  }
});

/** Checks stored HTML tag by tag, without the parser that cleaned it. */
function listFaults(html: string): string[] {
  const tags = html.match(/<[^>]*>/g) ?? [];
  return tags.flatMap((tag) => {
    const [, name = '', rest = ''] = /^<\/?([a-z0-9]+)((?:\s[^>]*)?)>$/.exec(tag) ?? [];
    if (!KNOWN.has(name)) return [tag];
    const attributes = [...rest.matchAll(/([^\s=]+)(?:=("[^"]*"|[^\s]+))?/g)];
    return attributes.flatMap(([whole, attribute = '', value = '']) => {
      const bare = value.replaceAll('"', '');
      const isAddress = attribute === 'href' || attribute === 'src';
      return ATTRIBUTE.test(attribute) && (!isAddress || ADDRESS.test(bare)) ? [] : [whole];
    });
  });
}
const KNOWN = new Set(
  'p h2 h3 h4 ul ol li strong em u s blockquote hr br a table thead tbody tr th td figure figcaption img iframe'.split(
    ' ',
  ),
);
