import { expect } from 'vitest'
import { completeBrand } from '../testing/brand.ts'
import { eventually } from '../testing/eventually.ts'
import { test, type World } from '../testing/world.ts'

async function publishPage(world: World) {
  const agency = await world.factory.createAgency()
  await completeBrand(world, agency.brandingId)
  const owner = await world.factory.createAgent(agency)
  const page = await owner.call('POST /agent/landing-page/templates/:templateId/account/create', {
    params: { templateId: 'sell-with-us' },
    body: { landingPageName: 'Spring sale' },
  })
  const widget = await owner.call('POST /agent/widget/config', { body: { type: 'SEARCH', widgetName: 'Home value' } })
  const save = (vendor: 'GA4' | 'META', body: object) =>
    owner.call('PUT /agent/conversions/integrations/:vendor', {
      params: { vendor },
      body: { isOn: true, id: '', ...body },
    })
  const get = (url: string) => world.app.inject({ url, headers: { host: 'localhost:4000' } })
  const getWidget = async () => (await get(`/api/public/widgets/${widget._id}`)).json()
  return { owner, save, get, getWidget, landingPage: `/lp/${page._id}`, form: `/f/${widget._id}` }
}

test('a page allows the tags of the vendors that are on, and then reaches only its own paths', async ({ world }) => {
  const { save, get, landingPage, form } = await publishPage(world)
  for (const path of [landingPage, form]) {
    const { headers, body } = await get(path)
    expect(headers['content-security-policy']).toContain("script-src 'self';")
    expect(headers['content-security-policy']).toContain("connect-src 'self';")
    expect(headers['cross-origin-opener-policy']).toBe('same-origin')
    expect(body).not.toContain('conversions')
  }
  await save('META', { id: '123456789012345' })
  for (const path of [landingPage, form]) {
    await eventually(async () => expect((await get(path)).body).toContain('123456789012345'))
    const { headers, body } = await get(path)
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("script-src 'self' https://connect.facebook.net;")
    expect(policy).toContain(
      'connect-src localhost:4000/api/public/ https://www.facebook.com https://connect.facebook.net;',
    )
    expect(policy).toContain('frame-src localhost:4000/lp/ localhost:4000/p/ localhost:4000/f/')
    expect(policy).not.toMatch(/google|unsafe/)
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups')
    expect(body).toContain('/embed/conversions-')
  }
  await save('META', { isOn: false, id: '123456789012345' })
  await eventually(async () => expect((await get(landingPage)).body).not.toContain('123456789012345'))
})

test('widgets and pages get public ids only, and the consent text asks for sharing', async ({ world }) => {
  const { owner, save, get, getWidget, form } = await publishPage(world)
  expect(await getWidget()).not.toHaveProperty('conversions')
  await save('GA4', { id: 'G-1A2B3C4D5E', token: 'a-secret-of-google' })
  await owner.call('PUT /agent/conversions/settings', { body: { leadValueCents: 12_550, sharesDetails: true } })
  const conversions = {
    vendors: { GA4: { id: 'G-1A2B3C4D5E', isServerSide: true } },
    value: 125.5,
    sharesDetails: true,
  }
  await eventually(async () => expect(await getWidget()).toMatchObject({ conversions }))
  const { journey } = await getWidget()
  expect(journey.consent.wording).toContain('shared as an unreadable code')
  await eventually(async () => expect((await get(form)).body).toContain('shared as an unreadable code'))
  for (const body of [JSON.stringify(await getWidget()), (await get(form)).body]) expect(body).not.toContain('a-secret')
})

test('the frames of free code learn neither the address of the page nor its query', async ({ world }) => {
  const { owner, get, landingPage, form } = await publishPage(world)
  const trackingCode = '<script>new Image().src = "https://stats.example/?" + document.referrer</script>'
  await owner.call('PUT /agent/tracking-code', { body: { trackingCode, basedOn: '' } })
  for (const path of [landingPage, form]) {
    const frame = `src="${path}/tracking/account" sandbox="allow-scripts" referrerPolicy="no-referrer"`
    await eventually(async () => expect((await get(path)).body).toContain(frame))
    expect((await get(`${path}/tracking/account`)).headers['referrer-policy']).toBe('no-referrer')
  }
})
