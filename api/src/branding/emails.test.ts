import type { Signature } from '@gable/shared/branding/signature.ts'
import { expect } from 'vitest'
import { test } from '../testing/world.ts'

const createSignature = (text: string, href = 'https://example.com'): Signature => ({
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [
        { type: 'text', text, marks: [{ type: 'bold' }] },
        { type: 'text', text: ', ' },
        { type: 'text', text: 'my homes', marks: [{ type: 'link', attrs: { href } }] },
      ],
    },
  ],
})

test('each agent has a separate signature for each brand', async ({ world }) => {
  const agency = await world.factory.createAgency()
  const [ada, grace] = [await world.factory.createAgent(agency), await world.factory.createAgent(agency)]
  const params = { brandingId: agency.brandingId }
  expect(await ada.call('GET /agent/branding/:brandingId/signature', { params })).toEqual({
    document: { type: 'doc', content: [] },
    updatedAt: null,
  })
  const update = { params, body: { document: createSignature('Ada Moss') } }
  await ada.call('PUT /agent/branding/:brandingId/signature', { ...update, body: { document: createSignature('Ada') } })
  await ada.call('PUT /agent/branding/:brandingId/signature', update)
  const saved = await ada.call('GET /agent/branding/:brandingId/signature', { params })
  expect(saved).toEqual({ document: createSignature('Ada Moss'), updatedAt: expect.any(String) })
  const other = await grace.call('GET /agent/branding/:brandingId/signature', { params })
  expect(other.document.content).toEqual([])
})

test.for(['javascript:alert(1)', 'data:text/html,x', '//evil.example'])(
  'a signature cannot link to "%s"',
  async (href, { world }) => {
    const agency = await world.factory.createAgency()
    const ada = await world.factory.createAgent(agency)
    const request = { params: { brandingId: agency.brandingId }, body: { document: createSignature('Ada', href) } }
    await expect(ada.call('PUT /agent/branding/:brandingId/signature', request)).rejects.toMatchObject({
      code: 'invalid',
    })
  },
)

test('the email preview shows the unsaved brand and the signature', async ({ world }) => {
  const agency = await world.factory.createAgency()
  const ada = await world.factory.createAgent(agency)
  const params = { brandingId: agency.brandingId }
  const { style, details, compliance } = await ada.call('GET /agent/branding/default')
  const body = {
    style: { ...style, primaryColor: '#FFD400', buttonStyle: 'PILL' as const, font: 'SERIF' as const },
    details: { ...details, displayName: 'Moss <b>Homes</b>' },
    compliance: {
      ...compliance,
      licenseText: 'License 7',
      digitalDisclaimer: { ...compliance.digitalDisclaimer, text: 'No advice.', showRealtorLogo: true },
    },
  }
  await ada.call('PUT /agent/branding/:brandingId/signature', {
    params,
    body: { document: createSignature('Ada <i>M') },
  })
  const { html } = await ada.call('POST /agent/branding/:brandingId/mail-preview', { params, body })
  for (const part of ['#FFD400', 'color:#1C1917', 'border-radius:999px', 'Iowan Old Style', 'License 7', 'No advice.'])
    expect(html).toContain(part)
  for (const part of ['Equal Housing Opportunity', 'REALTOR®', '<strong>Ada &lt;i&gt;M</strong>'])
    expect(html).toContain(part)
  expect(html).toContain('Moss &lt;b&gt;Homes')
  expect(html).not.toMatch(/<b>|<i>|<script|undefined/)

  const unsavedSignature = { ...body, signature: createSignature('Someone else') }
  const unsavedPreview = await ada.call('POST /agent/branding/:brandingId/mail-preview', {
    params,
    body: unsavedSignature,
  })
  expect(unsavedPreview.html).toContain('Someone else')

  const audit = world.owner.db.selectFrom('audit_entries').select('action')
  const actions = await audit.where('account_id', '=', agency.accountId).execute()
  expect(actions.map(({ action }) => action)).toEqual(['PUT /agent/branding/:brandingId/signature'])
})

test('the email preview shows no images of other accounts', async ({ world }) => {
  const agency = await world.factory.createAgency()
  const ada = await world.factory.createAgent(agency)
  const { style, details, compliance } = await ada.call('GET /agent/branding/default')
  const logoId = '00000000-0000-4000-8000-000000000001'
  const logos = [{ logoId, media: { url: 'https://evil.example/pixel.png', width: 1, height: 1 } }]
  const body = { style: { ...style, logos, digitalLogoId: logoId }, details, compliance }
  const params = { brandingId: agency.brandingId }
  const preview = ada.call('POST /agent/branding/:brandingId/mail-preview', { params, body })
  await expect(preview).rejects.toMatchObject({ code: 'invalid', fields: { logos: expect.any(String) } })
})
