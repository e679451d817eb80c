import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { blankContent } from '../../item/content.schema';
import type { EditorStart } from '../editor.schema';
import { EditorSession } from './editor-session';
import { GalleryCard } from './gallery-card';
import { SessionContext } from './use-editor';

const aPicture = (mediaId: number, given = {}) => ({ mediaId, alt: '', caption: '', decorative: false, ...given });

function draw(pictures: EditorStart['base']['pictures']) {
  const base = { ...blankContent, topic: 'พิธีไหว้ครู', pictures };
  const start: EditorStart = {
    ...{
      accountId: 4,
      door: 'staff',
      key: 'k',
      path: '/colleges/college_news',
      base,
      content: base,
      source: 'current',
    },
    ...{
      files: [],
      editing: 'direct',
      action: 'submit',
      levels: [],
      mayPin: false,
      categories: [],
      others: [],
      drafts: [],
    },
  };
  const session = new EditorSession(start, {
    fetcher: () => Promise.reject(new TypeError('nobody answers')),
    save: () => true,
    remove: () => undefined,
    onSaved: () => undefined,
  });
  render(
    <SessionContext value={session}>
      <GalleryCard />
    </SessionContext>,
  );
  return { session, alts: () => session.read().content.pictures.map(({ alt }) => alt) };
}

test('one text, suggested from the headline, is given to all pictures without one, with their numbers', async () => {
  const { session, alts } = draw([
    aPicture(1),
    aPicture(2, { alt: 'ครู' }),
    aPicture(3, { decorative: true }),
    aPicture(4),
  ]);
  expect(screen.getByRole('textbox', { name: 'คำอธิบายภาพร่วมกันหลายภาพ' })).toHaveValue('พิธีไหว้ครู');
  await userEvent.click(screen.getByRole('button', { name: 'ใส่ให้ภาพที่ยังไม่มี (2)' }));
  expect(alts()).toEqual(['พิธีไหว้ครู (ภาพที่ 1)', 'ครู', '', 'พิธีไหว้ครู (ภาพที่ 4)']);
  expect(screen.getByRole('button', { name: 'ใส่ให้ภาพที่ยังไม่มี (0)' })).toBeDisabled();
  session.stop();
});

test('chosen pictures get the text even if they have one; a long one is cut before the number', async () => {
  const { session, alts } = draw([aPicture(1, { alt: 'หนึ่ง' }), aPicture(2, { alt: 'สอง' })]);
  await userEvent.click(screen.getByRole('checkbox', { name: 'เลือก ภาพที่ 2' }));
  const shared = screen.getByRole('textbox', { name: 'คำอธิบายภาพร่วมกันหลายภาพ' });
  await userEvent.clear(shared);
  await userEvent.click(shared);
  await userEvent.paste('ก'.repeat(300));
  await userEvent.click(screen.getByRole('button', { name: 'ใส่ให้ภาพที่เลือก (1)' }));
  expect(alts()[0]).toBe('หนึ่ง');
  expect(alts()[1]).toHaveLength(300);
  expect(alts()[1]).toMatch(/ก \(ภาพที่ 2\)$|ก… \(ภาพที่ 2\)$/);
  await userEvent.click(screen.getByRole('button', { name: 'เลือกทุกภาพ' }));
  expect(screen.getByRole('checkbox', { name: 'เลือก ภาพที่ 1' })).toBeChecked();
  session.stop();
});

test('an older picture shows its description as its caption until either is changed', async () => {
  const { session } = draw([aPicture(1, { alt: 'ครู', caption: null })]);
  expect(screen.getByRole('textbox', { name: 'คำบรรยายใต้ภาพ ภาพที่ 1' })).toHaveValue('ครู');
  await userEvent.type(screen.getByRole('textbox', { name: 'คำอธิบายภาพ ภาพที่ 1' }), 'สองคน');
  expect(session.read().content.pictures).toMatchObject([{ alt: 'ครูสองคน', caption: 'ครู' }]);
  session.stop();
});
