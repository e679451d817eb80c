import { render, screen } from '@testing-library/react';
import { documentList } from '@/features/documents/documents.rules';
import { DocumentsView } from '@/features/documents/ui/documents-view';
import { ArchiveView } from '@/features/news/archive/ui/archive-view';
import { MostReadView } from '@/features/news/most-read/ui/most-read-view';
import { readDirectoryChoice } from '@/features/organisations/directory/directory.rules';
import { DirectoryView } from '@/features/organisations/directory/ui/directory-view';
import { PublicProfile } from '@/features/organisations/ui/public-profile';
import { listUnmarkedThai } from '@/testing/unmarked-thai';

beforeAll(() => {
  document.documentElement.lang = 'en';
});
afterAll(() => {
  document.documentElement.removeAttribute('lang');
});

const college = { id: 22, kind: 'college', name: 'วิทยาลัยเทคนิคเชียงใหม่', logo: undefined } as const;
const province = { id: 50, name: 'Chiang Mai' };
const region = { id: 2, name: 'ภาคเหนือ', number: 2, count: 1, provinces: [{ ...province, count: 1 }] };
const organisation = {
  ...{ ...college, code: '1', shortName: 'วท.เชียงใหม่', province, above: [{ id: 3, name: 'สถาบันภาคเหนือ' }] },
  ...{ picture: undefined, address: 'ถนนเวียงแก้ว', phone: undefined, email: undefined, website: undefined },
  ...{ openingHours: 'จันทร์–ศุกร์', mapUrl: undefined, about: '<p>วิทยาลัย</p>', links: [] },
  programmes: [{ level: 'diploma' as const, names: ['ช่างยนต์'] }],
};
const file = { name: 'a.pdf', extension: 'pdf', bytes: 9 };
const at = new Date('2026-11-20T03:00:00Z');
const listed = {
  ...{ version: 1, downloads: 0, visible: true, publishedAt: at, updatedAt: at, file },
  id: 1,
  kind: 'manual',
  title: 'คู่มือ',
  description: 'สำหรับครู',
  fiscalYear: 2569,
} as const;

const views = {
  directory: (
    <DirectoryView
      choice={readDirectoryChoice({ province: '50' })}
      found={{
        items: [{ ...college, initial: 'ช', province: 'Chiang Mai', programmes: ['ช่างยนต์'] }],
        ...{ total: 1, page: 1, chosen: ['Chiang Mai', 'ภาคเหนือ'], kinds: new Map([['college', 1]]), letters: ['ช'] },
        regions: [region],
      }}
    />
  ),
  organisation: (
    <PublicProfile
      organisation={organisation}
      members={[{ id: 5, name: 'หน่วย' }]}
      crumbs={[{ label: college.name }]}
      place={{ path: '/organisations/22/', fixed: { organisation: '22' } }}
      choice={{}}
      answer={{ items: [], total: 0, page: 1, pages: 1 }}
    />
  ),
  documents: (
    <DocumentsView
      title="Documents"
      lead="Documents"
      choice={documentList.read({ search: 'คู่มือ' })}
      items={[listed]}
      total={1}
      years={[2569]}
    />
  ),
  archive: (
    <ArchiveView
      shown={{
        kind: 'months',
        ...{ page: 1, period: {} },
        category: undefined,
        categories: [],
        months: [{ year: 2569, month: 7, count: 3 }],
      }}
    />
  ),
  'most read': <MostReadView choice={{ days: 7 }} items={[]} categories={[]} />,
};

test.each(Object.entries(views))('%s: what is Thai is marked, and links lead to English pages', (_name, view) => {
  const { container } = render(view);
  // Names of controls that quote a Thai name are in both languages.
  expect(listUnmarkedThai(container).filter((text) => !/[a-z].*[ก-๙]/i.test(text))).toEqual([]);
  const links = [...container.querySelectorAll('a[href^="/"]:not([hreflang=th]), form[action^="/"]')];
  const others = links
    .map((link) => link.getAttribute('href') ?? link.getAttribute('action') ?? '')
    .filter((href) => !/^\/(?:en|feed|media|documents\/\d)/.test(href));
  expect(others).toEqual([]);
});

test('years are those of the common era', () => {
  render(views.archive);
  expect(screen.getByRole('heading', { name: '2026' })).toBeInTheDocument();
  const { container } = render(views.documents);
  expect(container).toHaveTextContent('Fiscal year 2026');
  expect(container).toHaveTextContent('20 Nov 2026');
});
