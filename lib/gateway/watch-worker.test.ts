import { EventEmitter } from 'node:events';
import { watchWorker } from './watch-worker';

/** A worker that answers questions while it is `awake`. */
function aWorker() {
  const worker = Object.assign(new EventEmitter(), { connected: true, awake: true, asked: 0, send: () => true });
  worker.send = () => {
    worker.asked += 1;
    if (worker.awake) worker.emit('message', { pong: true });
    return true;
  };
  return worker;
}

function watched() {
  const worker = aWorker();
  const onHung = jest.fn();
  return { worker, onHung, watch: watchWorker(worker, onHung) };
}

beforeEach(() => {
  jest.useFakeTimers();
});

test('a worker that answers is neither silent nor ended', () => {
  const { worker, onHung, watch } = watched();
  jest.advanceTimersByTime(600_000);
  expect(worker.asked).toBe(300);
  expect(watch.isSilent()).toBe(false);
  expect(onHung).not.toHaveBeenCalled();
});

test('one that stops answering gets no new requests after seconds, and is ended after half a minute, once', () => {
  const { worker, onHung, watch } = watched();
  jest.advanceTimersByTime(10_000);
  worker.awake = false;
  jest.advanceTimersByTime(8_000);
  expect(watch.isSilent()).toBe(true);
  expect(onHung).not.toHaveBeenCalled();
  jest.advanceTimersByTime(60_000);
  expect(onHung).toHaveBeenCalledTimes(1);
});

test('one that goes on in time is not ended', () => {
  const { worker, onHung, watch } = watched();
  jest.advanceTimersByTime(10_000);
  worker.awake = false;
  jest.advanceTimersByTime(20_000);
  worker.awake = true;
  jest.advanceTimersByTime(60_000);
  expect(watch.isSilent()).toBe(false);
  expect(onHung).not.toHaveBeenCalled();
});

test('one that has never answered is not judged, and neither is one that is no longer watched', () => {
  const { worker, onHung } = watched();
  worker.awake = false;
  jest.advanceTimersByTime(120_000);
  expect(onHung).not.toHaveBeenCalled();
  const other = watched();
  jest.advanceTimersByTime(4_000);
  other.worker.awake = false;
  other.watch.stop();
  jest.advanceTimersByTime(120_000);
  expect(other.onHung).not.toHaveBeenCalled();
});
