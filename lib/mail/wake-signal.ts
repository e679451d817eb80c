/** A signal for one waiter; a notification while nobody waits is stored for the next one. */
export type WakeSignal = { notify: () => void; wait: (ms: number) => Promise<void> };

export function createWakeSignal(): WakeSignal {
  let rung = false;
  let wake: (() => void) | undefined;
  return {
    notify: () => {
      rung = true;
      wake?.();
    },
    wait: async (ms) => {
      if (!rung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      wake = undefined;
      rung = false;
    },
  };
}
