import { changedElsewhere, Problem } from '@gable/shared/http/problem.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDraftSaver, saveMilliseconds } from './draft-saver.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const offline = new Problem('unavailable', 'The server cannot be reached.')

function setUp() {
  const kept: string[] = []
  const failures: unknown[] = []
  const save = vi.fn<(draft: string, basedOn: string | undefined) => Promise<string>>()
  let version = 1
  save.mockImplementation(async () => `v${++version}`)
  const saver = createDraftSaver<string>({
    basedOn: 'v1',
    save,
    keep: (draft, basedOn) => kept.splice(0, 1, `${draft} on ${basedOn}`),
    forget: () => kept.splice(0),
    onFailure: (error) => failures.push(error),
  })
  return { saver, save, kept, failures }
}

test('a draft is saved once, 800 ms after the last change', async () => {
  const { saver, save, kept } = setUp()
  saver.change('a')
  await vi.advanceTimersByTimeAsync(saveMilliseconds - 1)
  saver.change('ab')
  expect([saver.getState(), kept]).toEqual(['SAVING', ['ab on v1']])
  await vi.advanceTimersByTimeAsync(saveMilliseconds)
  expect(save.mock.calls).toEqual([['ab', 'v1']])
  expect([saver.getState(), saver.getBasedOn(), kept]).toEqual(['SAVED', 'v2', []])
})

test('a change during a save is kept and saved after it', async () => {
  const { saver, save, kept } = setUp()
  let finish = (_: string) => {}
  save.mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)))
  saver.change('a')
  await vi.advanceTimersByTimeAsync(saveMilliseconds)
  saver.change('ab')
  finish('v2')
  await vi.advanceTimersByTimeAsync(0)
  expect(save.mock.calls).toEqual([
    ['a', 'v1'],
    ['ab', 'v2'],
  ])
  await vi.advanceTimersByTimeAsync(saveMilliseconds)
  expect([save.mock.calls.length, saver.getState(), kept]).toEqual([2, 'SAVED', []])
})

test('a lost connection is reported once, retried ever more rarely, and loses nothing', async () => {
  const { saver, save, kept, failures } = setUp()
  save.mockRejectedValue(offline)
  saver.change('a')
  await vi.advanceTimersByTimeAsync(saveMilliseconds + 2000 + 4000 + 8000)
  expect([save.mock.calls.length, failures, saver.getState()]).toEqual([4, [offline], 'SAVING'])
  expect(kept).toEqual(['a on v1'])
  save.mockResolvedValue('v2')
  saver.retry()
  await vi.advanceTimersByTimeAsync(0)
  expect([saver.getState(), kept]).toEqual(['SAVED', []])
})

test('after a conflict nothing is sent until a person decides', async () => {
  const { saver, save, kept, failures } = setUp()
  save.mockRejectedValueOnce(new Problem('conflict', changedElsewhere))
  saver.change('mine')
  await vi.advanceTimersByTimeAsync(saveMilliseconds)
  saver.change('mine too')
  await vi.advanceTimersByTimeAsync(60_000)
  expect([save.mock.calls.length, failures, saver.getState()]).toEqual([1, [], 'CONFLICT'])
  expect(kept).toEqual(['mine too on v1'])
  await saver.overwrite()
  expect(save.mock.calls.at(-1)).toEqual(['mine too', undefined])
  expect([saver.getState(), kept]).toEqual(['SAVED', []])
})

test('a draft that the server refuses is not sent again until it is changed', async () => {
  const { saver, save, failures } = setUp()
  save.mockRejectedValueOnce(new Problem('invalid', 'Too long'))
  saver.change('a')
  await vi.advanceTimersByTimeAsync(60_000)
  expect([save.mock.calls.length, failures.length]).toEqual([1, 1])
  saver.change('b')
  await vi.advanceTimersByTimeAsync(saveMilliseconds)
  expect(saver.getState()).toBe('SAVED')
})

test('publishing waits until everything is saved, and is told why it is not', async () => {
  const { saver, save } = setUp()
  saver.change('a')
  await saver.flush()
  expect([save.mock.calls.length, saver.getState()]).toEqual([1, 'SAVED'])
  save.mockRejectedValueOnce(offline)
  saver.change('b')
  await expect(saver.flush()).rejects.toBe(offline)
})
