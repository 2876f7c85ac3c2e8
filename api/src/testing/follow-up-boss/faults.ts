import type { ServerResponse } from 'node:http'
import { fail } from './answers.ts'

/** What the next request meets instead of an answer. `path` limits it to some requests. */
export type FollowUpBossFault = { path?: RegExp; method?: string } & (
  | { status: number; headers?: Record<string, string> }
  | { body: string }
  | { kind: 'HTML' | 'HUGE' | 'HALF' | 'NEVER' | 'SAME_PAGE' | 'LOOP' | 'TAKEN_THEN_500' }
)

export function takeFault(faults: FollowUpBossFault[], method: string, path: string) {
  const index = faults.findIndex((fault) => (fault.path?.test(path) ?? true) && (fault.method ?? method) === method)
  return index < 0 ? undefined : faults.splice(index, 1)[0]
}

/** Returns whether there is an answer, or never will be one. */
export function misbehave(fault: FollowUpBossFault, response: ServerResponse): boolean {
  if ('status' in fault) {
    for (const [name, value] of Object.entries(fault.headers ?? {})) response.setHeader(name, value)
    fail(response, fault.status, 'Please try again later')
    return true
  }
  if ('body' in fault) {
    response.writeHead(200, { 'content-type': 'application/json' }).end(fault.body)
    return true
  }
  if (fault.kind === 'NEVER') return true
  if (fault.kind === 'HTML') response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Maintenance</html>')
  else if (fault.kind === 'HALF') {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': 1000 }).write('{"people":[{"id":1')
    setImmediate(() => response.destroy())
  } else if (fault.kind === 'HUGE') sendEndlessly(response)
  else return false
  return true
}

/** Two hundred megabytes, unless the client hangs up. */
function sendEndlessly(response: ServerResponse) {
  const chunk = Buffer.alloc(1024 * 1024, ' ')
  let left = 200
  response.writeHead(200, { 'content-type': 'application/json' })
  const write = () => {
    while (left > 0 && !response.destroyed) {
      left -= 1
      if (!response.write(chunk)) return void response.once('drain', write)
    }
    response.end()
  }
  write()
}

export function distort(kind: string, reply: object): object {
  const { _metadata } = reply as { _metadata?: object }
  return kind === 'LOOP' ? { ...reply, _metadata: { ..._metadata, next: 'eyJsb29wIjoxfQ' } } : reply
}
