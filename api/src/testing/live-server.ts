import { once } from 'node:events'
import { request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { newId } from '@gable/shared/ids.ts'
import { type LiveMessage, liveStreamUrl } from '@gable/shared/live/events.ts'
import Fastify from 'fastify'
import { sql } from 'kysely'
import { expect, onTestFinished, vi } from 'vitest'
import { createLiveHub } from '../platform/live/hub.ts'
import { liveRoutes } from '../platform/live/live-routes.ts'
import { createLog } from '../platform/observe/log.ts'
import { createReporter } from '../platform/observe/report.ts'
import { registerZod } from '../platform/zod-plugin.ts'
import { eventually } from './eventually.ts'
import type { World } from './world.ts'

/** A server with the live route that takes the IDs of user and session from request headers. */
export async function startLiveServer(world: World, { recheckInterval = 60_000 } = {}) {
  const log = createLog({ LOG_LEVEL: 'silent' })
  const [owner = world.owner, ...others] = listOwners(world)
  const hub = createLiveHub(owner, log, others)
  const authorize = vi.fn(async (request: { headers: Record<string, unknown> }, accountId: string) => ({
    accountId,
    userId: String(request.headers['x-user']),
    sessionId: String(request.headers['x-session']),
  }))
  const app = Fastify({ loggerInstance: log })
  registerZod(app, createReporter({ reporting: undefined, log }))
  await app.register(liveRoutes({ hub, authorize, recheckInterval }))
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const close = async () => {
    await app.close()
    await hub.close()
  }
  onTestFinished(close)
  await waitForListeners(world)
  return {
    hub,
    authorize,
    close,
    connect: (account: string, user = newId(), headers = {}, { reads = true, age }: ConnectOptions = {}) =>
      openEventSource(`http://127.0.0.1:${port}${liveStreamUrl(account, age)}`, { 'x-user': user, ...headers }, reads),
  }
}

interface ConnectOptions {
  reads?: boolean
  age?: number
}

const listOwners = ({ owner, cells }: World) =>
  cells ? [cells.directory, ...cells.others].map(({ owner }) => owner) : [owner]

const waitForListeners = (world: World) =>
  eventually(async () => {
    for (const { db } of listOwners(world)) {
      const { rows } = await sql`
        select from pg_stat_activity where query = 'listen "live"' and datname = current_database()`.execute(db)
      // One for this server, one for the world's own application.
      expect(rows).toHaveLength(2)
    }
  })

/** As much of a browser's EventSource as the tests need. */
export async function openEventSource(url: string, headers: Record<string, string>, reads = true) {
  const request = httpRequest(url, { headers, agent: false })
  request.on('error', () => {})
  request.end()
  const [response] = await once(request, 'response')
  const stream = {
    status: response.statusCode as number,
    messages: [] as LiveMessage[],
    ended: false,
    close: () => void request.destroy(),
  }
  onTestFinished(stream.close)
  let text = ''
  response.on('close', () => {
    stream.ended = true
  })
  if (!reads) return stream
  response.on('data', (chunk: Buffer) => {
    text += chunk
    const blocks = text.split('\n\n')
    text = blocks.pop() ?? ''
    for (const block of blocks) if (block.startsWith('data: ')) stream.messages.push(JSON.parse(block.slice(6)))
  })
  return stream
}
