import { expect, test } from 'vitest'
import { createSubmissionQueue, type SubmissionQueueOptions } from './submission-queue.ts'

/** A queue whose submissions run until they are finished by name. */
function createNamedQueue(options: SubmissionQueueOptions) {
  const queue = createSubmissionQueue(options)
  const started: string[] = []
  const running = new Map<string, (error?: Error) => void>()
  const submit = (name: string, ...keys: string[]) =>
    queue.run(keys, () => {
      started.push(name)
      return new Promise<void>((resolve, reject) => running.set(name, (error) => (error ? reject(error) : resolve())))
    })
  const settle = () => new Promise(setImmediate)
  const finish = (name: string, error?: Error) => {
    running.get(name)?.(error)
    return settle()
  }
  return { queue, started, submit, settle, finish }
}

test('submissions of one person run one after the other, in the order they came', async () => {
  const { started, submit, settle, finish } = createNamedQueue({ maxRunning: 5 })
  submit('first', 'nora')
  submit('second', 'nora', '603')
  submit('third', '603')
  submit('other', 'tom')
  await settle()
  expect(started).toEqual(['first', 'other'])
  await finish('first')
  expect(started).toEqual(['first', 'other', 'second'])
  await finish('second')
  expect(started).toEqual(['first', 'other', 'second', 'third'])
})

test('no more submissions run at once than allowed', async () => {
  const { started, submit, settle, finish } = createNamedQueue({ maxRunning: 2 })
  for (const name of ['a', 'b', 'c', 'd']) submit(name, name)
  await settle()
  expect(started).toEqual(['a', 'b'])
  await finish('b')
  expect(started).toEqual(['a', 'b', 'c'])
})

test('a submission that fails lets the next one run', async () => {
  const { started, submit, settle, finish } = createNamedQueue({ maxRunning: 1 })
  const first = submit('first', 'nora').catch(({ message }) => message)
  submit('second', 'nora')
  await settle()
  await finish('first', new Error('The database is gone'))
  expect(await first).toBe('The database is gone')
  expect(started).toEqual(['first', 'second'])
})

test('the queue is full for a person before it is full for everyone', async () => {
  const { queue, submit } = createNamedQueue({ maxRunning: 1, maxWaiting: 3, maxWaitingPerKey: 2 })
  for (const name of ['first', 'second', 'third']) submit(name, 'nora')
  expect(queue.isFull(['id', 'nora'])).toBe(true)
  expect(queue.isFull(['tom'])).toBe(false)
  submit('other', 'tom')
  expect(queue.isFull(['ann'])).toBe(true)
})
