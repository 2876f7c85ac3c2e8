import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRunOnce } from './run-once.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('requests that arrive together run once, after the last of them could have changed anything', () => {
  const run = vi.fn()
  const runOnce = createRunOnce<string>(50)
  runOnce('widgets', run)
  vi.advanceTimersByTime(30)
  runOnce('widgets', run)
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(20)
  expect(run).toHaveBeenCalledTimes(1)
  runOnce('widgets', run)
  vi.advanceTimersByTime(50)
  expect(run).toHaveBeenCalledTimes(2)
})

test('different requests do not replace each other', () => {
  const [runWidgets, runPages] = [vi.fn(), vi.fn()]
  const runOnce = createRunOnce<string>(50)
  runOnce('widgets', runWidgets)
  runOnce('pages', runPages)
  vi.advanceTimersByTime(50)
  expect([runWidgets, runPages].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
})
