import { newId } from '@gable/shared/ids.ts'
import { invariant } from '@gable/shared/invariant.ts'
import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { createContentAgency, smartTemplates } from '../testing/contents.ts'
import { runJobs } from '../testing/jobs.ts'
import { test as base, type World } from '../testing/world.ts'
import { scheduleSmartContent } from './refresh-smart-content.ts'

const test = base

const template = smartTemplates.find(({ variations }) => variations.length > 1)
invariant(template, 'there is no smart template with two variations')
const variationIds = template.variations.map(({ id }) => id)
const variationAfter = (id: string | null | undefined) =>
  variationIds[(variationIds.indexOf(id ?? '') + 1) % variationIds.length]

async function createSmartContent(world: World) {
  const { agency, ada } = await createContentAgency(world)
  const makeVisible = (templateId = template?.id ?? '') =>
    ada.call('POST /agent/smart-content/templates/:templateId/visible', { params: { templateId } })
  const content = await makeVisible()
  const params = { contentId: content._id }
  const listVersions = () => ada.call('GET /agent/content/:contentId/versions', { params })
  const getVariation = async () =>
    (await ada.call('GET /agent/content/:contentId/with-variation', { params })).smartContentVariation
      ?.scConfigTemplateVariation
  /** Runs the daily job, as if the current version had been published some days ago. */
  const refreshAfterDays = async (days: number) => {
    const { db } = world.owner
    await sql`
      update content_versions set published_at = published_at - ${days} * interval '1 day'
      where account_id = ${agency.accountId}`.execute(db)
    await scheduleSmartContent(world.owner)({} as never)
    await runJobs(world, agency.accountId)
  }
  /** Counts emails of a variation. */
  const count = async (variationId: string | null | undefined, counts: Record<string, number>) => {
    for (const [type, number] of Object.entries(counts))
      await world.owner.db
        .insertInto('counter_total')
        .values({
          account_id: agency.accountId,
          subject: 'content',
          subject_id: content._id,
          last_at: new Date(),
          type,
          module: variationId ?? '',
          count: number,
        })
        .execute()
  }
  return { agency, ada, content, params, makeVisible, listVersions, getVariation, refreshAfterDays, count }
}

