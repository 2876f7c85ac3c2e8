import { expect } from 'vitest'
import { completeBrand } from '../testing/brand.ts'
import { eventually } from '../testing/eventually.ts'
import { test } from '../testing/world.ts'

test('visitors of Spanish pages and forms read the consent, license and disclaimer of the agency in Spanish', async ({
  world,
}) => {
  const agency = await world.factory.createAgency({ name: 'Harbor & Hill' })
  await completeBrand(world, agency.brandingId)
  const ada = await world.factory.createAgent(agency)
  const landingPage = await ada.call('POST /agent/landing-page/templates/:templateId/account/create', {
    params: { templateId: 'sell-with-us' },
    body: { landingPageName: 'Spring sale' },
  })
  const widget = await ada.call('POST /agent/widget/config', { body: { type: 'SEARCH', widgetName: 'Home value' } })
  const { compliance } = await ada.call('GET /agent/branding/default')
  await ada.call('PATCH /agent/branding/:brandingId/compliance', {
    params: { brandingId: agency.brandingId },
    body: {
      ...compliance,
      consentText: 'You agree that {name} may call.',
      licenseText: 'License 7',
      digitalDisclaimer: { ...compliance.digitalDisclaimer, text: 'Values are estimates.' },
      spanish: {
        consentText: 'Acepta que {name} le llame.',
        licenseText: 'Licencia 7',
        disclaimer: 'Los valores son estimaciones.',
      },
    },
  })
  const read = async (url: string) => (await world.app.inject({ url })).body
  const { pathname } = new URL(landingPage.url)
  for (const path of [pathname, `/f/${widget._id}`]) {
    await eventually(async () => expect(await read(`${path}?lang=es`)).toContain('Licencia 7'))
    const spanish = await read(`${path}?lang=es`)
    for (const text of ['Los valores son estimaciones.', 'Igualdad de Oportunidad en la Vivienda'])
      expect(spanish).toContain(text)
    for (const text of ['License 7', 'Values are estimates.', 'Equal Housing Opportunity'])
      expect(spanish).not.toContain(text)
    const english = await read(path)
    for (const text of ['License 7', 'Values are estimates.', 'Equal Housing Opportunity'])
      expect(english).toContain(text)
    expect(english).not.toContain('Licencia 7')
  }
  const readConsent = async (language: string) =>
    JSON.parse(await read(`/api/public/journeys/${widget._id}?lang=${language}`)).consent.wording
  expect(await readConsent('es')).toBe('Acepta que Harbor & Hill le llame.')
  expect(await readConsent('en')).toBe('You agree that Harbor & Hill may call.')
})
