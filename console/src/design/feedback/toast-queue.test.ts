import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  createErrorToast,
  getToasts,
  markToastsAsOld,
  subscribe,
  TOAST_EXIT_MS,
  TOAST_MS,
  toast,
} from './toast-queue.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

const visibleToasts = () => getToasts().map(({ text, isLeaving }) => (isLeaving ? `(${text})` : text))

test('a toast shows for seven seconds and fades out in a quarter of a second', () => {
  toast('Widget archived')
  vi.advanceTimersByTime(TOAST_MS - 1)
  expect(visibleToasts()).toEqual(['Widget archived'])
  vi.advanceTimersByTime(1)
  expect(visibleToasts()).toEqual(['(Widget archived)'])
  vi.advanceTimersByTime(TOAST_EXIT_MS - 1)
  expect(visibleToasts()).toEqual(['(Widget archived)'])
  vi.advanceTimersByTime(1)
  expect(visibleToasts()).toEqual([])
  expect([TOAST_MS, TOAST_EXIT_MS]).toEqual([7000, 250])
})

test('each toast has its own timer', () => {
  toast('first')
  vi.advanceTimersByTime(3000)
  toast.error('second')
  vi.advanceTimersByTime(4000 + TOAST_EXIT_MS)
  expect(visibleToasts()).toEqual(['second'])
})

test('a toast can be dismissed early, only once', () => {
  const listener = vi.fn()
  const unsubscribe = subscribe(listener)
  const id = toast.success('Saved')
  toast.dismiss(id)
  toast.dismiss(id)
  expect(visibleToasts()).toEqual(['(Saved)'])
  vi.advanceTimersByTime(TOAST_EXIT_MS)
  expect(visibleToasts()).toEqual([])
  expect(listener).toHaveBeenCalledTimes(3)
  unsubscribe()
})

test('a new attempt dismisses the failure of the last one, and no other toast', () => {
  const save = createErrorToast()
  const archive = createErrorToast()
  save.dismiss()
  save.show('Failed to save')
  archive.show('Failed to archive')
  save.dismiss()
  toast.success('Saved')
  expect(visibleToasts()).toEqual(['(Failed to save)', 'Failed to archive', 'Saved'])
})

test('a success dismisses the failures from before the last press, and those after it stay', () => {
  toast.error('Failed to save')
  toast('Copied')
  markToastsAsOld()
  toast.error('Failed to archive')
  toast.success('Saved')
  expect(visibleToasts()).toEqual(['(Failed to save)', 'Copied', 'Failed to archive', 'Saved'])
})

test('a lasting message shows until it is dismissed', () => {
  const id = toast.lasting('This account is being moved')
  vi.advanceTimersByTime(TOAST_MS * 10)
  expect(visibleToasts()).toEqual(['This account is being moved'])
  toast.dismiss(id)
  vi.advanceTimersByTime(TOAST_EXIT_MS)
  expect(visibleToasts()).toEqual([])
})
