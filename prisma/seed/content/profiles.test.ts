import { organisationProfile } from '@/features/organisations/organisations.schema';
import { pictures } from '../pictures/draw';
import { getTrades } from './news/trades';
import { organisations } from './organisations';
import { buildProfile } from './profiles';

const profiles = organisations.map((organisation) => ({ organisation, profile: buildProfile(organisation) }));

test('every demo organisation has a profile that its office could have saved', () => {
  for (const { organisation, profile } of profiles) {
    const saved = organisationProfile.safeParse({ ...organisation, ...profile });
    expect([organisation.key, saved.error?.issues ?? []]).toEqual([organisation.key, []]);
    expect(pictures.map(({ key }) => key)).toContain(profile.pictureKey);
    for (const value of [profile.website, profile.publicEmail, profile.openingHours, profile.mapUrl, profile.about])
      expect(value).not.toBe('');
  }
});

test('colleges teach what their news are about, institutes degrees, offices nothing', () => {
  for (const { organisation, profile } of profiles) {
    const names = Object.values(profile.programmes).flat();
    if (organisation.kind === 'college') {
      expect(profile.programmes.certificate).toEqual(
        expect.arrayContaining(getTrades(organisation).map(({ branch }) => branch)),
      );
      expect(profile.programmes.short?.length).toBeGreaterThan(2);
    } else if (organisation.kind === 'institute') {
      expect(profile.programmes.bachelor?.length).toBeGreaterThan(3);
    } else {
      expect(names).toEqual([]);
    }
    for (const list of Object.values(profile.programmes)) expect(new Set(list).size).toBe(list.length);
  }
});

test('pictures are of many scenes', () => {
  expect(new Set(profiles.map(({ profile }) => profile.pictureKey)).size).toBeGreaterThan(25);
});
