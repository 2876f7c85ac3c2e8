import { newId } from '@gable/shared/ids.ts'
import { dayLength } from '@gable/shared/time/calendar.ts'
import Fastify from 'fastify'
import { describe, expect, onTestFinished } from 'vitest'
import { browser, createTrackedEmail } from '../testing/tracked-emails.ts'
import { test } from '../testing/world.ts'
import { createPieceLinks } from './piece-links.ts'
import { createPieceReference } from './piece-reference.ts'
import { trackingRoutes } from './tracking-routes.ts'

const gmail = 'Mozilla/5.0 (Windows NT 5.1; rv:11.0) Gecko Firefox/11.0 (via ggpht.com GoogleImageProxy)'

describe('opening an email', () => {
  test('is counted once, noted and shown on the piece', async ({ world }) => {
    const { addPiece, visit, getCounts, getPiece, listActivity } = await createTrackedEmail(world)
    const piece = await addPiece()
    for (const _ of [1, 2, 3]) expect((await visit(piece.openPath)).statusCode).toBe(200)
    expect(await getCounts()).toEqual({ open: 1 })
    expect(await listActivity()).toEqual(['OPENED'])
    expect(await getPiece(piece.id)).toMatchObject({ opened_at: expect.any(Date), machine_opened_at: null })
    const events = await world.owner.db
      .selectFrom('email_events')
      .select('detail')
      .where('piece_id', '=', piece.id)
      .execute()
    expect(events).toHaveLength(3)
    expect(events[0]?.detail).toMatchObject({
      agent: 'browser',
      proxy: null,
      isPrefetch: false,
      delay: expect.any(Number),
    })
  })

  test('through the proxy of Gmail is a person, and through that of Apple a machine', async ({ world }) => {
    const { addPiece, visit, getCounts, listActivity } = await createTrackedEmail(world)
    await visit((await addPiece()).openPath, { 'user-agent': gmail })
    await visit((await addPiece()).openPath, { 'user-agent': 'Mozilla/5.0' })
    expect(await getCounts()).toEqual({ open: 1, 'machine-open': 1 })
    expect(await listActivity()).toEqual(['OPENED'])
  })

  test('answers the same image whatever the token', async ({ world }) => {
    const { accountId, addPiece, visit, getCounts } = await createTrackedEmail(world)
    const piece = await addPiece()
    const unknown = createPieceLinks('', world.secret, accountId)(newId())
    const foreign = createPieceLinks('', world.secret, newId())(piece.id)
    const forged = createPieceLinks('', Buffer.alloc(32), accountId)(piece.id)
    const preferences = `/e/o/${piece.preferencesPath.split('/').at(-1)}.gif`
    const paths = [unknown.openPixel, foreign.openPixel, forged.openPixel, '/e/o/x.gif', preferences].map(String)
    const replies = await Promise.all([piece.openPath, ...paths].map((path) => visit(path)))
    expect(
      new Set(
        replies.map(
          ({ statusCode, rawPayload, headers }) =>
            `${statusCode} ${rawPayload.toString('hex')} ${headers['cache-control']} ${headers['content-type']}`,
        ),
      ),
    ).toEqual(new Set([`200 ${replies[0]?.rawPayload.toString('hex')} private, no-store image/gif`]))
    expect(await getCounts()).toEqual({ open: 1 })
  })
})

