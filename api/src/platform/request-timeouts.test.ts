import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { toImportFilePath } from '@gable/shared/imports/import.ts'
import { liveStreamUrl } from '@gable/shared/live/events.ts'
import { expect, onTestFinished } from 'vitest'
import { buildApp } from '../app.ts'
import { openEventSource } from '../testing/live-server.ts'
import type { TestClient } from '../testing/test-client.ts'
import { test, type World } from '../testing/world.ts'
import { createLog } from './observe/log.ts'
import { defaultTimeouts, type RequestTimeouts } from './request-timeouts.ts'

const halfOfBody = 'Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"email":'

test.for<[string, string]>([
  ['its sign-in', `POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\n${halfOfBody}`],
  ['a request to an unknown address', `POST /nothing HTTP/1.1\r\nHost: localhost\r\n${halfOfBody}`],
  ['an upload without a session', `PUT /api/agent/imports/1/file HTTP/1.1\r\nHost: localhost\r\n${halfOfBody}`],
])('a client that never finishes %s is disconnected', async ([, request], { world }) => {
  const { port } = await listenWithTimeouts(world, { body: 50 })
  await waitForClose(sendStart(port, request))
})

test('a client that never finishes its headers is disconnected', async ({ world }) => {
  const { port } = await listenWithTimeouts(world, { headers: 50 })
  await waitForClose(sendStart(port, 'GET /api/health HTTP/1.1\r\nHost: '))
})

test('an agent with a slow connection may take longer to upload a file', async ({ world }) => {
  // Long enough to authorize the upload on a busy machine.
  const { port } = await listenWithTimeouts(world, { body: 1000 })
  const agent = await world.factory.createAgent(await world.factory.createAgency())
  const list = await agent.call('POST /agent/imports', { body: { fileName: 'list.csv', bytes: 20 } })
  const headers = `${toHeaderLines(agent)}Connection: close\r\nContent-Type: text/csv\r\nContent-Length: 20\r\n\r\n`
  const upload = sendStart(port, `PUT ${toImportFilePath(list._id)} HTTP/1.1\r\n${headers}Email\r\n`)
  // Started later, so it is disconnected after the time of the upload is up as well.
  await waitForClose(sendStart(port, `POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\n${halfOfBody}`))
  upload.write('a@example.com')
  expect(await text(upload)).toContain('HTTP/1.1 200 OK')
})

test('live updates stay open for longer than a request may take', async ({ world }) => {
  const { port } = await listenWithTimeouts(world, { body: 50 })
  const agency = await world.factory.createAgency()
  const agent = await world.factory.createAgent(agency)
  const url = `http://127.0.0.1:${port}${liveStreamUrl(agency.accountId)}`
  const stream = await openEventSource(url, { cookie: toCookieHeader(agent) })
  await waitForClose(sendStart(port, `POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\n${halfOfBody}`))
  expect(stream).toMatchObject({ status: 200, ended: false })
})

async function listenWithTimeouts(world: World, timeouts: Partial<RequestTimeouts>) {
  const log = createLog({ LOG_LEVEL: 'silent' })
  const app = await buildApp({ ...world, log }, { ...defaultTimeouts, ...timeouts })
  onTestFinished(() => app.close())
  await app.listen({ port: 0, host: '127.0.0.1' })
  return app.server.address() as AddressInfo
}

function sendStart(port: number, start: string): Socket {
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  socket.on('error', () => {})
  socket.write(start)
  return socket
}

const waitForClose = (socket: Socket) => once(socket.resume(), 'close')

const toCookieHeader = ({ cookies }: TestClient) => [...cookies].map((pair) => pair.join('=')).join('; ')

const toHeaderLines = (agent: TestClient) =>
  `Host: localhost\r\nCookie: ${toCookieHeader(agent)}\r\nX-Account-Id: ${agent.accountId}\r\n`
