import { SeededSample } from './seeded-sample';

function choose(seed: string, names: readonly string[]): string[] {
  const sample = new SeededSample<string>(seed, 50);
  for (const name of names) sample.add(name, `thing ${name}`);
  return sample.list().map(([name]) => name);
}

const names = Array.from({ length: 1_000 }, (_, index) => `n${index}`);

test('the same seed chooses the same things, whatever their order and repetitions', () => {
  const chosen = choose('one', names);
  expect(new Set(chosen).size).toBe(50);
  expect(choose('one', [...names.toReversed(), ...names])).toEqual(chosen);
});

test('another seed chooses others, and the choice is spread over all', () => {
  const [one, two] = [choose('one', names), choose('two', names)];
  expect(one).not.toEqual(two);
  expect(one.some((name) => names.indexOf(name) > 900) && one.some((name) => names.indexOf(name) < 100)).toBe(true);
});

test('fewer things than the choice are all chosen, with what came last under their name', () => {
  const sample = new SeededSample<number>('x', 50);
  for (const [index, name] of ['a', 'b', 'a'].entries()) sample.add(name, index);
  expect(new Map(sample.list())).toEqual(
    new Map([
      ['a', 2],
      ['b', 1],
    ]),
  );
});
