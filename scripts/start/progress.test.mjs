import { tellStill } from './lines.mjs';
import { createProgress } from './progress.mjs';

afterEach(() => jest.useRealTimers());

test('a long step says how long it usually takes, then every tenth of it', () => {
  const lines = [];
  const { tell, end } = createProgress((line) => lines.push(line));
  tell({ step: 'migrations' });
  for (let done = 0; done < 100; done++) tell({ step: 'demo content', done, total: 100 });
  end();
  expect(lines[0]).toMatch(/demo content.*นาที/);
  expect(lines.slice(1)).toEqual(
    [10, 20, 30, 40, 50, 60, 70, 80, 90].map((share) => expect.stringContaining(`${share}%`)),
  );
});

test('every half minute it is said what is waited for, until the end', () => {
  jest.useFakeTimers();
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const { tell, end } = createProgress();
  jest.advanceTimersByTime(30_000);
  expect(log).toHaveBeenLastCalledWith(expect.stringContaining('database'));
  tell({ step: 'migrations' });
  jest.advanceTimersByTime(30_000);
  expect(log).toHaveBeenLastCalledWith(expect.stringMatching(/migrations.*60 วินาที/));
  tell({ step: 'a step that nobody named' });
  jest.advanceTimersByTime(30_000);
  expect(log).toHaveBeenLastCalledWith(expect.stringContaining('a step that nobody named'));
  end();
  jest.advanceTimersByTime(90_000);
  expect(log).toHaveBeenCalledTimes(3);
  const stop = tellStill(() => 'x', 10);
  stop();
  log.mockRestore();
});
