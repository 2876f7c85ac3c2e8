import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answer, type Body, fail, type Reply, readBody, toPage } from './answers.ts'
import { distort, misbehave, takeFault } from './faults.ts'
import { answerNotes } from './notes.ts'
import { answerPeople } from './people.ts'
import { createState, type FollowUpBossServer, type State } from './state.ts'
import { answerTasks } from './tasks.ts'
import { answerWebhooks } from './webhooks.ts'

/** A server that behaves as the documentation of Follow Up Boss says: https://docs.followupboss.com/reference. */
export async function startFollowUpBossServer(port = 0): Promise<FollowUpBossServer> {
  const state = createState()
  const server = createServer((request, response) => {
    handle(state, request, response).catch((error) => fail(response, 500, String(error)))
  })
  await listen(server, port)
  const address = server.address() as AddressInfo
  return Object.assign(state, {
    origin: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  })
}

/** Stories share a port, and wait until it is free. */
const listen = (server: Server, port: number) =>
  new Promise<void>((resolve) => {
    server.once('listening', resolve)
    server.on('error', () => setTimeout(() => server.listen(port, '127.0.0.1'), 100))
    server.listen(port, '127.0.0.1')
  })

async function handle(state: State, request: IncomingMessage, response: ServerResponse) {
  const url = new URL(request.url ?? '/', 'http://boss')
  const path = url.pathname.replace(/^\/v1\//, '')
  const method = request.method ?? 'GET'
  state.requests.push(`${method} /${path}${url.search}`)
  response.setHeader('date', new Date(Date.now() + state.clockAhead).toUTCString())
  const [user] = Buffer.from((request.headers.authorization ?? '').replace('Basic ', ''), 'base64')
    .toString()
    .split(':')
  if (!state.keys.has(user ?? '')) return fail(response, 401, 'Invalid API key')
  if (isLimited(state, response)) return fail(response, 429, 'Too many requests')
  const body = await readBody(request)
  const fault = takeFault(state.faults, method, `${path}${url.search}`)
  if (fault && 'kind' in fault && fault.kind === 'TAKEN_THEN_500') {
    route(state, method, path, url, body)
    return fail(response, 500, 'Something went wrong')
  }
  if (fault && misbehave(fault, response)) return
  const [status, reply] = route(state, method, path, url, body)
  const changed = fault && 'kind' in fault ? distort(fault.kind, reply) : reply
  answer(response, status, changed)
}

/** A sliding window of ten seconds. */
function isLimited(state: State, response: ServerResponse): boolean {
  const time = Date.now()
  state.times = state.times.filter((earlier) => earlier > time - 10_000)
  const isOver = state.times.length >= state.limit
  if (!isOver) state.times.push(time)
  response.setHeader('x-ratelimit-limit', state.limit)
  response.setHeader('x-ratelimit-remaining', state.limit - state.times.length)
  response.setHeader('x-ratelimit-window', 10)
  response.setHeader('x-ratelimit-context', 'global')
  if (isOver) response.setHeader('retry-after', Math.ceil(((state.times[0] ?? time) + 10_000 - time) / 1000))
  return isOver
}

function route(state: State, method: string, path: string, url: URL, body: Body): Reply {
  const [resource = '', id] = path.split('/')
  const resources: Record<string, () => Reply> = {
    people: () => answerPeople(state, method, id, url, body),
    notes: () => answerNotes(state, method, id, url, body),
    tasks: () => answerTasks(state, method, id, url, body),
    webhooks: () => answerWebhooks(state, method, body),
    identity: () => [200, { account: { id: 1, name: 'Moss Realty' }, user: { id: 1 } }],
    users: () => [200, { _metadata: {}, users: toPage(state.users, url) }],
    stages: () => [200, { _metadata: {}, stages: state.stages.map((name, n) => ({ id: n + 1, name })) }],
    customFields: () => [200, { _metadata: {}, customfields: state.customFields }],
    events: () => [200, { id: state.events.push(body as never) }],
  }
  return resources[resource]?.() ?? [404, { errorMessage: 'Not found' }]
}