describe('smart content', () => {
  test('is published once per template, even by people who press at the same time', async ({ world }) => {
    const { agency, ada } = await createContentAgency(world)
    const colleague = await world.factory.createAgent(agency)
    const params = { templateId: template.id }
    const key = 'POST /agent/smart-content/templates/:templateId/visible'
    const list = () =>
      ada.call('GET /agent/smart-content/template-with-random-variation', { query: { medium: 'EMAIL' } })
    const before = (await list()).find(({ scConfigTemplate }) => scConfigTemplate._id === template.id)
    expect(before?.scConfigTemplate.isInUse).toBe(false)
    const contents = await Promise.all([ada, colleague, ada, colleague].map((agent) => agent.call(key, { params })))
    expect(new Set(contents.map(({ _id }) => _id)).size).toBe(1)
    expect(contents[0]).toMatchObject({
      status: 'PUBLISHED',
      templateType: 'SMART',
      publishedVersion: 1,
      title: template.title,
      smartContentSettings: { smartContentConfigTemplateId: template.id },
      publishedSettings: before?.scConfigTemplateVariation.settings,
    })
    expect((await list()).filter(({ scConfigTemplate }) => scConfigTemplate.isInUse)).toHaveLength(1)
    const templates = await ada.call('GET /agent/content/templates')
    expect(templates.filter(({ isInUse }) => isInUse).map(({ _id }) => _id)).toEqual([template.id])
    const other = await createContentAgency(world)
    expect((await other.ada.call(key, { params }))._id).not.toBe(contents[0]?._id)
  })

  test('requires a smart template and a complete brand', async ({ world }) => {
    const { agency, makeVisible } = await createSmartContent(world)
    await expect(makeVisible('nothing')).rejects.toMatchObject({ code: 'not_found' })
    await expect(makeVisible(newId())).rejects.toMatchObject({ code: 'not_found' })
    await world.owner.db.updateTable('brandings').where('id', '=', agency.brandingId).set({ style: '{}' }).execute()
    await expect(makeVisible()).rejects.toMatchObject({
      code: 'bad_request',
      message: 'Your branding is incomplete. Add a brand colour and a logo to publish.',
    })
  })

  test('is listed by medium', async ({ world }) => {
    const { ada } = await createSmartContent(world)
    for (const medium of ['EMAIL', 'POSTCARD'] as const) {
      const listed = await ada.call('GET /agent/smart-content/template-with-random-variation', { query: { medium } })
      expect(new Set(listed.map(({ scConfigTemplate }) => scConfigTemplate.medium))).toEqual(new Set([medium]))
    }
  })

  test('cannot be edited, cloned, archived or deleted', async ({ world }) => {
    const { ada, params } = await createSmartContent(world)
    const edited = { message: 'Smart Content emails are kept fresh for you and cannot be edited.' }
    const rename = { params, body: { title: 'Mine' } }
    await expect(ada.call('PATCH /agent/content/:contentId/title', rename)).rejects.toMatchObject(edited)
    const save = { params, body: { settings: {} } }
    await expect(ada.call('PATCH /agent/content/:contentId/draft-settings', save)).rejects.toMatchObject(edited)
    await expect(ada.call('POST /agent/content/:contentId/publish', { params })).rejects.toMatchObject(edited)
    await expect(ada.call('POST /agent/content/:contentId/discard', { params })).rejects.toMatchObject(edited)
    const restore = { params: { ...params, version: '1' } }
    await expect(ada.call('POST /agent/content/:contentId/versions/:version/restored', restore)).rejects.toMatchObject(
      edited,
    )
    await expect(ada.call('POST /agent/content/:contentId/clone', { params })).rejects.toMatchObject({
      message: 'Smart Content emails cannot be cloned.',
    })
    await expect(ada.call('POST /agent/content/:contentId/archived', { params })).rejects.toMatchObject({
      message: 'Smart Content emails cannot be archived.',
    })
    await expect(ada.call('DELETE /agent/content/:contentId', { params })).rejects.toMatchObject({
      message: 'You cannot delete emails that have been published.',
    })
  })

  test('takes the next variation after 30 days, and not before', async ({ world }) => {
    const { getVariation, listVersions, refreshAfterDays } = await createSmartContent(world)
    const first = await getVariation()
    await refreshAfterDays(29)
    expect(await getVariation()).toEqual(first)
    await refreshAfterDays(2)
    const second = await getVariation()
    expect(second?._id).toBe(variationAfter(first?._id))
    await refreshAfterDays(0)
    expect(await listVersions()).toMatchObject([
      { version: 2, variation: second?._id, publishedBy: null, settings: second?.settings },
      { version: 1, variation: first?._id, publishedBy: 'Ada Moss' },
    ])
  })

  test('drops a variation that people unsubscribe from, says why, and never takes it again', async ({ world }) => {
    const { count, getVariation, listVersions, refreshAfterDays } = await createSmartContent(world)
    const first = (await getVariation())?._id
    await count(first, { delivered: 400, unsubscribe: 14 })
    await count(variationAfter(first), { delivered: 800, unsubscribe: 6 })
    await refreshAfterDays(1)
    expect((await getVariation())?._id).toBe(variationAfter(first))
    const droppedBecause = 'Unsubscribes: 3.5% of 400 delivered emails, against 0.8% of 800 with the other variations.'
    expect(await listVersions()).toMatchObject([{ droppedBecause: null }, { variation: first, droppedBecause }])
    for (let month = 0; month <= variationIds.length; month++) {
      await refreshAfterDays(31)
      expect((await getVariation())?._id).not.toBe(first)
    }
  })

  test('of a suspended agency waits', async ({ world }) => {
    const { agency, listVersions, refreshAfterDays } = await createSmartContent(world)
    const suspend = (soft_freeze_after: Date | null) =>
      world.owner.db
        .updateTable('agencies')
        .set({ soft_freeze_after })
        .where('account_id', '=', agency.accountId)
        .execute()
    await suspend(new Date(0))
    await refreshAfterDays(31)
    await suspend(null)
    expect(await listVersions()).toHaveLength(1)
  })
})
