import { expect, test, vi } from 'vitest'
import { clearPrefetches, shareRead, startPrefetch, takePrefetch } from './prefetch.ts'

test('a prefetched request runs once and is used once', async () => {
  const fetch = vi.fn(async () => 'agency')
  startPrefetch('agency', fetch)
  startPrefetch('agency', fetch)
  expect(await takePrefetch('agency')).toBe('agency')
  expect(takePrefetch('agency')).toBeUndefined()
  expect(fetch).toHaveBeenCalledTimes(1)
})

test('an unused prefetch expires', () => {
  vi.useFakeTimers()
  startPrefetch('plan', async () => 'Team')
  vi.advanceTimersByTime(5000)
  expect(takePrefetch('plan')).toBeUndefined()
  vi.useRealTimers()
})

test('an expired prefetch does not delete a newer one', () => {
  vi.useFakeTimers()
  startPrefetch('plan', async () => 'Team')
  takePrefetch('plan')
  vi.advanceTimersByTime(4000)
  startPrefetch('plan', async () => 'Solo')
  vi.advanceTimersByTime(2000)
  expect(takePrefetch('plan')).toBeDefined()
  vi.useRealTimers()
})

test('a cleared prefetch is not served to the next user', () => {
  startPrefetch('session', async () => 'Dana')
  clearPrefetches()
  expect(takePrefetch('session')).toBeUndefined()
})

test('a failed prefetch rejects for its user without an unhandled error', async () => {
  startPrefetch('me', () => Promise.reject(new Error('away')))
  await expect(takePrefetch('me')).rejects.toThrow('away')
})

test('a read joins one of the same that is under way, and starts anew once that is answered', async () => {
  const fetch = vi.fn(async () => 'contact')
  expect(await Promise.all([shareRead('contact', fetch), shareRead('contact', fetch)])).toEqual(['contact', 'contact'])
  expect(fetch).toHaveBeenCalledTimes(1)
  await shareRead('contact', fetch)
  expect(fetch).toHaveBeenCalledTimes(2)
})

test('a read does not join one that started before a change', async () => {
  const before = shareRead('contact', async () => 'old name')
  clearPrefetches()
  const after = shareRead('contact', async () => 'new name')
  const joined = shareRead('contact', async () => 'newest name')
  expect(await before).toBe('old name')
  expect(await after).toBe('new name')
  expect(await joined).toBe('new name')
})

test('a read that failed is not joined', async () => {
  await expect(shareRead('contact', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await shareRead('contact', async () => 'contact')).toBe('contact')
})
