import type { Signature } from '@gable/shared/branding/signature.ts'
import { expect } from 'vitest'
import { test } from '../testing/world.ts'

const signature = (text: string, href = 'https://example.com'): Signature => ({
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

test('everybody signs for themselves, brand by brand', async ({ world }) => {
  const agency = await world.factory.createAgency()
  const [ada, grace] = [await world.factory.createAgent(agency), await world.factory.createAgent(agency)]
  const here = { brandingId: agency.brandingId }
  expect(await ada.call('GET /agent/branding/:brandingId/signature', { params: here })).toEqual({
    document: { type: 'doc', content: [] },
    updatedAt: null,
  })
  const signing = { params: here, body: { document: signature('Ada Moss') } }
  await ada.call('PUT /agent/branding/:brandingId/signature', { ...signing, body: { document: signature('Ada') } })
  await ada.call('PUT /agent/branding/:brandingId/signature', signing)
  const kept = await ada.call('GET /agent/branding/:brandingId/signature', { params: here })
  expect(kept).toEqual({ document: signature('Ada Moss'), updatedAt: expect.any(String) })
  const hers = await grace.call('GET /agent/branding/:brandingId/signature', { params: here })
  expect(hers.document.content).toEqual([])
})

test.for(['javascript:alert(1)', 'data:text/html,x', '//evil.example'])(
  'a signature cannot lead to "%s"',
  async (href, { world }) => {
    const agency = await world.factory.createAgency()
    const ada = await world.factory.createAgent(agency)
    const asking = { params: { brandingId: agency.brandingId }, body: { document: signature('Ada', href) } }
    await expect(ada.call('PUT /agent/branding/:brandingId/signature', asking)).rejects.toMatchObject({
      code: 'invalid',
    })
  },
)

test('a letter shows the brand as it is being set up: colour, buttons, small print, marks and signature', async ({
  world,
}) => {
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
  await ada.call('PUT /agent/branding/:brandingId/signature', { params, body: { document: signature('Ada <i>M') } })
  const { html } = await ada.call('POST /agent/branding/:brandingId/mail-preview', { params, body })
  for (const part of ['#FFD400', 'color:#1C1917', 'border-radius:999px', 'Iowan Old Style', 'License 7', 'No advice.'])
    expect(html).toContain(part)
  for (const part of ['Equal Housing Opportunity', 'REALTOR®', '<strong>Ada &#60;i&#62;M</strong>'])
    expect(html).toContain(part)
  expect(html).toContain('Moss &#60;b&#62;Homes')
  expect(html).not.toMatch(/<b>|<i>|<script|undefined/)

  const unsaved = { ...body, signature: signature('Somebody else') }
  const again = await ada.call('POST /agent/branding/:brandingId/mail-preview', { params, body: unsaved })
  expect(again.html).toContain('Somebody else')

  const trail = world.owner.db.selectFrom('audit_entries').select('action')
  const actions = await trail.where('account_id', '=', agency.accountId).execute()
  expect(actions.map(({ action }) => action)).toEqual(['PUT /agent/branding/:brandingId/signature'])
})

test('a letter shows no picture of another account', async ({ world }) => {
  const agency = await world.factory.createAgency()
  const ada = await world.factory.createAgent(agency)
  const { style, details, compliance } = await ada.call('GET /agent/branding/default')
  const logoId = '00000000-0000-4000-8000-000000000001'
  const logos = [{ logoId, media: { url: 'https://evil.example/pixel.png', width: 1, height: 1 } }]
  const body = { style: { ...style, logos, digitalLogoId: logoId }, details, compliance }
  const params = { brandingId: agency.brandingId }
  const asking = ada.call('POST /agent/branding/:brandingId/mail-preview', { params, body })
  await expect(asking).rejects.toMatchObject({ code: 'invalid', fields: { logos: expect.any(String) } })
})
