/** Waits for the work and counts the iterations of this process's event loop meanwhile: 0 when the work blocked it. */
export async function ticksDuring(work: Promise<unknown>): Promise<number> {
  let ticks = 0;
  const timer = setInterval(() => (ticks += 1), 5);
  await work.finally(() => clearInterval(timer));
  return ticks;
}
