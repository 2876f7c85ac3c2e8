import { vi } from 'vitest'

/** Retries a check until it passes, with a timeout that is long enough for a busy machine. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 60_000, interval: 20 })
