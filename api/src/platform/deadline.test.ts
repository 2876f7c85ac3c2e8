import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { startReceiver } from '../testing/webhook-receiver.ts'
import { withDeadline } from './deadline.ts'

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

test('a request without a response is aborted at the deadline, even after garbage collection', async () => {
  const silentServer = await startReceiver()
  silentServer.respondWith(() => {})
  const collecting = setInterval(collectGarbage, 20)
  const request = withDeadline(new AbortController().signal, 200, (signal) => fetch(silentServer.origin, { signal }))
  await expect(request).rejects.toMatchObject({ name: 'TimeoutError' })
  clearInterval(collecting)
  silentServer.close()
})

test('an aborted signal aborts the work before the deadline, even if it was aborted beforehand', async () => {
  const controller = new AbortController()
  const waitForAbort = (signal: AbortSignal) =>
    new Promise<never>((_, reject) => {
      if (signal.aborted) reject(signal.reason)
      signal.addEventListener('abort', () => reject(signal.reason))
    })
  const pending = withDeadline(controller.signal, 60_000, waitForAbort)
  controller.abort(new Error('The process stops'))
  await expect(pending).rejects.toThrow('The process stops')
  await expect(withDeadline(controller.signal, 60_000, waitForAbort)).rejects.toThrow('The process stops')
})

test('work that finishes in time returns its result', async () => {
  expect(await withDeadline(new AbortController().signal, 60_000, async () => 'done')).toBe('done')
})
