import { expect, test } from 'vitest'
import { runInOrder } from './run-in-order.ts'

/** A task that reports its start and ends when told to. */
function createTask(name: string, started: string[]) {
  let finish = () => {}
  let fail = () => {}
  const done = new Promise<string>((resolve, reject) => {
    finish = () => resolve(name)
    fail = () => reject(new Error(name))
  })
  const run = () => {
    started.push(name)
    return done
  }
  return { run, finish, fail }
}

test('a task starts only after the earlier ones of its key have ended', async () => {
  const started: string[] = []
  const first = createTask('first', started)
  const second = createTask('second', started)
  const other = createTask('other', started)
  const firstResult = runInOrder('columns', first.run)
  const secondResult = runInOrder('columns', second.run)
  void runInOrder('page size', other.run)
  expect(started).toEqual(['first', 'other'])
  second.finish()
  first.finish()
  expect(await firstResult).toBe('first')
  expect(await secondResult).toBe('second')
  expect(started).toEqual(['first', 'other', 'second'])
})

test('a failed task does not stop the next one', async () => {
  const started: string[] = []
  const first = createTask('first', started)
  const second = createTask('second', started)
  const firstResult = runInOrder('columns', first.run)
  const secondResult = runInOrder('columns', second.run)
  first.fail()
  second.finish()
  await expect(firstResult).rejects.toThrow('first')
  expect(await secondResult).toBe('second')
})
