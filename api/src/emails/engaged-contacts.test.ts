import { newId } from '@gable/shared/ids.ts'
import { dayLength } from '@gable/shared/time/calendar.ts'
import { expect } from 'vitest'
import { createTrackedEmail } from '../testing/tracked-emails.ts'
import { test, type World } from '../testing/world.ts'

/** An email that Nora opened and clicked an hour after she got it, and opened again in a second copy of last week. */
async function createEngagement(world: World) {
  const email = await createTrackedEmail(world)
  const [piece, older] = [
    await email.addPiece(),
    await email.addPiece({ sent_at: new Date(Date.now() - 7 * dayLength) }),
  ]
  await email.addPiece()
  await email.visit(older.openPath)
  await email.visit(piece.clickPath(0))
  await email.visit(piece.clickPath(1))
  const marketer = await world.factory.createAgent(email.agency, { role: 'ADMIN' })
  const list = (query: object, by: typeof marketer = marketer) =>
    by.call('GET /agent/content/:contentId/contacts', {
      params: { contentId: email.contentId },
      query: { engagement: 'OPENED', ...query },
    })
  return { ...email, marketer, piece, older, list }
}

test('who opened an email and who clicked in it is listed with the links, latest first', async ({ world }) => {
  const { list, piece, older, contact } = await createEngagement(world)
  const opened = await list({})
  expect(opened.total).toBe(2)
  expect(opened.data.map(({ _id }) => _id)).toEqual([piece.id, older.id])
  expect(opened.data[0]).toMatchObject({
    contact: { _id: contact._id, fullName: 'Nora Field' },
    toEmail: 'nora@example.com',
    state: 'SENT',
    openedAt: expect.any(String),
    clickedAt: expect.any(String),
    unsubscribedAt: null,
    links: ['See your home', 'Read more'],
  })
  const clicked = await list({ engagement: 'CLICKED' })
  expect([clicked.total, clicked.data.map(({ _id }) => _id)]).toEqual([1, [piece.id]])
})

test('a period is that of sending, as in the charts, and pages do not overlap', async ({ world }) => {
  const { list, piece, older } = await createEngagement(world)
  const at = (daysAgo: number) => new Date(Date.now() - daysAgo * dayLength).toISOString()
  const lastWeek = await list({ dateFrom: at(8), dateTill: at(6) })
  expect([lastWeek.total, lastWeek.data[0]?._id]).toEqual([1, older.id])
  const pages = [await list({ page: 1, pageSize: 1 }), await list({ page: 2, pageSize: 1 })]
  expect(pages.map(({ total, data }) => [total, data[0]?._id])).toEqual([
    [2, piece.id],
    [2, older.id],
  ])
  expect((await list({ page: 9 })).data).toEqual([])
})

test('an erased contact stays in the numbers without a name', async ({ world }) => {
  const { list, piece } = await createEngagement(world)
  await world.owner.db.updateTable('email_pieces').set({ contact_id: null }).where('id', '=', piece.id).execute()
  expect((await list({})).data.find(({ _id }) => _id === piece.id)).toMatchObject({ contact: null, links: [] })
})

test('strangers find nothing, agents without permission are refused, and so is bad input', async ({ world }) => {
  const { list, agent, marketer, contentId } = await createEngagement(world)
  const stranger = await world.factory.createAgent(await world.factory.createAgency())
  await expect(list({}, stranger)).rejects.toMatchObject({ code: 'not_found' })
  await expect(list({}, agent)).rejects.toMatchObject({ code: 'forbidden' })
  const send = (query: string, id = contentId) => marketer.send('GET', `/api/agent/content/${id}/contacts${query}`)
  expect((await send('?engagement=OPENED', newId())).statusCode).toBe(404)
  expect((await send('')).statusCode).toBe(422)
  expect((await send('?engagement=READ')).statusCode).toBe(422)
  expect((await send('?engagement=OPENED&dateFrom=yesterday')).statusCode).toBe(422)
})
