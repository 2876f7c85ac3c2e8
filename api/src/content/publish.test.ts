import { newId } from '@gable/shared/ids.ts'
import { describe, expect } from 'vitest'
import { withAccount } from '../platform/database.ts'
import { mintAccountScope } from '../platform/mint.ts'
import { createContentAgency, minimalEmail, regularTemplates } from '../testing/contents.ts'
import { test } from '../testing/world.ts'
import { getContentVersion, getPublishedContent } from './published-content.ts'

describe('the draft of an email', () => {
  test('may be incomplete', async ({ world }) => {
    const { ada, createEmail, publish, saveDraft } = await createContentAgency(world)
    const { _id: contentId } = await createEmail()
    const draft = { subject: '', previewText: '', topic: 'LISTINGS', brandingId: null, blocks: [] }
    expect(await saveDraft(contentId, draft)).toMatchObject({ draftSettings: draft, status: 'DRAFT' })
    expect((await saveDraft(contentId, { unknown: true })).draftSettings).not.toHaveProperty('unknown')
    await saveDraft(contentId, draft)
    await expect(publish(contentId)).rejects.toMatchObject({
      fields: { subject: 'This field is required', blocks: 'Please add a block' },
    })
    const stored = await ada.call('GET /agent/content/:contentId', { params: { contentId } })
    expect(stored).toMatchObject({ draftSettings: draft, publishedVersion: null })
  })

  test('is not saved over a newer one', async ({ world }) => {
    const { createEmail, saveDraft } = await createContentAgency(world)
    const { _id: contentId, updatedAt } = await createEmail()
    const first = await saveDraft(contentId, minimalEmail('First'), updatedAt)
    await expect(saveDraft(contentId, minimalEmail('Second'), updatedAt)).rejects.toMatchObject({
      code: 'conflict',
      message: 'This was changed elsewhere since you opened it.',
    })
    expect(await saveDraft(contentId, minimalEmail('Third'), first.updatedAt)).toMatchObject({
      draftSettings: { subject: 'Third' },
    })
    expect(await saveDraft(contentId, minimalEmail('Fourth'))).toMatchObject({ draftSettings: { subject: 'Fourth' } })
  })

  test('has a limited size and depth, and no characters that cannot be stored', async ({ world }) => {
    const { ada, createEmail, saveDraft } = await createContentAgency(world)
    const { _id: contentId } = await createEmail()
    const longText = (length: number) => ({ ...minimalEmail(), previewText: 'x'.repeat(length) })
    await saveDraft(contentId, longText(599_000))
    const tooLong = { fields: { settings: 'This email is too long to be saved. Please shorten it.' } }
    await expect(saveDraft(contentId, longText(600_001))).rejects.toMatchObject(tooLong)
    await expect(saveDraft(contentId, longText(1_100_000))).rejects.toMatchObject({ code: 'too_large' })
    const deep = `${'[{"link":'.repeat(5000)}1${'}]'.repeat(5000)}`
    const body = `{"settings":{"blocks":[{"id":"a","type":"IMAGE","link":${deep}}]}}`
    const headers = { 'content-type': 'application/json' }
    const response = await ada.send('PATCH', `/api/agent/content/${contentId}/draft-settings`, body, headers)
    expect(response.json()).toMatchObject({ code: 'invalid', ...tooLong })
    await expect(saveDraft(contentId, minimalEmail('a\u0000b'))).rejects.toMatchObject({ code: 'invalid' })
    for (const blocks of [null, 5, [null], [{ type: 'NOTHING' }], [{ type: 'TEXT', text: 7 }]])
      await saveDraft(contentId, { ...minimalEmail(), blocks })
  })
})

