/** Waits for the work and counts how often this process's own loop came round meanwhile: 0 when the work held it. */
export async function ticksDuring(work: Promise<unknown>): Promise<number> {
  let ticks = 0;
  const timer = setInterval(() => (ticks += 1), 5);
  await work.finally(() => clearInterval(timer));
  return ticks;
}
