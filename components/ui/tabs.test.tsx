import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TabGroup, TabPanel, TabRow } from './tabs';

const tab = (name: string) => screen.getByRole('tab', { name });

function renderTabs() {
  render(
    <TabGroup>
      <TabRow labels={['คลัง', 'อัปโหลด']} />
      <TabPanel>
        <input aria-label="ค้นหา" />
      </TabPanel>
      <TabPanel keep>
        <input aria-label="ไฟล์" />
      </TabPanel>
    </TabGroup>,
  );
}

test('the first tab is selected and names its panel', () => {
  renderTabs();
  expect(tab('คลัง')).toHaveAttribute('aria-selected', 'true');
  expect(tab('อัปโหลด')).toHaveAttribute('aria-selected', 'false');
  expect(tab('คลัง')).toHaveAttribute('type', 'button');
  const panel = screen.getByRole('tabpanel', { name: 'คลัง' });
  expect(tab('คลัง')).toHaveAttribute('aria-controls', panel.id);
  expect(panel).toContainElement(screen.getByLabelText('ค้นหา'));
});

test('arrow keys select and focus a tab, around the ends', async () => {
  renderTabs();
  await userEvent.tab();
  expect(tab('คลัง')).toHaveFocus();
  for (const [key, name] of [
    ['ArrowRight', 'อัปโหลด'],
    ['ArrowRight', 'คลัง'],
    ['ArrowLeft', 'อัปโหลด'],
    ['Home', 'คลัง'],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    expect(tab(name)).toHaveFocus();
    expect(screen.getByRole('tab', { selected: true })).toBe(tab(name));
  }
});

test('the row is one Tab stop, and a panel is none', async () => {
  renderTabs();
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByLabelText('ค้นหา')).toHaveFocus();
});

test('a kept panel stays mounted with its content, others do not', async () => {
  renderTabs();
  await userEvent.type(screen.getByLabelText('ค้นหา'), 'ก');
  await userEvent.click(tab('อัปโหลด'));
  expect(screen.queryByLabelText('ค้นหา')).toBeNull();
  expect(screen.queryByRole('tabpanel', { name: 'คลัง' })).toBeNull();
  await userEvent.type(screen.getByLabelText('ไฟล์'), 'ข');
  await userEvent.click(tab('คลัง'));
  expect(screen.getByLabelText('ค้นหา')).toHaveValue('');
  expect(screen.getByLabelText('ไฟล์')).not.toBeVisible();
  expect(screen.getByLabelText('ไฟล์')).toHaveValue('ข');
});
