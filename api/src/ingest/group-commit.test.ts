import { describe, expect, test, vi } from 'vitest'
import { openGroupCommit } from './group-commit.ts'

class Guilty extends Error {}

/** A disk that finishes a write when it is told to. */
function slowDisk() {
  const writes: { items: readonly string[]; finish(error?: Error): void }[] = []
  const write = (items: readonly string[]) =>
    new Promise<void>((resolve, reject) => {
      writes.push({ items, finish: (error) => (error ? reject(error) : resolve()) })
    })
  return { writes, write, isRefusal: (error: unknown) => error instanceof Guilty }
}

/** A disk that is done at once, and cannot hold some things. */
function pickyDisk(...unstorable: string[]) {
  const stored: string[] = []
  const write = vi.fn(async (items: readonly string[]) => {
    if (items.some((item) => unstorable.includes(item))) throw new Guilty()
    stored.push(...items)
  })
  return { stored, write, isRefusal: (error: unknown) => error instanceof Guilty }
}

const turn = () => new Promise((resolve) => setImmediate(resolve))

describe('a group commit', () => {
  test('writes what arrives alone at once', async () => {
    const disk = pickyDisk()
    expect(await openGroupCommit(disk).commit(['a'])).toBe(0)
    expect(disk.stored).toEqual(['a'])
  })

  test('writes together what arrives together, and gathers while writes are under way', async () => {
    const disk = slowDisk()
    const group = openGroupCommit({ ...disk, flights: 2 })
    const all = [group.commit(['a']), group.commit(['b'])]
    await turn()
    all.push(group.commit(['c']))
    await turn()
    all.push(group.commit(['d', 'e']), group.commit(['f']))
    await turn()
    expect(disk.writes.map(({ items }) => items)).toEqual([['a', 'b'], ['c']])
    disk.writes[1]?.finish()
    await turn()
    await turn()
    expect(disk.writes[2]?.items).toEqual(['d', 'e', 'f'])
    for (const { finish } of disk.writes) finish()
    expect(await Promise.all(all)).toEqual([0, 0, 0, 0, 0])
  })

  test('answers nobody before the write is done', async () => {
    const disk = slowDisk()
    const answered = vi.fn()
    const waiting = openGroupCommit(disk).commit(['a']).then(answered)
    await turn()
    await turn()
    expect(answered).not.toHaveBeenCalled()
    disk.writes[0]?.finish()
    await waiting
    expect(answered).toHaveBeenCalledWith(0)
  })

  test('writes no more at once than it may, and keeps what one person sent together', async () => {
    const disk = slowDisk()
    const group = openGroupCommit({ ...disk, flights: 1, most: 3 })
    const all = [group.commit(['a', 'b']), group.commit(['c', 'd']), group.commit(['e', 'f', 'g', 'h'])]
    for (const expected of [
      ['a', 'b'],
      ['c', 'd'],
      ['e', 'f', 'g', 'h'],
    ]) {
      await turn()
      await turn()
      expect(disk.writes.at(-1)?.items).toEqual(expected)
      disk.writes.at(-1)?.finish()
    }
    await Promise.all(all)
  })

  test('refuses only what cannot be stored, whatever it travels with', async () => {
    const disk = pickyDisk('x', 'y')
    const refused: string[] = []
    const group = openGroupCommit({ ...disk, refused: (item) => refused.push(item) })
    const answers = await Promise.all([['a', 'x', 'b'], ['c'], ['y'], ['d', 'e']].map((items) => group.commit(items)))
    expect(answers).toEqual([1, 0, 1, 0])
    expect(disk.stored.sort()).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect(refused.sort()).toEqual(['x', 'y'])
  })

  test('fails everybody in a write that the disk was to blame for, and goes on with the next', async () => {
    const disk = slowDisk()
    const group = openGroupCommit({ ...disk, flights: 1 })
    const lost = Promise.allSettled([group.commit(['a']), group.commit(['b'])])
    await turn()
    disk.writes[0]?.finish(new Error('no disk'))
    expect((await lost).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    const next = group.commit(['c'])
    await turn()
    disk.writes[1]?.finish()
    expect(await next).toBe(0)
  })

  test('is full when as much waits as it has room for, and has room again when that is written', async () => {
    const disk = slowDisk()
    const group = openGroupCommit({ ...disk, flights: 1, room: 3 })
    const all = [group.commit(['under way'])]
    await turn()
    all.push(group.commit(['a', 'b']))
    expect(group.isFull()).toBe(false)
    all.push(group.commit(['c']))
    expect(group.isFull()).toBe(true)
    disk.writes[0]?.finish()
    await turn()
    await turn()
    expect(group.isFull()).toBe(false)
    disk.writes[1]?.finish()
    await Promise.all(all)
  })

  test('is drained when the last of it is stored', async () => {
    const disk = slowDisk()
    const group = openGroupCommit({ ...disk, flights: 1 })
    await group.drained()
    const all = [group.commit(['a'])]
    await turn()
    all.push(group.commit(['b']))
    const drained = vi.fn()
    const draining = group.drained().then(drained)
    disk.writes[0]?.finish()
    await turn()
    await turn()
    expect(drained).not.toHaveBeenCalled()
    disk.writes[1]?.finish()
    await draining
    await Promise.all(all)
  })
})
