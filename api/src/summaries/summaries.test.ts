import { newId } from '@gable/shared/ids.ts'
import type { SummaryContent } from '@gable/shared/summaries/summary-content.ts'
import { describe, expect } from 'vitest'
import { createLog } from '../platform/observe/log.ts'
import { createAgencyWithContacts } from '../testing/contacts.ts'
import { test, type World } from '../testing/world.ts'
import { builtInWriter } from './built-in-writer.ts'
import { writeSummary } from './write-summary.ts'
import type { SummaryInput, SummaryWriter } from './writer.ts'

const hostile = '<img src=x onerror=alert(1)>'

async function createContactWithActivity(world: World) {
  const agencyWithContacts = await createAgencyWithContacts(world)
  const { agency, agent, addContact } = agencyWithContacts
  const { db } = world.owner
  const { _id: contactId } = await addContact('Nora Field')
  const params = { contactId }

  async function addEntry(
    fields: { eventGroup?: string; kind?: string; at?: string; detail?: object; forContactId?: string } = {},
  ) {
    const id = newId()
    const { eventGroup = 'EMAIL', kind = 'OPENED', at = '2026-01-01T00:00:00Z', forContactId = contactId } = fields
    const { detail = { emailId: id, subject: hostile } } = fields
    await db
      .insertInto('timeline_entries')
      .values({
        account_id: agency.accountId,
        id,
        at: new Date(at),
        event_group: eventGroup,
        kind,
        contact_id: forContactId,
        detail: JSON.stringify(detail),
      })
      .execute()
    return id
  }

  const getSummary = (viewer = agent) => viewer.call('GET /agent/contacts/:contactId/summary', { params })
  const requestSummary = (viewer = agent) => viewer.call('POST /agent/contacts/:contactId/summary', { params })

  /** Runs the job of the last request. */
  async function runJob(writer: SummaryWriter = builtInWriter, signal = new AbortController().signal) {
    const { request_id: requestId } = await db
      .selectFrom('contact_summaries')
      .select('request_id')
      .where('contact_id', '=', contactId)
      .executeTakeFirstOrThrow()
    const payload = { accountId: agency.accountId, contactId, requestId }
    return writeSummary(writer)({ db: world.product.db, payload, log: createLog(world.settings), signal })
  }

  const updateRow = (values: object) =>
    db.updateTable('contact_summaries').set(values).where('contact_id', '=', contactId).execute()

  return { ...agencyWithContacts, contactId, params, addEntry, getSummary, requestSummary, runJob, updateRow }
}

const createWriter = (write: (input: SummaryInput) => Promise<SummaryContent> | never): SummaryWriter => ({
  isModel: true,
  write: async (input) => write(input),
})

