import { newId } from '@gable/shared/ids.ts'
import { postcardTemplates } from '@gable/shared/postcards/templates/postcard-templates.ts'
import { describe, expect } from 'vitest'
import { createContentAgency, minimalEmail, regularTemplates, smartTemplates } from '../testing/contents.ts'
import { test } from '../testing/world.ts'

const notFound = expect.objectContaining({ code: 'not_found' })
const conflict = (message: string) => expect.objectContaining({ code: 'conflict', message })
const email = { medium: 'EMAIL' } as const

describe('a new email', () => {
  test('is a draft with the settings of its template', async ({ world }) => {
    const { ada, createEmail } = await createContentAgency(world)
    for (const { id, settings, intent, leadType, description } of regularTemplates) {
      const content = await createEmail('  Spring news ', id)
      expect(content).toMatchObject({
        title: 'Spring news',
        description,
        intent,
        leadType,
        medium: 'EMAIL',
        status: 'DRAFT',
        templateType: 'REGULAR',
        isVisible: true,
        smartContentSettings: null,
        linkedAutomations: 0,
        draftSettings: settings,
        publishedSettings: null,
        publishedVersion: null,
        hasUnpublishedChanges: false,
        lastUpdated: { triggeredBy: 'Ada Moss' },
        statistics: { sent: 0, delivered: 0, opens: 0, clicks: 0, scans: 0, leads: 0, bounced: 0, unsubscribed: 0 },
      })
      expect(await ada.call('GET /agent/content/:contentId', { params: { contentId: content._id } })).toEqual(content)
    }
  })

  test.for([
    ['', 'This field is required'],
    [' \n ', 'This field is required'],
    ['x'.repeat(121), 'This field cannot be more than 120 characters'],
  ])('cannot be named %j', async ([name = '', message], { world }) => {
    const { createEmail } = await createContentAgency(world)
    await expect(createEmail(name)).rejects.toMatchObject({ fields: { contentName: message } })
  })

  test('may have a name of 120 characters, and is made from an existing regular template', async ({ world }) => {
    const { createEmail } = await createContentAgency(world)
    expect((await createEmail('x'.repeat(120))).title).toHaveLength(120)
    await expect(createEmail('News', 'nothing')).rejects.toEqual(notFound)
    await expect(createEmail('News', smartTemplates[0]?.id)).rejects.toEqual(notFound)
    await expect(createEmail('News', 'x'.repeat(101))).rejects.toEqual(notFound)
  })
})

test('templates and setting hints can be listed by medium', async ({ world }) => {
  const { ada } = await createContentAgency(world)
  const templates = await ada.call('GET /agent/content/templates')
  const emails = await ada.call('GET /agent/content/templates', { query: { mediums: 'EMAIL' } })
  const postcards = await ada.call('GET /agent/content/templates', { query: { mediums: 'POSTCARD' } })
  expect(emails).toHaveLength(regularTemplates.length + smartTemplates.length)
  expect(postcards).toHaveLength(postcardTemplates.length)
  expect(templates).toEqual([...emails, ...postcards])
  expect(new Set(templates.map(({ _id }) => _id)).size).toBe(templates.length)
  await expect(ada.call('GET /agent/content/templates', { query: { mediums: 'FAX' } })).rejects.toMatchObject({
    code: 'invalid',
  })
  const hints = await ada.call('GET /agent/content/setting-hints')
  const types = new Set(templates.map(({ settingHintType }) => settingHintType))
  expect(hints.map(({ settingHintType }) => settingHintType)).toEqual(expect.arrayContaining([...types]))
  const emailHints = hints.find(({ settingHintType }) => settingHintType === 'EMAIL')?.hints
  expect(emailHints?.map(({ key }) => key)).toEqual(
    expect.arrayContaining(['subject', 'previewText', 'heading', 'body', 'buttonLabel', 'buttonLink', 'image']),
  )
})

test('an email of another agency, an unknown one and one of another medium are not found', async ({ world }) => {
  const { ada, createEmail, saveDraft } = await createContentAgency(world)
  const { _id: contentId } = await createEmail()
  const stranger = await world.factory.createAgent(await world.factory.createAgency())
  for (const [agent, id] of [
    [stranger, contentId],
    [ada, newId()],
  ] as const) {
    const params = { contentId: id }
    for (const key of [
      'GET /agent/content/:contentId',
      'GET /agent/content/:contentId/with-variation',
      'GET /agent/content/:contentId/automations',
      'GET /agent/content/:contentId/versions',
      'POST /agent/content/:contentId/discard',
      'POST /agent/content/:contentId/publish',
      'POST /agent/content/:contentId/clone',
      'POST /agent/content/:contentId/archived',
      'POST /agent/content/:contentId/unarchived',
      'DELETE /agent/content/:contentId',
    ] as const)
      await expect(agent.call(key, { params }), key).rejects.toEqual(notFound)
    const rename = { params, body: { title: 'Mine' } }
    await expect(agent.call('PATCH /agent/content/:contentId/title', rename)).rejects.toEqual(notFound)
    const save = { params, body: { settings: {} } }
    await expect(agent.call('PATCH /agent/content/:contentId/draft-settings', save)).rejects.toEqual(notFound)
  }
  for (const verb of ['publish', 'clone', 'archived', 'unarchived'] as const)
    await expect(
      ada.call(`POST /agent/content/:contentId/${verb}`, { params: { contentId }, body: { medium: 'POSTCARD' } }),
    ).rejects.toEqual(notFound)
  await saveDraft(contentId, minimalEmail())
})