describe('a click', () => {
  test('leads to what was published, with its query', async ({ world }) => {
    const { addPiece, visit } = await createTrackedEmail(world)
    const piece = await addPiece()
    const reply = await visit(piece.clickPath(1))
    expect(reply).toMatchObject({
      statusCode: 302,
      headers: { location: 'https://blog.example.com/spring?a=1&b=2', 'cache-control': 'private, no-store' },
    })
    expect((await visit(piece.clickPath(3))).headers.location).toBe('https://guide.example.com/selling')
  })

  test('leads to the dashboard of the home and to a landing page, which know the email', async ({ world }) => {
    const { addPiece, visit, page } = await createTrackedEmail(world)
    const piece = await addPiece()
    const m = createPieceReference(piece.id)
    const dashboard = String((await visit(piece.clickPath(0))).headers.location)
    expect(dashboard).toMatch(new RegExp(`^/d/[0-9A-Z]{16}\\?m=${m}$`))
    expect((await visit(dashboard)).statusCode).toBe(200)
    expect((await visit(piece.clickPath(2))).headers.location).toBe(`/lp/${page.subjectId}?m=${m}`)
  })

  test('is an opening too, and each link is noted once by its label', async ({ world }) => {
    const { addPiece, visit, getCounts, listActivity, getPiece } = await createTrackedEmail(world)
    const piece = await addPiece()
    await visit(piece.clickPath(0))
    await visit(piece.clickPath(0))
    await visit(piece.clickPath(3))
    expect(await getCounts()).toEqual({ open: 1, click: 1 })
    expect(await listActivity()).toEqual(['OPENED', 'CLICKED See your home', 'CLICKED guide.example.com/selling'])
    expect(await getPiece(piece.id)).toMatchObject({ opened_at: expect.any(Date), clicked_at: expect.any(Date) })
  })

  test('of a scanner, a prefetch or a request for headers is a machine', async ({ world }) => {
    const { addPiece, visit, getCounts, listActivity } = await createTrackedEmail(world)
    const piece = await addPiece()
    expect((await visit(piece.clickPath(1), {}, 'HEAD')).statusCode).toBe(302)
    await visit(piece.clickPath(1), { 'sec-purpose': 'prefetch' })
    await visit(piece.clickPath(1), { 'user-agent': 'Mozilla/5.0 (compatible; Barracuda Sentinel)' })
    const fresh = await addPiece({ sent_at: new Date() })
    await visit(fresh.clickPath(1))
    expect(await getCounts()).toEqual({ 'machine-open': 2 })
    expect(await listActivity()).toEqual([])
  })

  test('that turns out to come from a scanner following every link is no longer counted', async ({ world }) => {
    const { addPiece, visit, getCounts, listActivity, getPiece } = await createTrackedEmail(world)
    const piece = await addPiece()
    await visit(piece.clickPath(0))
    await visit(piece.clickPath(1))
    expect(await getCounts()).toEqual({ open: 1, click: 1 })
    await visit(piece.clickPath(2))
    expect(await getCounts()).toEqual({ 'machine-open': 1 })
    expect(await listActivity()).toEqual([])
    expect(await getPiece(piece.id)).toMatchObject({ opened_at: null, clicked_at: null })
  })

  test('never leads elsewhere', async ({ world }) => {
    const { addPiece, visit } = await createTrackedEmail(world)
    const piece = await addPiece()
    const other = await (await createTrackedEmail(world)).addPiece()
    const token = piece.clickPath(0).split('/')[3]
    const forged = `${token?.slice(0, -2)}AA`
    const paths = [
      ...['99', '-1', '1.5', 'x', '0?url=https://evil.example', '4'].map((position) => `/e/c/${token}/${position}`),
      `/e/c/${forged}/0`,
      `/e/c/${other.preferencesPath.split('/').at(-1)}/0`,
      '/e/c/x/0',
      '/e/c/',
    ]
    const replies = await Promise.all(paths.map((path) => visit(path)))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 302, 404, 404, 404, 404, 404])
    expect(replies[4]?.headers.location).toMatch(/^\/d\//)
    expect(replies[0]?.body).toContain('This page is no longer available.')
  })

  test('of an email about no home in particular leads to the main home of the contact', async ({ world }) => {
    const { addPiece, visit } = await createTrackedEmail(world)
    const [broadcast, aboutHome] = [await addPiece({ property_id: null }), await addPiece()]
    const [toMainHome, toHome] = [await visit(broadcast.clickPath(0)), await visit(aboutHome.clickPath(0))]
    expect(toMainHome.statusCode).toBe(302)
    const toDashboard = ({ headers }: typeof toHome) => String(headers.location).replace(/\?.*/, '')
    expect(toDashboard(toMainHome)).toBe(toDashboard(toHome))
  })

  test('of a contact who was erased, or whose link is off, answers a friendly page', async ({ world }) => {
    const { addPiece, visit, page, agent, contact, propertyId, getCounts } = await createTrackedEmail(world)
    const [gone, kept] = [await addPiece({ contact_id: null }), await addPiece()]
    const { db } = world.owner
    await db.updateTable('assets').set({ status: 'ARCHIVED' }).where('id', '=', page.subjectId).execute()
    await agent.call('POST /agent/contacts/:contactId/dashboard-links/:propertyId/revoke', {
      params: { contactId: contact._id, propertyId },
    })
    for (const path of [gone.clickPath(1), kept.clickPath(0), kept.clickPath(2)]) {
      const reply = await visit(path)
      expect(reply.statusCode).toBe(404)
      expect(reply.body).toContain('This page is no longer available.')
    }
    await visit(gone.openPath)
    expect(await getCounts()).toEqual({ open: 1, click: 1 })
  })
})