describe('publishing', () => {
  test('works with every template as it is', async ({ world }) => {
    const { createEmail, publish } = await createContentAgency(world)
    for (const { id, settings } of regularTemplates) {
      const { _id: contentId } = await createEmail('Spring news', id)
      expect(await publish(contentId), id).toMatchObject({
        status: 'PUBLISHED',
        publishedVersion: 1,
        publishedSettings: settings,
        hasUnpublishedChanges: false,
      })
    }
  })

  test('adds a version for each change, and none without a change', async ({ world }) => {
    const { ada, createEmail, publish, saveDraft } = await createContentAgency(world)
    const { _id: contentId } = await createEmail()
    await saveDraft(contentId, minimalEmail('First'))
    await publish(contentId)
    expect(await publish(contentId)).toMatchObject({ publishedVersion: 1 })
    expect(await saveDraft(contentId, minimalEmail('Second'))).toMatchObject({
      status: 'PUBLISHED',
      hasUnpublishedChanges: true,
      publishedSettings: { subject: 'First' },
    })
    expect(await publish(contentId)).toMatchObject({ publishedVersion: 2, hasUnpublishedChanges: false })
    const versions = await ada.call('GET /agent/content/:contentId/versions', { params: { contentId } })
    expect(versions).toMatchObject([
      { version: 2, publishedBy: 'Ada Moss', variation: null, droppedBecause: null, settings: { subject: 'Second' } },
      { version: 1, publishedBy: 'Ada Moss', settings: { subject: 'First' } },
    ])
  })

  test('at the same time by two people creates one version', async ({ world }) => {
    const { agency, ada, createEmail, publish, saveDraft } = await createContentAgency(world)
    const { _id: contentId } = await createEmail()
    await saveDraft(contentId, minimalEmail())
    const colleague = await world.factory.createAgent(agency)
    const published = await Promise.all([
      publish(contentId),
      colleague.call('POST /agent/content/:contentId/publish', { params: { contentId } }),
      publish(contentId),
    ])
    expect(published.map(({ publishedVersion }) => publishedVersion)).toEqual([1, 1, 1])
    expect(await ada.call('GET /agent/content/:contentId/versions', { params: { contentId } })).toHaveLength(1)
  })

  test('requires a complete brand', async ({ world }) => {
    const { agency, createEmail, publish } = await createContentAgency(world)
    const { _id: contentId } = await createEmail()
    const brand = world.owner.db.updateTable('brandings').where('id', '=', agency.brandingId)
    await brand.set({ style: JSON.stringify({ primaryColor: '#123F5C' }) }).execute()
    await expect(publish(contentId)).rejects.toMatchObject({
      code: 'bad_request',
      message: 'Your branding is incomplete. Add a brand colour and a logo to publish.',
    })
  })

  const heading = { id: 'h', type: 'HEADING', text: 'Hello', align: 'LEFT' }
  const button = { id: 'b', type: 'BUTTON', label: 'Open', align: 'LEFT', link: { kind: 'DASHBOARD', value: '' } }
  const rejected: [string, object, Record<string, string>][] = [
    ['a long subject', { subject: 'x'.repeat(151) }, { subject: 'This field cannot be more than 150 characters' }],
    [
      'a long preview',
      { previewText: 'x'.repeat(151) },
      { previewText: 'This field cannot be more than 150 characters' },
    ],
    [
      'an unknown merge field',
      { subject: 'Hi {{contact.shoeSize}}' },
      { subject: '{{contact.shoeSize}} is not a merge field' },
    ],
    [
      'a merge field without a fallback',
      { previewText: 'Hi {{contact.firstName}}' },
      { previewText: 'First name may be missing. Add a fallback: {{contact.firstName | …}}' },
    ],
    [
      'a merge error in a column',
      { blocks: [{ id: 'c', type: 'COLUMNS', left: [], right: [{ ...heading, text: '{{home.city}}' }] }] },
      { 'blocks.0.right.0.text': 'Home city may be missing. Add a fallback: {{home.city | …}}' },
    ],
    ['another brand', { brandingId: newId() }, { brandingId: 'This brand no longer exists. Choose another one.' }],
    [
      'an unsafe link',
      { blocks: [{ ...button, link: { kind: 'URL', value: 'javascript:alert(1)' } }] },
      { 'blocks.0.link.value': 'Please enter a valid URL' },
    ],
    [
      'an unknown landing page',
      { blocks: [heading, { ...button, link: { kind: 'LANDING_PAGE', value: newId() } }] },
      { 'blocks.1.link.value': 'This landing page is no longer published. Choose another one.' },
    ],
    [
      'an image of someone else',
      {
        blocks: [
          {
            id: 'i',
            type: 'IMAGE',
            alt: '',
            link: null,
            image: { kind: 'MEDIA', url: `/media/${newId()}/${newId()}.png`, width: 1, height: 1 },
          },
        ],
      },
      { 'blocks.0.image.url': 'This picture was not uploaded to your account. Please upload it again.' },
    ],
    [
      'an unknown scene',
      { blocks: [{ id: 'i', type: 'IMAGE', alt: '', link: null, image: { kind: 'SCENE', name: 'mars' } }] },
      { 'blocks.0.image.name': 'This picture no longer exists. Choose another one.' },
    ],
    [
      'too many blocks',
      { blocks: Array.from({ length: 61 }, (_, index) => ({ ...heading, id: `${index}` })) },
      { blocks: 'An email cannot have more than 60 blocks' },
    ],
    [
      'an email that Gmail would cut off',
      {
        blocks: Array.from({ length: 30 }, (_, index) => ({
          id: `${index}`,
          type: 'TEXT',
          text: 'x'.repeat(5000),
          align: 'LEFT',
        })),
      },
      { blocks: 'This email is larger than 100 kB, so Gmail would cut it off. Please remove some blocks.' },
    ],
    ['two blocks with one id', { blocks: [heading, heading] }, { blocks: 'Two blocks have the same id' }],
  ]
  test.for(rejected)('refuses %s', async ([, change, fields], { world }) => {
    const { createEmail, publish, saveDraft } = await createContentAgency(world)
    const { _id: contentId } = await createEmail()
    await saveDraft(contentId, { ...minimalEmail(), ...change })
    await expect(publish(contentId)).rejects.toMatchObject({ code: 'invalid', fields })
  })

  test('allows every text at its limit, 60 blocks and a link to a landing page', async ({ world }) => {
    const { agency, createEmail, publish, saveDraft } = await createContentAgency(world)
    const { _id: contentId } = await createEmail()
    const page = await world.factory.createAsset(agency, { kind: 'landing-page', type: 'JOURNEY' })
    const blocks = Array.from({ length: 59 }, (_, index) => ({ ...heading, id: `${index}` }))
    await saveDraft(contentId, {
      subject: 's'.repeat(150),
      previewText: 'p'.repeat(150),
      topic: 'MARKET_NEWS',
      brandingId: agency.brandingId,
      blocks: [...blocks, { ...button, link: { kind: 'LANDING_PAGE', value: page.subjectId } }],
    })
    expect(await publish(contentId)).toMatchObject({ publishedVersion: 1 })
  })
})

