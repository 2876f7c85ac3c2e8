import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../platform/database.ts'
import { renderCalendarFeed } from '../platform/mail/calendar-file.ts'
import { countAttempt } from '../platform/rate-limit.ts'
import type { AccountScope, Scope } from '../platform/scope.ts'
import { publicOrigin } from '../platform/settings.ts'
import { type LinkKey, signLink, withLinkAccount } from '../platform/signed-link.ts'
import { listWantedEvents } from './event-drafts.ts'
import { findFeedAgent, getFeedId } from './feed-queries.ts'
import type { CalendarContext } from './open-account.ts'

const readsPerHour = 120

/** `/book/f/<code>.ics`: the upcoming appointments and next actions of an agent, for calendars that subscribe to them. */
export const calendarFeedRoutes = (context: CalendarContext) => async (app: FastifyInstance) => {
  app.get<{ Params: { file: string } }>('/book/f/:file', async ({ params, headers, hostAccountId }, reply) => {
    const code = params.file.replace(/\.ics$/, '')
    const feed = await withLinkAccount(app.db, toFeedKey(context.secret), code, async (db, scope, [id = '']) =>
      hostAccountId === undefined || hostAccountId === scope.accountId ? readFeed(db, scope, id, context) : undefined,
    )
    reply.header('cache-control', 'private, no-cache').header('x-robots-tag', 'noindex, nofollow')
    if (!feed) return reply.code(404).type('text/plain').send('This calendar does not exist any more.')
    if (feed === 'TOO_MANY') return reply.code(429).header('retry-after', '3600').send()
    reply.header('etag', feed.etag)
    if (headers['if-none-match'] === feed.etag) return reply.code(304).send()
    return reply.type('text/calendar; charset=utf-8').send(feed.text)
  })
}

/** Undefined until the agent creates one. */
export async function getFeedUrl(db: Db, scope: Scope, { settings, secret }: CalendarContext): Promise<string | null> {
  const id = await getFeedId(db, scope)
  return id === undefined
    ? null
    : `${publicOrigin(settings)}/book/f/${signLink(toFeedKey(secret), [scope.accountId, id])}.ics`
}

const toFeedKey = (secret: Buffer): LinkKey => ({ purpose: 'calendar-feed', secret })

async function readFeed(db: Db, scope: AccountScope, id: string, { settings }: CalendarContext) {
  const agentId = await findFeedAgent(db, scope, id)
  if (!agentId) return undefined
  if ((await countAttempt(db, { name: 'calendar-feed', minutes: 60 }, id)) > readsPerHour) return 'TOO_MANY' as const
  const events = await listWantedEvents(db, scope, { agentId, withNextSteps: true, settings })
  // The time of rendering is in the text, so the tag is that of the events.
  const tag = createHash('sha256').update(events.map(({ fingerprint }) => fingerprint).join())
  const host = new URL(publicOrigin(settings)).hostname
  return {
    etag: `"${tag.digest('base64url')}"`,
    text: renderCalendarFeed(
      events.map(({ appointmentId, leadId, draft }) => ({
        uid: `${appointmentId ?? leadId}@${host}`,
        title: draft.title,
        description: draft.description,
        location: draft.location,
        startsAt: new Date(draft.start),
        endsAt: new Date(draft.end),
        isBusy: draft.isBusy,
      })),
    ),
  }
}
