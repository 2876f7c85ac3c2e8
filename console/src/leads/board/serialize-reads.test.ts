import { expect, test } from 'vitest'
import { serializeReads } from './serialize-reads.ts'

test('calls during a read share one read that starts after them', async () => {
  const finishes: ((failed?: Error) => void)[] = []
  const read = serializeReads(
    () =>
      new Promise<number>((resolve, reject) => {
        const number = finishes.length + 1
        finishes.push((failed) => (failed ? reject(failed) : resolve(number)))
      }),
  )
  const first = read()
  const [second, third] = [read(), read()]
  expect(finishes).toHaveLength(1)
  finishes[0]?.()
  expect(await first).toBe(1)
  await Promise.resolve()
  expect(finishes).toHaveLength(2)
  finishes[1]?.()
  expect(await Promise.all([second, third])).toEqual([2, 2])
})

test('a failed read does not affect the next one', async () => {
  let times = 0
  const read = serializeReads(async () => {
    times += 1
    if (times === 1) throw new Error('Offline')
    return times
  })
  const [first, second] = [read(), read()]
  await expect(first).rejects.toThrow('Offline')
  await expect(second).resolves.toBe(2)
  await expect(read()).resolves.toBe(3)
})