describe('the summary of a contact', () => {
  test('does not exist until an agent requests it, and cites the entries of each sentence', async ({ world }) => {
    const { addEntry, getSummary, requestSummary, runJob, contactId } = await createContactWithActivity(world)
    const id = await addEntry()
    expect(await getSummary()).toMatchObject({
      contactId,
      status: 'none',
      summary: '',
      updatedAt: null,
      hasActivity: true,
    })
    expect(await requestSummary()).toMatchObject({ status: 'generating', summary: '' })
    expect(await getSummary()).toMatchObject({ status: 'generating' })
    await runJob()
    const summary = await getSummary()
    expect(summary).toMatchObject({ status: 'generated', isStale: false, isByModel: false })
    expect(summary.updatedAt).not.toBeNull()
    expect(summary.summary).toContain('Nora Field opened')
    const items = [...summary.sentences, ...summary.insights, ...summary.recommendations]
    expect(items.length).toBeGreaterThanOrEqual(3)
    for (const { entries } of items)
      expect(entries).toEqual([{ _id: id, at: '2026-01-01T00:00:00.000Z', eventGroup: 'EMAIL' }])
  })

  test('is stale after new activity or an edited note, and stays readable', async ({ world }) => {
    const { addEntry, getSummary, requestSummary, runJob, agent, params } = await createContactWithActivity(world)
    await addEntry()
    const document = {
      type: 'doc' as const,
      content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: 'Call' }] }],
    }
    const note = await agent.call('POST /agent/notes', { body: { contactId: params.contactId, document } })
    await requestSummary()
    await runJob()
    expect((await getSummary()).isStale).toBe(false)
    await agent.call('PATCH /agent/notes/:noteId', { params: { noteId: note._id }, body: { document } })
    expect((await getSummary()).isStale).toBe(true)
    const again = await requestSummary()
    expect(again).toMatchObject({ status: 'generating' })
    expect(again.sentences).not.toEqual([])
    await runJob()
    expect((await getSummary()).isStale).toBe(false)
    await addEntry({ at: new Date().toISOString() })
    expect((await getSummary()).isStale).toBe(true)
  })

  test('is stale after a merge', async ({ world }) => {
    const { addEntry, getSummary, requestSummary, runJob, agent, addContact, contactId } =
      await createContactWithActivity(world)
    await addEntry()
    const { _id: otherId } = await addContact('Nora F')
    await addEntry({ forContactId: otherId })
    await requestSummary()
    await runJob()
    expect((await getSummary()).isStale).toBe(false)
    await agent.call('POST /agent/contacts/:contactId/merge', { params: { contactId }, body: { mergedId: otherId } })
    expect((await getSummary()).isStale).toBe(true)
  })

  test('no longer contains the text of a deleted note', async ({ world }) => {
    const { requestSummary, getSummary, runJob, agent, contactId, addEntry } = await createContactWithActivity(world)
    await addEntry()
    const text = { type: 'text' as const, text: 'The divorce is a secret' }
    const document = { type: 'doc' as const, content: [{ type: 'paragraph' as const, content: [text] }] }
    const { _id: noteId } = await agent.call('POST /agent/notes', { body: { contactId, document } })
    await requestSummary()
    await runJob()
    expect((await getSummary()).summary).toContain('divorce')
    await agent.call('DELETE /agent/notes/:noteId', { params: { noteId } })
    const summary = await getSummary()
    expect(JSON.stringify(summary)).not.toContain('divorce')
    expect(summary).toMatchObject({ isStale: true, status: 'generated' })
  })

  test('that could not be written is an error, and can be requested again', async ({ world }) => {
    const { addEntry, getSummary, requestSummary, runJob } = await createContactWithActivity(world)
    const id = await addEntry()
    await requestSummary()
    await runJob(createWriter(() => Promise.reject(new Error('The model is down'))))
    expect(await getSummary()).toMatchObject({ status: 'error', summary: '' })
    expect(await requestSummary()).toMatchObject({ status: 'generating' })
    await runJob(
      createWriter(async () => ({ sentences: [{ text: 'Fine.', entries: [id] }], insights: [], recommendations: [] })),
    )
    expect(await getSummary()).toMatchObject({ status: 'generated', summary: 'Fine.', isByModel: true })
  })

  test('never cites entries of another contact, whatever the writer returns', async ({ world }) => {
    const { addEntry, getSummary, requestSummary, runJob, addContact } = await createContactWithActivity(world)
    const { _id: other } = await addContact('Tom Reed')
    const [ownId, foreignId] = [await addEntry(), await addEntry({ forContactId: other })]
    await requestSummary()
    const sentences = [
      { text: 'Theirs.', entries: [foreignId, newId()] },
      { text: 'Own.', entries: [foreignId, ownId] },
    ]
    await runJob(createWriter(async () => ({ sentences, insights: [], recommendations: [] })))
    const summary = await getSummary()
    expect(summary.summary).toBe('Own.')
    expect(summary.sentences.map(({ entries }) => entries.map(({ _id }) => _id))).toEqual([[ownId]])
  })

  test('is written once for simultaneous requests, and not saved after a newer request', async ({ world }) => {
    const { agency, addEntry, requestSummary, runJob, getSummary, updateRow } = await createContactWithActivity(world)
    const { db } = world.owner
    await addEntry()
    await Promise.all([requestSummary(), requestSummary()])
    const rows = await db
      .selectFrom('contact_summaries')
      .select('request_id')
      .where('account_id', '=', agency.accountId)
      .execute()
    expect(rows).toHaveLength(1)
    const slow = createWriter(async () => {
      await updateRow({ request_id: newId() })
      return { sentences: [{ text: 'Late.', entries: [] }], insights: [], recommendations: [] }
    })
    await runJob(slow)
    expect(await getSummary()).toMatchObject({ status: 'generating', summary: '' })
  })

  test('that takes longer than an hour has failed', async ({ world }) => {
    const { addEntry, requestSummary, getSummary, updateRow } = await createContactWithActivity(world)
    await addEntry()
    await requestSummary()
    await updateRow({ requested_at: new Date(Date.now() - 61 * 60_000) })
    expect((await getSummary()).status).toBe('error')
    expect((await requestSummary()).status).toBe('generating')
  })

  test('is left to the next process when one stops', async ({ world }) => {
    const { addEntry, requestSummary, runJob, getSummary } = await createContactWithActivity(world)
    await addEntry()
    await requestSummary()
    const stopping = new AbortController()
    const writer = createWriter(() => {
      stopping.abort()
      throw new Error('Stopped')
    })
    await expect(runJob(writer, stopping.signal)).rejects.toThrow('Stopped')
    expect((await getSummary()).status).toBe('generating')
  })

  test('needs activity, and can be requested 40 times per hour', async ({ world }) => {
    const { requestSummary, getSummary, addEntry, updateRow } = await createContactWithActivity(world)
    expect((await getSummary()).hasActivity).toBe(false)
    await expect(requestSummary()).rejects.toMatchObject({
      code: 'conflict',
      message: 'There is no activity to summarize yet.',
    })
    await addEntry()
    for (let n = 0; n < 40; n += 1) {
      await requestSummary()
      await updateRow({ status: 'error' })
    }
    await expect(requestSummary()).rejects.toMatchObject({ code: 'too_many' })
  })

  test('of a merged contact is that of the remaining contact, and of another agency is not found', async ({
    world,
  }) => {
    const { agency, addEntry, contactId, agent, addContact } = await createContactWithActivity(world)
    await addEntry()
    const { _id: duplicateId } = await addContact('Nora F')
    await world.owner.db
      .updateTable('contacts')
      .set({ merged_into: contactId, archived_at: new Date() })
      .where('account_id', '=', agency.accountId)
      .where('id', '=', duplicateId)
      .execute()
    const input = { params: { contactId: duplicateId } }
    expect(await agent.call('POST /agent/contacts/:contactId/summary', input)).toMatchObject({ contactId })
    const rival = await world.factory.createAgent(await world.factory.createAgency())
    for (const key of ['GET', 'POST'] as const)
      await expect(
        rival.call(`${key} /agent/contacts/:contactId/summary`, { params: { contactId } }),
      ).rejects.toMatchObject({
        code: 'not_found',
        message: 'The contact you are attempting to reach is no longer available.',
      })
  })
})
