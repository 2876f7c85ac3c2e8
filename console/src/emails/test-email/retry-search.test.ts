import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { retrySearch } from './retry-search.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const failing = () => vi.fn<() => Promise<string[]>>().mockRejectedValue(new Error('offline'))

test('a failing search is repeated three times, five seconds apart, and then finds nothing', async () => {
  const search = failing()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const found = retrySearch(new AbortController().signal, search)
  await vi.advanceTimersByTimeAsync(4999)
  expect(search).toHaveBeenCalledTimes(1)
  for (const calls of [2, 3, 4]) {
    await vi.advanceTimersByTimeAsync(calls === 2 ? 1 : 5000)
    expect(search).toHaveBeenCalledTimes(calls)
  }
  expect(await found).toEqual([])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(search).toHaveBeenCalledTimes(4)
})

test('a search that works again returns what it finds', async () => {
  const search = failing().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(['Nora'])
  const found = retrySearch(new AbortController().signal, search)
  await vi.advanceTimersByTimeAsync(5000)
  expect(await found).toEqual(['Nora'])
})

test('a search that was replaced is not repeated', async () => {
  const [search, controller] = [failing(), new AbortController()]
  const found = retrySearch(controller.signal, search)
  await vi.advanceTimersByTimeAsync(1000)
  controller.abort()
  expect(await found).toEqual([])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(search).toHaveBeenCalledTimes(1)
})
