import { expect, test } from 'vitest'
import { inTurn } from './in-turn.ts'

test('who asks while something is read is answered by a reading that began after that, and all who wait by one', async () => {
  const ends: ((failed?: Error) => void)[] = []
  const read = inTurn(
    () =>
      new Promise<number>((resolve, reject) => {
        const number = ends.length + 1
        ends.push((failed) => (failed ? reject(failed) : resolve(number)))
      }),
  )
  const first = read()
  const [second, third] = [read(), read()]
  expect(ends).toHaveLength(1)
  ends[0]?.()
  expect(await first).toBe(1)
  await Promise.resolve()
  expect(ends).toHaveLength(2)
  ends[1]?.()
  expect(await Promise.all([second, third])).toEqual([2, 2])
})

test('a reading that fails keeps nobody from the next one', async () => {
  let times = 0
  const read = inTurn(async () => {
    times += 1
    if (times === 1) throw new Error('The line is down')
    return times
  })
  const [first, second] = [read(), read()]
  await expect(first).rejects.toThrow('The line is down')
  await expect(second).resolves.toBe(2)
  await expect(read()).resolves.toBe(3)
})
