import { newId } from '@gable/shared/ids.ts'
import { describe, expect } from 'vitest'
import { createLog } from '../platform/observe/log.ts'
import { agencyWithContacts } from '../testing/contacts.ts'
import { test, type World } from '../testing/world.ts'
import type { SummaryContent } from './content.ts'
import { plainWriter } from './plain-writer.ts'
import { writeSummary } from './write-summary.ts'
import type { Material, SummaryWriter } from './writer.ts'

const hostile = '<img src=x onerror=alert(1)>'

async function agencyWithStory(world: World) {
  const agencyAndAgent = await agencyWithContacts(world)
  const { agency, agent, add } = agencyAndAgent
  const { db } = world.owner
  const { _id: contactId } = await add('Nora Field')
  const params = { contactId }

  async function happens(
    given: { eventGroup?: string; kind?: string; at?: string; detail?: object; of?: string } = {},
  ) {
    const id = newId()
    const { eventGroup = 'EMAIL', kind = 'OPENED', at = '2026-01-01T00:00:00Z', of = contactId } = given
    const { detail = { emailId: id, subject: hostile } } = given
    await db
      .insertInto('timeline_entries')
      .values({
        account_id: agency.accountId,
        id,
        at: new Date(at),
        event_group: eventGroup,
        kind,
        contact_id: of,
        detail: JSON.stringify(detail),
      })
      .execute()
    return id
  }

  const read = (who = agent) => who.call('GET /agent/contacts/:contactId/summary', { params })
  const ask = (who = agent) => who.call('POST /agent/contacts/:contactId/summary', { params })

  /** Works off what was asked for last. */
  async function written(writer: SummaryWriter = plainWriter, signal = new AbortController().signal) {
    const { request_id: requestId } = await db
      .selectFrom('contact_summaries')
      .select('request_id')
      .where('contact_id', '=', contactId)
      .executeTakeFirstOrThrow()
    const payload = { accountId: agency.accountId, contactId, requestId }
    return writeSummary(writer)({ db: world.product.db, payload, log: createLog(world.settings), signal })
  }

  const kept = (set: object) =>
    db.updateTable('contact_summaries').set(set).where('contact_id', '=', contactId).execute()

  return { ...agencyAndAgent, contactId, params, happens, read, ask, written, kept }
}

const writerOf = (write: (material: Material) => Promise<SummaryContent> | never): SummaryWriter => ({
  isModel: true,
  write: async (material) => write(material),
})

