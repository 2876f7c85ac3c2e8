const [minute, hour] = [60_000, 3_600_000]

/** How long is waited after each attempt that failed: ten attempts, spread over a day. */
const waits = [minute / 2, 2 * minute, 5 * minute, 15 * minute, 45 * minute, 2 * hour, 4 * hour, 7 * hour, 10 * hour]

export const attemptMaximum = waits.length + 1

/** When it is tried again after an attempt that failed; undefined once that was the last one. */
export function nextAttempt(attempt: { number: number; at: Date }): Date | undefined {
  const wait = waits[attempt.number - 1]
  return wait === undefined ? undefined : new Date(attempt.at.getTime() + wait)
}
