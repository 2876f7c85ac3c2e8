import { once } from 'node:events'
import { request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { newId } from '@gable/shared/ids.ts'
import { type LiveMessage, liveAddress } from '@gable/shared/live/events.ts'
import Fastify from 'fastify'
import { sql } from 'kysely'
import { expect, onTestFinished, vi } from 'vitest'
import { eventually } from '../../testing/eventually.ts'
import type { World } from '../../testing/world.ts'
import { createLog } from '../observe/log.ts'
import { createReporter } from '../observe/report.ts'
import { speakZod } from '../speak-zod.ts'
import { openHub } from './hub.ts'
import { liveRoutes } from './live-routes.ts'

/** A server with the live route, whose visitors say themselves who they are. */
export async function openHouse(world: World, { recheck = 60_000 } = {}) {
  const log = createLog({ LOG_LEVEL: 'silent' })
  const hub = openHub(world.owner, log)
  const authorize = vi.fn(async (request: { headers: Record<string, unknown> }, accountId: string) => ({
    accountId,
    userId: String(request.headers['x-user']),
  }))
  const app = Fastify({ loggerInstance: log })
  speakZod(app, createReporter({ reporting: undefined, log }))
  await app.register(liveRoutes({ hub, authorize, recheck }))
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const close = async () => {
    await app.close()
    await hub.close()
  }
  onTestFinished(close)
  await listening(world)
  return {
    hub,
    authorize,
    close,
    visit: (account: string, user = newId(), headers = {}, { reads = true } = {}) =>
      visit(`http://127.0.0.1:${port}${liveAddress(account)}`, { 'x-user': user, ...headers }, reads),
  }
}

const listening = ({ owner }: World) =>
  eventually(async () => {
    const { rows } = await sql`
      select from pg_stat_activity where query = 'listen "live"' and datname = current_database()`.execute(owner.db)
    // One for this house, one for the world's own application.
    expect(rows).toHaveLength(2)
  })

/** A browser's EventSource, as far as the tests need one. */
export async function visit(url: string, headers: Record<string, string>, reads = true) {
  const request = httpRequest(url, { headers, agent: false })
  request.on('error', () => {})
  request.end()
  const [response] = await once(request, 'response')
  const console = {
    status: response.statusCode as number,
    messages: [] as LiveMessage[],
    ended: false,
    leave: () => void request.destroy(),
  }
  onTestFinished(console.leave)
  let text = ''
  response.on('close', () => {
    console.ended = true
  })
  if (!reads) return console
  response.on('data', (chunk: Buffer) => {
    text += chunk
    const blocks = text.split('\n\n')
    text = blocks.pop() ?? ''
    for (const block of blocks) if (block.startsWith('data: ')) console.messages.push(JSON.parse(block.slice(6)))
  })
  return console
}
