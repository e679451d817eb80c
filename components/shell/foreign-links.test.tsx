import { render } from '@testing-library/react';
import { BannerSlide } from '@/features/home/banners/ui/banner-slide';
import { UsefulLinks } from '@/features/home/ui/useful-links';
import { PublicContact } from '@/features/organisations/ui/public-contact';
import { FaqList } from '@/features/website/faq/ui/faq-list';
import { linkAttacks } from '@/testing/link-attacks';
import { EmergencyBanner } from './emergency-banner';

const base = { id: 1, title: 'x', updatedAt: new Date(0) };

const Everything = ({ target }: { target: string }) => (
  <>
    <BannerSlide banner={{ ...base, description: '', target, visible: true, picture: undefined }} />
    <FaqList entries={[{ ...base, question: 'x', answer: 'y', target }]} />
    <UsefulLinks links={[{ id: 1, label: 'x', target }]} />
    <EmergencyBanner notice={{ text: 'x', level: 'info', target, expiresAt: null }} />
    <PublicContact
      organisation={{
        ...{ address: undefined, phone: undefined, email: undefined, openingHours: undefined },
        ...{ mapUrl: target, website: target, links: [{ kind: 'page', target }] },
      }}
    />
  </>
);

const findHrefs = (target: string) => {
  const { container, unmount } = render(<Everything target={target} />);
  const hrefs = [...container.querySelectorAll('[href]')].map((one) => one.getAttribute('href') ?? '');
  unmount();
  return hrefs.filter((href) => !href.startsWith('/icons'));
};

test.each(linkAttacks)('%j is rendered nowhere', (target) => {
  expect(findHrefs(target).filter((href) => !href.includes('#'))).toEqual([]);
});

test('a harmless target is rendered everywhere', () => {
  expect(findHrefs('https://example.org/').filter((href) => href === 'https://example.org/')).toHaveLength(7);
});
