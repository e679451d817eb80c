import { toOrganisationJsonLd } from './json-ld.rules';

const organisation = {
  ...{ id: 7, kind: 'college' as const, name: 'วิทยาลัยเทคนิคดอยคำ', shortName: 'วท.ดอยคำ' },
  ...{ province: { id: 50, name: 'เชียงใหม่' }, above: [{ id: 3, name: 'สถาบัน' }] },
  ...{ address: '1 หมู่ 2', phone: '0 5399 0000', email: undefined, mapUrl: undefined },
  ...{ website: 'https://college.example/', links: [], logo: undefined },
  picture: { src: '/media/x.webp', srcSet: '', width: 1, height: 1, color: '#fff', alt: '' },
  programmes: [
    { level: 'certificate' as const, names: ['ช่างยนต์', 'การบัญชี'] },
    { level: 'diploma' as const, names: ['ช่างยนต์'] },
  ],
};

test('a college is described with its address, programmes and the institute above it', () => {
  expect(JSON.parse(JSON.stringify(toOrganisationJsonLd(organisation, 'เกี่ยวกับ', 'https://site.example')))).toEqual({
    '@context': 'https://schema.org',
    '@type': 'CollegeOrUniversity',
    '@id': 'https://site.example/organisations/7/',
    url: 'https://site.example/organisations/7/',
    name: 'วิทยาลัยเทคนิคดอยคำ',
    alternateName: 'วท.ดอยคำ',
    description: 'เกี่ยวกับ',
    image: 'https://site.example/media/x.webp',
    telephone: '0 5399 0000',
    sameAs: ['https://college.example/'],
    address: { '@type': 'PostalAddress', streetAddress: '1 หมู่ 2', addressRegion: 'เชียงใหม่', addressCountry: 'TH' },
    parentOrganization: [{ '@type': 'Organization', name: 'สถาบัน', url: 'https://site.example/organisations/3/' }],
    knowsAbout: ['ช่างยนต์', 'การบัญชี'],
  });
});

test.each([
  ['institute', 'CollegeOrUniversity'],
  ['province', 'GovernmentOrganization'],
  ['agency', 'GovernmentOrganization'],
] as const)('an organisation of the kind %s is a %s', (kind, type) => {
  expect(toOrganisationJsonLd({ ...organisation, kind }, undefined, 'https://site.example')).toMatchObject({
    '@type': type,
  });
});
