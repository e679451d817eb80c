import { blankContent } from '../../item/content.schema';
import type { StoredDraft } from '../editor.schema';
import { deleteDraft, listDrafts, saveDraft } from './stored-drafts';

const content: StoredDraft['content'] = { ...blankContent, categoryId: 1, topic: 'หัวข้อ' };
const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 3, minute)).toISOString();
const draft = (key: string, minute = 0, detail = ''): StoredDraft => ({
  key,
  savedAt: at(minute),
  content: { ...content, detail },
});
const mine = { accountId: 1, itemId: null };

beforeEach(() => localStorage.clear());

test('a stored draft is read back unchanged', () => {
  expect(saveDraft(mine, draft('a'))).toBe(true);
  expect(listDrafts(mine)).toEqual([draft('a')]);
});

test('drafts of other accounts and other items are not listed', () => {
  saveDraft(mine, draft('a'));
  expect(listDrafts({ accountId: 11, itemId: null })).toEqual([]);
  expect(listDrafts({ accountId: 2, itemId: null })).toEqual([]);
  expect(listDrafts({ accountId: 1, itemId: 7 })).toEqual([]);
});

test('the newest come first, and a deleted one is gone', () => {
  saveDraft(mine, draft('old', 1));
  saveDraft(mine, draft('new', 2));
  expect(listDrafts(mine).map(({ key }) => key)).toEqual(['new', 'old']);
  deleteDraft(mine, 'new');
  expect(listDrafts(mine).map(({ key }) => key)).toEqual(['old']);
});

test('only the newest twenty are stored', () => {
  for (let minute = 0; minute < 25; minute += 1) saveDraft(mine, draft(`k${minute}`, minute));
  const kept = listDrafts(mine).map(({ key }) => key);
  expect(kept).toHaveLength(20);
  expect(kept[0]).toBe('k24');
  expect(kept).not.toContain('k4');
});

test('large drafts evict the oldest, and all together stay below a million characters', () => {
  const large = 'ก'.repeat(300_000);
  for (let minute = 0; minute < 5; minute += 1) saveDraft(mine, draft(`k${minute}`, minute, large));
  expect(listDrafts(mine).map(({ key }) => key)).toEqual(['k4', 'k3', 'k2']);
});

test('a refusal by the browser is reported', () => {
  const full: Storage = {
    length: 0,
    key: () => null,
    getItem: () => null,
    removeItem: () => undefined,
    clear: () => undefined,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  expect(saveDraft(mine, draft('a'), full)).toBe(false);
});

test('broken entries in the storage are skipped', () => {
  localStorage.setItem('newsDraft:1:new:x', '{"key":');
  localStorage.setItem('newsDraft:1:new:y', '{"key":"y"}');
  saveDraft(mine, draft('a'));
  expect(listDrafts(mine).map(({ key }) => key)).toEqual(['a']);
});
