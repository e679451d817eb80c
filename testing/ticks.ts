/** Counts the turns of this process's event loop from now until it is asked for them, once. */
export function countTicks(): () => number {
  let [ticks, isOver] = [0, false];
  const turn = () => {
    ticks += 1;
    if (!isOver) setImmediate(turn);
  };
  turn();
  return () => {
    isOver = true;
    return ticks;
  };
}
