/** After each refusal for now, the minutes until the next attempt. */
const delays = [1, 5, 15, 60, 120, 240, 480]

/** When to try again after this many attempts. Undefined: never. */
export function getRetryTime(attempts: number, now: Date): Date | undefined {
  const minutes = delays[attempts - 1]
  return minutes === undefined ? undefined : new Date(now.getTime() + minutes * 60_000)
}
