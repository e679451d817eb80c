import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { blankContent } from '../../item/content.schema';
import type { EditorStart } from '../editor.schema';
import { EditorSession } from './editor-session';
import { useEditorListeners } from './use-editor-listeners';
import { useMainAction } from './use-main-action';

const base: EditorStart['base'] = { ...blankContent, topic: 'เปิดบ้านวิชาชีพ', detail: '<p>เชิญชม</p>', categoryId: 5 };

function Desk({ session }: { session: EditorSession }) {
  const actions = useMainAction(session);
  const form = useRef<HTMLFormElement>(null);
  useEditorListeners(session, actions, form);
  return (
    <form ref={form}>
      <textarea aria-label="เนื้อข่าว" />
      <output>{(actions.asked ?? []).map(({ key }) => key).join()}</output>
    </form>
  );
}

function draw() {
  const sent: string[] = [];
  const start: EditorStart = {
    ...{ accountId: 4, door: 'staff', key: 'k', path: '/colleges/college_news', source: 'current' },
    ...{ base, content: base, files: [], editing: 'direct', action: 'publish' },
    ...{ levels: [1], mayPin: false, categories: [{ id: 5, name: 'ข่าวรับสมัคร' }], others: [], drafts: [] },
  };
  const session = new EditorSession(start, {
    fetcher: (address) => {
      sent.push(`${address}`);
      return Promise.reject(new TypeError('nobody answers'));
    },
    save: () => true,
    remove: () => undefined,
    onSaved: () => undefined,
  });
  render(<Desk session={session} />);
  return {
    session,
    countSaves: () => sent.filter((address) => address.endsWith('/save')).length,
    press: (more: KeyboardEventInit = {}) =>
      fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter', ctrlKey: true, ...more }),
  };
}

test('Ctrl+Enter is the primary button, and confirms what that asks when it is pressed again', async () => {
  const { session, countSaves, press } = draw();
  press();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('newsroom.coverMissing'));
  expect(countSaves()).toBe(0);
  press();
  await waitFor(() => expect(countSaves()).toBe(1));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  session.stop();
});

test.each([{ repeat: true }, { altKey: true }, { shiftKey: true }, { ctrlKey: false }])(
  'another press of Enter is none: %j',
  async (more) => {
    const { session, press } = draw();
    press(more);
    await Promise.resolve();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    session.stop();
  },
);

test('dialogs have buttons of their own', async () => {
  const { session, press } = draw();
  const dialog = document.createElement('dialog');
  dialog.open = true;
  document.body.append(dialog);
  press();
  await Promise.resolve();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  dialog.remove();
  press();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('newsroom.coverMissing'));
  session.stop();
});
