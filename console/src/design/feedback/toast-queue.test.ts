import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { subscribe, TOAST_EXIT_MS, TOAST_MS, toast, toasts } from './toast-queue.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

const shown = () => toasts().map(({ text, leaving }) => (leaving ? `(${text})` : text))

test('a toast stays seven seconds and takes a quarter of a second to leave', () => {
  toast('Widget archived')
  vi.advanceTimersByTime(TOAST_MS - 1)
  expect(shown()).toEqual(['Widget archived'])
  vi.advanceTimersByTime(1)
  expect(shown()).toEqual(['(Widget archived)'])
  vi.advanceTimersByTime(TOAST_EXIT_MS - 1)
  expect(shown()).toEqual(['(Widget archived)'])
  vi.advanceTimersByTime(1)
  expect(shown()).toEqual([])
  expect([TOAST_MS, TOAST_EXIT_MS]).toEqual([7000, 250])
})

test('each toast has its own seven seconds', () => {
  toast('first')
  vi.advanceTimersByTime(3000)
  toast.error('second')
  vi.advanceTimersByTime(4000 + TOAST_EXIT_MS)
  expect(shown()).toEqual(['second'])
})

test('a toast can be sent away early, once', () => {
  const heard = vi.fn()
  const stop = subscribe(heard)
  const id = toast.success('Saved')
  toast.dismiss(id)
  toast.dismiss(id)
  expect(shown()).toEqual(['(Saved)'])
  vi.advanceTimersByTime(TOAST_EXIT_MS)
  expect(shown()).toEqual([])
  expect(heard).toHaveBeenCalledTimes(3)
  stop()
})