describe('a published email', () => {
  test('gets back its published version, or an older one', async ({ world }) => {
    const { ada, createEmail, publish, saveDraft } = await createContentAgency(world)
    const { _id: contentId } = await createEmail()
    const discard = () => ada.call('POST /agent/content/:contentId/discard', { params: { contentId } })
    const restore = (version: string) =>
      ada.call('POST /agent/content/:contentId/versions/:version/restored', { params: { contentId, version } })
    await expect(discard()).rejects.toMatchObject({ code: 'conflict', message: 'Email not published yet.' })
    for (const subject of ['First', 'Second']) {
      await saveDraft(contentId, minimalEmail(subject))
      await publish(contentId)
    }
    await saveDraft(contentId, minimalEmail('Third'))
    expect(await discard()).toMatchObject({ hasUnpublishedChanges: false, draftSettings: { subject: 'Second' } })
    expect(await restore('1')).toMatchObject({
      hasUnpublishedChanges: true,
      publishedVersion: 2,
      draftSettings: { subject: 'First' },
    })
    expect(await publish(contentId)).toMatchObject({ publishedVersion: 3, publishedSettings: { subject: 'First' } })
    for (const version of ['0', '4', '999999999', '1x', '9999999999'])
      await expect(restore(version)).rejects.toMatchObject({ code: 'not_found' })
  })

  test('is read by the account that sends it, now and in each version', async ({ world }) => {
    const { agency, createEmail, publish, saveDraft } = await createContentAgency(world)
    const { _id: contentId, title } = await createEmail()
    const other = await world.factory.createAgency()
    const read = (accountId: string, version?: number) => {
      const scope = mintAccountScope(accountId)
      return withAccount(world.product.db, scope, (db) =>
        version ? getContentVersion(db, scope, contentId, version) : getPublishedContent(db, scope, contentId),
      )
    }
    expect(await read(agency.accountId)).toBeUndefined()
    const [first, second] = [minimalEmail('First'), minimalEmail('Second')]
    for (const settings of [first, second]) {
      await saveDraft(contentId, settings)
      await publish(contentId)
    }
    const facts = { contentId, title, medium: 'EMAIL', status: 'PUBLISHED', variationId: null, templateType: 'REGULAR' }
    expect(await read(agency.accountId)).toMatchObject({ ...facts, version: 2, settings: second })
    expect(await read(agency.accountId, 1)).toMatchObject({ ...facts, version: 1, settings: first })
    expect(await read(agency.accountId, 3)).toBeUndefined()
    expect(await read(other.accountId)).toBeUndefined()
    expect(await read(other.accountId, 1)).toBeUndefined()
  })
})
