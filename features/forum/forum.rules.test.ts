import { forumList, readMentionCandidates, readPieces, toForumBackPath, toForumPath, toPostPage } from './forum.rules';
import { toNewsDraft } from './topic.rules';

const listPieces = (body: string, names: string[] = []) =>
  readPieces(body, names).map(({ kind, text }) => [kind, text]);

test('only whole web addresses become links, without what ends the sentence', () => {
  expect(listPieces('ดู https://example.org/a?b=1. แล้ว')).toEqual([
    ['words', 'ดู '],
    ['link', 'https://example.org/a?b=1'],
    ['words', '. แล้ว'],
  ]);
  for (const text of [
    'javascript:alert(1)',
    'data:text/html,x',
    '//example.org',
    'www.example.org',
    'https://',
    '<b>',
  ]) {
    expect(listPieces(text)).toEqual([['words', text]]);
  }
  expect(listPieces('https://example.org"onclick="x')).toEqual([
    ['link', 'https://example.org'],
    ['words', '"onclick="x'],
  ]);
  expect(listPieces('(https://example.org)ต่อ')).toEqual([
    ['words', '('],
    ['link', 'https://example.org'],
    ['words', ')ต่อ'],
  ]);
});

test('mentioned names are separate pieces, the longest where several match', () => {
  expect(listPieces('@สมชาย ใจดี และ @สมหญิง', ['สมชาย', 'สมชาย ใจดี'])).toEqual([
    ['name', '@สมชาย ใจดี'],
    ['words', ' และ @สมหญิง'],
  ]);
});

test('after each @, every prefix of the line may be a name, the longest first', () => {
  expect(readMentionCandidates('@ก ข\n@ค', 20)).toEqual([['ก ข', 'ก'], ['ค']]);
  expect(readMentionCandidates('@ก @ข', 1)).toHaveLength(1);
  expect(readMentionCandidates('ไม่มี', 20)).toEqual([]);
});

test('the page of a post follows from the number of posts before it', () => {
  expect([0, 19, 20, 40].map(toPostPage)).toEqual([1, 1, 2, 3]);
});

test('invalid parameters fall back to defaults', () => {
  const choice = forumList.read({ filter: 'x', sort: 'id', room: '0x10', page: '-1' });
  expect(choice).toMatchObject({ filter: 'all', sort: 'active', roomId: undefined, page: 1 });
});

test.each(['//example.org/forum', 'https://example.org/a/forum', '/a/b/forum', '/a/forum/../b', '/a/forum#x'])(
  'no form redirects to %s',
  (address) => {
    expect([toForumPath(address), toForumBackPath(address)]).toEqual(['/', '/']);
  },
);

test('a form redirects within the forum', () => {
  expect(toForumBackPath('/colleges/forum/12?page=2')).toBe('/colleges/forum/12?page=2');
  expect(toForumPath('/colleges/forum')).toBe('/colleges/forum');
});

test('a news draft escapes the text', () => {
  const { detail, topic } = toNewsDraft({ title: 'x', opening: '<script>1</script> & "ก"\nสอง\n\nสาม' });
  expect(topic).toBe('x');
  expect(detail).toBe('<p>&lt;script&gt;1&lt;/script&gt; &amp; &quot;ก&quot;<br>สอง</p><p>สาม</p>');
});
