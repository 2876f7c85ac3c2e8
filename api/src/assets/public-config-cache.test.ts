import { expect, test } from 'vitest'
import { createPublicConfigCache } from './public-config-cache.ts'

const answerOf = (text: string) => ({ text })

test('what was answered is known until something of its account changes', async () => {
  const memory = createPublicConfigCache<{ text: string }>()
  memory.remember('one', 'ours', Promise.resolve(answerOf('one')))
  memory.remember('other', 'theirs', Promise.resolve(answerOf('other')))
  expect(await memory.recall('one')).toEqual(answerOf('one'))
  memory.forget('ours')
  expect(memory.recall('one')).toBeUndefined()
  expect(await memory.recall('other')).toEqual(answerOf('other'))
})

test('after a time in which anything may have changed nothing is known', () => {
  const memory = createPublicConfigCache<{ text: string }>()
  memory.remember('one', 'ours', Promise.resolve(answerOf('one')))
  memory.forget(undefined)
  expect(memory.recall('one')).toBeUndefined()
})

test('what changes while it is read is read anew by whoever asks next', async () => {
  const memory = createPublicConfigCache<{ text: string }>()
  let arrive = (_answer: { text: string }) => {}
  const late = new Promise<{ text: string }>((resolve) => {
    arrive = resolve
  })
  const asked = memory.remember('one', 'ours', late)
  memory.forget('ours')
  arrive(answerOf('old'))
  expect(await asked).toEqual(answerOf('old'))
  expect(memory.recall('one')).toBeUndefined()
})

test('what could not be read is asked for again', async () => {
  const memory = createPublicConfigCache<{ text: string }>()
  await expect(memory.remember('one', 'ours', Promise.reject(new Error('away')))).rejects.toThrow('away')
  await Promise.resolve()
  expect(memory.recall('one')).toBeUndefined()
})
