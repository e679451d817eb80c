/** Counts the turns of this process's event loop from now until the returned function is called. */
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
