import { expect, test } from 'vitest'
import { createPublicConfigCache } from './public-config-cache.ts'

const createReply = (text: string) => ({ text })

test('a reply stays cached until the content of its account changes', async () => {
  const cache = createPublicConfigCache<{ text: string }>()
  cache.load('one', 'ours', Promise.resolve(createReply('one')))
  cache.load('other', 'theirs', Promise.resolve(createReply('other')))
  expect(await cache.get('one')).toEqual(createReply('one'))
  cache.invalidate('ours')
  expect(cache.get('one')).toBeUndefined()
  expect(await cache.get('other')).toEqual(createReply('other'))
})

test('the whole cache is cleared when changes may have been missed', () => {
  const cache = createPublicConfigCache<{ text: string }>()
  cache.load('one', 'ours', Promise.resolve(createReply('one')))
  cache.invalidate(undefined)
  expect(cache.get('one')).toBeUndefined()
})

test('a reply that changes while it loads is read again for the next request', async () => {
  const cache = createPublicConfigCache<{ text: string }>()
  let finishLoading = (_reply: { text: string }) => {}
  const slowReply = new Promise<{ text: string }>((resolve) => {
    finishLoading = resolve
  })
  const pending = cache.load('one', 'ours', slowReply)
  cache.invalidate('ours')
  finishLoading(createReply('old'))
  expect(await pending).toEqual(createReply('old'))
  expect(cache.get('one')).toBeUndefined()
})

test('a failed read is not cached', async () => {
  const cache = createPublicConfigCache<{ text: string }>()
  await expect(cache.load('one', 'ours', Promise.reject(new Error('unreachable')))).rejects.toThrow('unreachable')
  await Promise.resolve()
  expect(cache.get('one')).toBeUndefined()
})