test('openings and clicks count at the time the email was sent, whenever they happen', async ({ world }) => {
  const { addPiece, visit, agency, contentId } = await createTrackedEmail(world)
  const agent = await world.factory.createAgent(agency, { role: 'ADMIN' })
  const sentAt = new Date(Date.now() - 3 * dayLength)
  const piece = await addPiece({ sent_at: sentAt })
  await visit(piece.clickPath(1))
  const { stats } = await agent.call('POST /agent/content/stats', {
    body: {
      dateFrom: new Date(Date.now() - 7 * dayLength).toISOString(),
      dateTill: new Date().toISOString(),
      dateGroupingType: 'HOUR',
      reportFilters: { contentIds: [contentId], eventTypes: ['open', 'click'] },
    },
  })
  expect(stats.filter(({ counts }) => counts.open || counts.click)).toMatchObject([
    { date: new Date(sentAt.setUTCMinutes(0, 0, 0)).toISOString(), counts: { open: 1, click: 1 } },
  ])
})

test('past the limit of an address a click still leads on, but is not recorded', async ({ world }) => {
  const { addPiece, getCounts } = await createTrackedEmail(world)
  const [first, second] = [await addPiece(), await addPiece()]
  const app = Fastify()
  onTestFinished(() => app.close())
  app.decorate('db', world.product.db).decorate('assets', world.app.assets)
  const getDashboardPath = async () => undefined
  await app.register(
    trackingRoutes({
      secret: world.secret,
      log: world.app.log,
      getDashboardPath,
      limit: 1,
      sendGonePage: (reply) => reply.code(404).send(),
    }),
  )
  for (const piece of [first, second]) {
    const reply = await app.inject({ url: piece.clickPath(1), headers: { 'user-agent': browser } })
    expect(reply.headers.location).toBe('https://blog.example.com/spring?a=1&b=2')
    expect((await app.inject(piece.openPath)).statusCode).toBe(200)
  }
  expect(await getCounts()).toEqual({ open: 1, click: 1 })
})

test('openings and clicks reach webhooks once', async ({ world }) => {
  const { addPiece, visit, agency, accountId } = await createTrackedEmail(world)
  const owner = await world.factory.createAgent(agency)
  await owner.call('POST /agent/webhooks', {
    body: { url: 'https://hooks.example.com/x', eventTypes: ['email.opened', 'email.clicked'], isPaused: false },
  })
  const piece = await addPiece()
  await visit(piece.clickPath(1))
  await visit(piece.clickPath(1))
  const rows = await world.owner.db
    .selectFrom('webhook_deliveries')
    .select(['event_type', 'payload'])
    .where('account_id', '=', accountId)
    .orderBy('event_type')
    .execute()
  expect(rows.map(({ event_type }) => event_type)).toEqual(['email.clicked', 'email.opened'])
  expect(rows[0]?.payload).toMatchObject({ data: { emailId: piece.id, label: 'Read more' } })
})
