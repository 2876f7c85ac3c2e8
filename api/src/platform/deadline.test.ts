import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { openReceiver } from '../testing/receiver.ts'
import { withDeadline } from './deadline.ts'

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

test('who never answers is left alone in time, however often memory is cleared', async () => {
  const silent = await openReceiver()
  silent.answers(() => {})
  const clearing = setInterval(collectGarbage, 20)
  const asking = withDeadline(new AbortController().signal, 200, (signal) => fetch(silent.origin, { signal }))
  await expect(asking).rejects.toMatchObject({ name: 'TimeoutError' })
  clearInterval(clearing)
  silent.close()
})

test('who stops does not wait for the deadline, also when they had stopped before', async () => {
  const stopping = new AbortController()
  const forever = (signal: AbortSignal) =>
    new Promise<never>((_, reject) => {
      if (signal.aborted) reject(signal.reason)
      signal.addEventListener('abort', () => reject(signal.reason))
    })
  const waiting = withDeadline(stopping.signal, 60_000, forever)
  stopping.abort(new Error('The process stops'))
  await expect(waiting).rejects.toThrow('The process stops')
  await expect(withDeadline(stopping.signal, 60_000, forever)).rejects.toThrow('The process stops')
})

test('what is done in time is what it is', async () => {
  expect(await withDeadline(new AbortController().signal, 60_000, async () => 'done')).toBe('done')
})
