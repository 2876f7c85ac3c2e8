import { describe, expect, test, vi } from 'vitest'
import { createGroupCommit } from './group-commit.ts'

class RejectedError extends Error {}

/** A store whose writes finish on command. */
function createSlowStore() {
  const writes: { items: readonly string[]; finish(error?: Error): void }[] = []
  const write = (items: readonly string[]) =>
    new Promise<void>((resolve, reject) => {
      writes.push({ items, finish: (error) => (error ? reject(error) : resolve()) })
    })
  return { writes, write, isRejection: (error: unknown) => error instanceof RejectedError }
}

/** A store that writes at once and rejects some items. */
function createPickyStore(...rejectedItems: string[]) {
  const stored: string[] = []
  const write = vi.fn(async (items: readonly string[]) => {
    if (items.some((item) => rejectedItems.includes(item))) throw new RejectedError()
    stored.push(...items)
  })
  return { stored, write, isRejection: (error: unknown) => error instanceof RejectedError }
}

const nextTurn = () => new Promise((resolve) => setImmediate(resolve))

describe('a group commit', () => {
  test('writes a single item right away', async () => {
    const store = createPickyStore()
    expect(await createGroupCommit(store).commit(['a'])).toBe(0)
    expect(store.stored).toEqual(['a'])
  })

  test('batches items that arrive together or while writes are in flight', async () => {
    const store = createSlowStore()
    const group = createGroupCommit({ ...store, maxInFlight: 2 })
    const all = [group.commit(['a']), group.commit(['b'])]
    await nextTurn()
    all.push(group.commit(['c']))
    await nextTurn()
    all.push(group.commit(['d', 'e']), group.commit(['f']))
    await nextTurn()
    expect(store.writes.map(({ items }) => items)).toEqual([['a', 'b'], ['c']])
    store.writes[1]?.finish()
    await nextTurn()
    await nextTurn()
    expect(store.writes[2]?.items).toEqual(['d', 'e', 'f'])
    for (const { finish } of store.writes) finish()
    expect(await Promise.all(all)).toEqual([0, 0, 0, 0, 0])
  })

  test('resolves only after the write is done', async () => {
    const store = createSlowStore()
    const onCommitted = vi.fn()
    const commit = createGroupCommit(store).commit(['a']).then(onCommitted)
    await nextTurn()
    await nextTurn()
    expect(onCommitted).not.toHaveBeenCalled()
    store.writes[0]?.finish()
    await commit
    expect(onCommitted).toHaveBeenCalledWith(0)
  })

  test('respects the batch size without splitting one commit', async () => {
    const store = createSlowStore()
    const group = createGroupCommit({ ...store, maxInFlight: 1, maxBatchSize: 3 })
    const all = [group.commit(['a', 'b']), group.commit(['c', 'd']), group.commit(['e', 'f', 'g', 'h'])]
    for (const expected of [
      ['a', 'b'],
      ['c', 'd'],
      ['e', 'f', 'g', 'h'],
    ]) {
      await nextTurn()
      await nextTurn()
      expect(store.writes.at(-1)?.items).toEqual(expected)
      store.writes.at(-1)?.finish()
    }
    await Promise.all(all)
  })

  test('rejects only the items that cannot be stored', async () => {
    const store = createPickyStore('x', 'y')
    const rejected: string[] = []
    const group = createGroupCommit({ ...store, onRejected: (item) => rejected.push(item) })
    const counts = await Promise.all([['a', 'x', 'b'], ['c'], ['y'], ['d', 'e']].map((items) => group.commit(items)))
    expect(counts).toEqual([1, 0, 1, 0])
    expect(store.stored.sort()).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect(rejected.sort()).toEqual(['x', 'y'])
  })

  test('fails every commit in a failed write and continues with the next', async () => {
    const store = createSlowStore()
    const group = createGroupCommit({ ...store, maxInFlight: 1 })
    const failed = Promise.allSettled([group.commit(['a']), group.commit(['b'])])
    await nextTurn()
    store.writes[0]?.finish(new Error('disk full'))
    expect((await failed).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    const next = group.commit(['c'])
    await nextTurn()
    store.writes[1]?.finish()
    expect(await next).toBe(0)
  })

  test('is full at capacity, and accepts items again once they are written', async () => {
    const store = createSlowStore()
    const group = createGroupCommit({ ...store, maxInFlight: 1, capacity: 3 })
    const all = [group.commit(['in flight'])]
    await nextTurn()
    all.push(group.commit(['a', 'b']))
    expect(group.isFull()).toBe(false)
    all.push(group.commit(['c']))
    expect(group.isFull()).toBe(true)
    store.writes[0]?.finish()
    await nextTurn()
    await nextTurn()
    expect(group.isFull()).toBe(false)
    store.writes[1]?.finish()
    await Promise.all(all)
  })

  test('is drained when the last item is stored', async () => {
    const store = createSlowStore()
    const group = createGroupCommit({ ...store, maxInFlight: 1 })
    await group.drain()
    const all = [group.commit(['a'])]
    await nextTurn()
    all.push(group.commit(['b']))
    const onDrained = vi.fn()
    const draining = group.drain().then(onDrained)
    store.writes[0]?.finish()
    await nextTurn()
    await nextTurn()
    expect(onDrained).not.toHaveBeenCalled()
    store.writes[1]?.finish()
    await draining
    await Promise.all(all)
  })
})