describe('the summary of a contact', () => {
  test('is none until somebody asks for it, then generated, with what each sentence rests on', async ({ world }) => {
    const { happens, read, ask, written, contactId } = await agencyWithStory(world)
    const id = await happens()
    expect(await read()).toMatchObject({ contactId, status: 'none', summary: '', updatedAt: null, hasActivity: true })
    expect(await ask()).toMatchObject({ status: 'generating', summary: '' })
    expect(await read()).toMatchObject({ status: 'generating' })
    await written()
    const summary = await read()
    expect(summary).toMatchObject({ status: 'generated', isStale: false, isByModel: false })
    expect(summary.updatedAt).not.toBeNull()
    expect(summary.summary).toContain('Nora Field opened')
    const items = [...summary.sentences, ...summary.insights, ...summary.recommendations]
    expect(items.length).toBeGreaterThanOrEqual(3)
    for (const { entries } of items)
      expect(entries).toEqual([{ _id: id, at: '2026-01-01T00:00:00.000Z', eventGroup: 'EMAIL' }])
  })

  test('is stale once something happened or a note was rewritten, and stays readable meanwhile', async ({ world }) => {
    const { happens, read, ask, written, agent, params } = await agencyWithStory(world)
    await happens()
    const document = {
      type: 'doc' as const,
      content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: 'Call' }] }],
    }
    const note = await agent.call('POST /agent/notes', { body: { contactId: params.contactId, document } })
    await ask()
    await written()
    expect((await read()).isStale).toBe(false)
    await agent.call('PATCH /agent/notes/:noteId', { params: { noteId: note._id }, body: { document } })
    expect((await read()).isStale).toBe(true)
    const again = await ask()
    expect(again).toMatchObject({ status: 'generating' })
    expect(again.sentences).not.toEqual([])
    await written()
    expect((await read()).isStale).toBe(false)
    await happens({ at: new Date().toISOString() })
    expect((await read()).isStale).toBe(true)
  })

  test('is stale once somebody else’s history was joined to theirs', async ({ world }) => {
    const { happens, read, ask, written, agent, add, contactId } = await agencyWithStory(world)
    await happens()
    const { _id: otherId } = await add('Nora F')
    await happens({ of: otherId })
    await ask()
    await written()
    expect((await read()).isStale).toBe(false)
    await agent.call('POST /agent/contacts/:contactId/merge', { params: { contactId }, body: { mergedId: otherId } })
    expect((await read()).isStale).toBe(true)
  })

  test('says nothing any more that only a deleted note said', async ({ world }) => {
    const { ask, read, written, agent, contactId, happens } = await agencyWithStory(world)
    await happens()
    const text = { type: 'text' as const, text: 'The divorce is a secret' }
    const document = { type: 'doc' as const, content: [{ type: 'paragraph' as const, content: [text] }] }
    const { _id: noteId } = await agent.call('POST /agent/notes', { body: { contactId, document } })
    await ask()
    await written()
    expect((await read()).summary).toContain('divorce')
    await agent.call('DELETE /agent/notes/:noteId', { params: { noteId } })
    const summary = await read()
    expect(JSON.stringify(summary)).not.toContain('divorce')
    expect(summary).toMatchObject({ isStale: true, status: 'generated' })
  })

  test('that could not be written is an error, and can be asked for again', async ({ world }) => {
    const { happens, read, ask, written } = await agencyWithStory(world)
    const id = await happens()
    await ask()
    await written(writerOf(() => Promise.reject(new Error('The model is away'))))
    expect(await read()).toMatchObject({ status: 'error', summary: '' })
    expect(await ask()).toMatchObject({ status: 'generating' })
    await written(
      writerOf(async () => ({ sentences: [{ text: 'Fine.', entries: [id] }], insights: [], recommendations: [] })),
    )
    expect(await read()).toMatchObject({ status: 'generated', summary: 'Fine.', isByModel: true })
  })

  test('cites nothing of another contact, whatever a writer says', async ({ world }) => {
    const { happens, read, ask, written, add } = await agencyWithStory(world)
    const { _id: other } = await add('Tom Reed')
    const [own, strange] = [await happens(), await happens({ of: other })]
    await ask()
    const sentences = [
      { text: 'Theirs.', entries: [strange, newId()] },
      { text: 'Own.', entries: [strange, own] },
    ]
    await written(writerOf(async () => ({ sentences, insights: [], recommendations: [] })))
    const summary = await read()
    expect(summary.summary).toBe('Own.')
    expect(summary.sentences.map(({ entries }) => entries.map(({ _id }) => _id))).toEqual([[own]])
  })

  test('is written once for two who ask at once, and by nobody who is not awaited any more', async ({ world }) => {
    const { agency, happens, ask, written, read, kept } = await agencyWithStory(world)
    const { db } = world.owner
    await happens()
    await Promise.all([ask(), ask()])
    const jobs = await db
      .selectFrom('contact_summaries')
      .select('request_id')
      .where('account_id', '=', agency.accountId)
      .execute()
    expect(jobs).toHaveLength(1)
    const slow = writerOf(async () => {
      await kept({ request_id: newId() })
      return { sentences: [{ text: 'Late.', entries: [] }], insights: [], recommendations: [] }
    })
    await written(slow)
    expect(await read()).toMatchObject({ status: 'generating', summary: '' })
  })

  test('that is being written for more than an hour has failed', async ({ world }) => {
    const { happens, ask, read, kept } = await agencyWithStory(world)
    await happens()
    await ask()
    await kept({ requested_at: new Date(Date.now() - 61 * 60_000) })
    expect((await read()).status).toBe('error')
    expect((await ask()).status).toBe('generating')
  })

  test('is left to the next process by one that stops', async ({ world }) => {
    const { happens, ask, written, read } = await agencyWithStory(world)
    await happens()
    await ask()
    const stopping = new AbortController()
    const writer = writerOf(() => {
      stopping.abort()
      throw new Error('Stopped')
    })
    await expect(written(writer, stopping.signal)).rejects.toThrow('Stopped')
    expect((await read()).status).toBe('generating')
  })

  test('is not written about nothing, nor without end', async ({ world }) => {
    const { ask, read, happens, kept } = await agencyWithStory(world)
    expect((await read()).hasActivity).toBe(false)
    await expect(ask()).rejects.toMatchObject({ code: 'conflict', message: 'There is no activity to sum up yet.' })
    await happens()
    for (let n = 0; n < 40; n += 1) {
      await ask()
      await kept({ status: 'error' })
    }
    await expect(ask()).rejects.toMatchObject({ code: 'too_many' })
  })

  test('of a merged contact is that of whom they were merged into, and of another agency nobody’s', async ({
    world,
  }) => {
    const { agency, happens, contactId, agent, add } = await agencyWithStory(world)
    await happens()
    const { _id: twin } = await add('Nora F')
    await world.owner.db
      .updateTable('contacts')
      .set({ merged_into: contactId, archived_at: new Date() })
      .where('account_id', '=', agency.accountId)
      .where('id', '=', twin)
      .execute()
    const asked = { params: { contactId: twin } }
    expect(await agent.call('POST /agent/contacts/:contactId/summary', asked)).toMatchObject({ contactId })
    const rival = await world.founding.person(await world.founding.agency())
    for (const key of ['GET', 'POST'] as const)
      await expect(
        rival.call(`${key} /agent/contacts/:contactId/summary`, { params: { contactId } }),
      ).rejects.toMatchObject({
        code: 'not_found',
        message: 'The contact you are attempting to reach is no longer available.',
      })
  })
})
