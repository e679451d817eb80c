'use client';

import { TabPanel as HeadlessTabPanel, Tab, TabGroup, TabList } from '@headlessui/react';
import clsx from 'clsx';
import type { ReactNode } from 'react';

/** Group of a `TabRow` and one `TabPanel` per label, in the order of the labels; the first is selected. */
export { TabGroup };

/** Row of tabs inside one page. Arrow keys, Home and End select; tabs with addresses of their own are a `ListTabs`. */
export function TabRow({ labels }: { labels: readonly string[] }) {
  return (
    <TabList className="mb-4 flex border-line border-b">
      {labels.map((label) => (
        <Tab
          key={label}
          className={({ selected }) =>
            clsx(
              'min-h-11 border-b-2 px-4 text-sm',
              selected
                ? 'border-gold-500 font-strong text-link'
                : 'border-transparent font-normal text-ink-2 hover:text-ink',
            )
          }
        >
          {label}
        </Tab>
      ))}
    </TabList>
  );
}

/** Panel of a tab; not a Tab stop itself. With `keep` its content stays mounted while another tab is selected. */
export function TabPanel({ keep = false, children }: { keep?: boolean; children: ReactNode }) {
  return (
    <HeadlessTabPanel unmount={false} tabIndex={-1}>
      {({ selected }) => <>{(keep || selected) && children}</>}
    </HeadlessTabPanel>
  );
}
