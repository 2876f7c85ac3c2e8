import { vi } from 'vitest'

/** Waits for what other threads of the product bring about, for as long as a busy machine may need. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 10_000, interval: 20 })