describe('an email', () => {
  test('can be renamed', async ({ world }) => {
    const { ada, createEmail } = await createContentAgency(world)
    const params = { contentId: (await createEmail())._id }
    const rename = (title: string) => ada.call('PATCH /agent/content/:contentId/title', { params, body: { title } })
    expect(await rename(` ${'x'.repeat(120)} `)).toMatchObject({ title: 'x'.repeat(120) })
    await expect(rename('x'.repeat(121))).rejects.toMatchObject({
      fields: { title: 'This field cannot be more than 120 characters' },
    })
    await expect(rename(' ')).rejects.toMatchObject({ fields: { title: 'This field is required' } })
  })

  test('is cloned as a draft, with a name that fits', async ({ world }) => {
    const { ada, createEmail, publish, saveDraft } = await createContentAgency(world)
    const { _id: contentId } = await createEmail('x'.repeat(120))
    const settings = minimalEmail('Cloned')
    await saveDraft(contentId, settings)
    await publish(contentId)
    const copy = await ada.call('POST /agent/content/:contentId/clone', { params: { contentId }, body: email })
    expect(copy).toMatchObject({
      title: `${'x'.repeat(113)} - Copy`,
      status: 'DRAFT',
      draftSettings: settings,
      publishedVersion: null,
    })
    const short = await createEmail('Spring news')
    const clone = (id: string) => ada.call('POST /agent/content/:contentId/clone', { params: { contentId: id } })
    expect((await clone(short._id)).title).toBe('Spring news - Copy')
    await ada.call('POST /agent/content/:contentId/archived', { params: { contentId } })
    await expect(clone(contentId)).rejects.toEqual(conflict('To clone this email, you must unarchive it.'))
  })

  test('is archived once it is published, and unarchived as published', async ({ world }) => {
    const { ada, createEmail, publish, saveDraft } = await createContentAgency(world)
    const { _id: contentId } = await createEmail()
    const params = { contentId }
    const archive = () => ada.call('POST /agent/content/:contentId/archived', { params, body: email })
    const unarchive = () => ada.call('POST /agent/content/:contentId/unarchived', { params, body: email })
    await expect(archive()).rejects.toEqual(conflict('You cannot archive email that are in the Draft status.'))
    await expect(unarchive()).rejects.toEqual(conflict('Only archived emails can be unarchived.'))
    await publish(contentId)
    expect((await archive()).status).toBe('ARCHIVED')
    expect((await archive()).status).toBe('ARCHIVED')
    const archived = conflict('You cannot edit an email that has been archived.')
    await expect(saveDraft(contentId, minimalEmail())).rejects.toEqual(archived)
    await expect(publish(contentId)).rejects.toEqual(archived)
    await expect(ada.call('POST /agent/content/:contentId/discard', { params })).rejects.toEqual(archived)
    await expect(ada.call('PATCH /agent/content/:contentId/title', { params, body: { title: 'New' } })).rejects.toEqual(
      archived,
    )
    expect((await unarchive()).status).toBe('PUBLISHED')
    await expect(unarchive()).rejects.toEqual(conflict('Only archived emails can be unarchived.'))
  })

  test('can be deleted until it is published', async ({ world }) => {
    const { ada, createEmail, publish } = await createContentAgency(world)
    const remove = (contentId: string) => ada.call('DELETE /agent/content/:contentId', { params: { contentId } })
    const draft = await createEmail()
    expect(await remove(draft._id)).toEqual({ _id: draft._id })
    await expect(remove(draft._id)).rejects.toEqual(notFound)
    const { _id: published } = await createEmail()
    await publish(published)
    const refused = conflict('You cannot delete emails that have been published.')
    await expect(remove(published)).rejects.toEqual(refused)
    await ada.call('POST /agent/content/:contentId/archived', { params: { contentId: published } })
    await expect(remove(published)).rejects.toEqual(refused)
  })

  test('is not used by any automation yet', async ({ world }) => {
    const { ada, createEmail } = await createContentAgency(world)
    const params = { contentId: (await createEmail())._id }
    expect(await ada.call('GET /agent/content/:contentId/automations', { params })).toEqual([])
    expect(await ada.call('GET /agent/content/:contentId/with-variation', { params })).toMatchObject({
      content: { _id: params.contentId },
      smartContentVariation: null,
    })
  })
})
