import { expect, onTestFinished, test, vi } from 'vitest'
import { runAfterWrites, trackWrite } from './writes.ts'

function createWrite() {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  return { done: trackWrite(() => answered), answer }
}

test('without writes, a live event is handled at once', () => {
  const handled: string[] = []
  runAfterWrites(() => handled.push('event'))
  expect(handled).toEqual(['event'])
})

test('a live event that arrives during writes is handled after the last response, before the code that awaits it', async () => {
  const handled: string[] = []
  const [first, second] = [createWrite(), createWrite()]
  const done = second.done.then(() => handled.push('caller'))
  runAfterWrites(() => handled.push('event'))
  first.answer()
  await first.done
  expect(handled).toEqual([])
  second.answer()
  await done
  expect(handled).toEqual(['event', 'caller'])
})

test('a write that fails does not keep live events waiting', async () => {
  const handled: string[] = []
  const failed = trackWrite(() => Promise.reject(new Error('refused')))
  runAfterWrites(() => handled.push('event'))
  await expect(failed).rejects.toThrow('refused')
  expect(handled).toEqual(['event'])
})

test('a slow write does not keep live events waiting', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const handled: string[] = []
  createWrite()
  runAfterWrites(() => handled.push('event'))
  vi.advanceTimersByTime(1000)
  expect(handled).toEqual(['event'])
})
