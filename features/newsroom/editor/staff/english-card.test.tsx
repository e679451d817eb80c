import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { blankContent, type NewsContent } from '../../item/content.schema';
import type { EditorStart } from '../editor.schema';
import { EditorSession } from './editor-session';
import { EnglishCard } from './english-card';
import { SessionContext } from './use-editor';

const lists = { files: [], levels: [], categories: [], others: [], drafts: [] };

function show(given: Partial<NewsContent>) {
  const content = { ...blankContent, ...given };
  const start: EditorStart = {
    ...{ accountId: 4, door: 'staff', key: 'k', path: '/colleges/college_news', base: content, content },
    ...{ source: 'current', editing: 'direct', action: 'submit', mayPin: false, ...lists },
  };
  const session = new EditorSession(start, {
    fetcher: () => Promise.reject(new TypeError('nobody answers')),
    save: () => true,
    remove: () => undefined,
    onSaved: () => undefined,
  });
  const { container } = render(
    <SessionContext value={session}>
      <EnglishCard />
    </SessionContext>,
  );
  return { session, box: container.querySelector('details') };
}

test('the English fields are folded away until one of them is written', () => {
  expect(show({}).box).not.toHaveAttribute('open');
  expect(show({ summaryEn: 'Applications are open.' }).box).toHaveAttribute('open');
});

test('typed words reach the item', async () => {
  const { session } = show({ topicEn: 'Old' });
  const field = screen.getByLabelText('หัวข้อข่าวภาษาอังกฤษ');
  await userEvent.clear(field);
  await userEvent.type(field, 'Scholarships');
  await userEvent.type(screen.getByLabelText('ข้อความย่อภาษาอังกฤษ'), 'Open now');
  expect(session.read().content).toMatchObject({ topicEn: 'Scholarships', summaryEn: 'Open now' });
});
