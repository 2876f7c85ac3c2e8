import { expect } from 'vitest'
import { createContentAgency } from '../testing/contents.ts'
import { test, type World } from '../testing/world.ts'

/** A draft of a postcard, and calls that change and publish it. */
async function createPostcard(world: World, { hasPrintLogo = true } = {}) {
  const { agency, ada, createEmail, saveDraft } = await createContentAgency(world)
  if (hasPrintLogo) await addPrintLogo(world, agency.brandingId)
  const { _id: contentId, draftSettings } = await createEmail('Spring', 'postcard-home-value-number')
  const change = (settings: object) => saveDraft(contentId, { ...draftSettings, ...settings })
  const publish = (body?: { isApproved: boolean }) =>
    ada.call('POST /agent/content/:contentId/publish', { params: { contentId }, ...(body && { body }) })
  return { ada, contentId, change, publish }
}

async function addPrintLogo({ owner }: World, brandingId: string) {
  const logo = {
    logoId: '018bb2c0-0000-7a10-8a10-6c5f0e2b91a1',
    media: { url: '/media/p.png', width: 900, height: 300 },
  }
  const style = { primaryColor: '#123F5C', logos: [logo], digitalLogoId: logo.logoId, printLogoId: logo.logoId }
  await owner.db
    .updateTable('brandings')
    .set({ style: JSON.stringify(style) })
    .where('id', '=', brandingId)
    .execute()
}

const approved = { isApproved: true }

test('a postcard is published only once its proof is approved', async ({ world }) => {
  const { publish } = await createPostcard(world)
  const refusal = { code: 'invalid', fields: { isApproved: 'Please accept terms policy.' } }
  await expect(publish()).rejects.toMatchObject(refusal)
  await expect(publish({ isApproved: false })).rejects.toMatchObject(refusal)
  expect(await publish(approved)).toMatchObject({ status: 'PUBLISHED', publishedVersion: 1 })
})

test('a postcard needs a brand with a print logo', async ({ world }) => {
  const { publish } = await createPostcard(world, { hasPrintLogo: false })
  await expect(publish(approved)).rejects.toMatchObject({
    code: 'bad_request',
    message: 'Your branding is incomplete. Add a brand colour and a print logo to publish.',
  })
})

test.for([
  { name: 'a text without its headline', settings: { headline: ' ' }, field: 'headline' },
  { name: 'a merge field without a fallback', settings: { body: 'Hi {{contact.firstName}}' }, field: 'body' },
  {
    name: 'a page that is not published',
    settings: { qrTarget: { kind: 'LANDING_PAGE', value: '018bb2c0-0000-7a10-8a10-6c5f0e2b91a2' } },
    field: 'qrTarget',
  },
  { name: 'characters that the fonts do not have', settings: { headline: '你好' }, field: 'headline' },
])('a postcard with $name is refused', async ({ settings, field }, { world }) => {
  const { change, publish } = await createPostcard(world)
  await change(settings)
  const error = await publish(approved).catch((problem) => problem)
  expect(error).toMatchObject({ code: 'invalid' })
  expect(Object.keys(error.fields).join()).toContain(field)
})
