import { newId } from '@gable/shared/ids.ts'
import { invariant } from '@gable/shared/invariant.ts'
import { expect } from 'vitest'
import { createAgencyWithProperty } from '../testing/properties.ts'
import { TestClient } from '../testing/test-client.ts'
import { test } from '../testing/world.ts'

test('the page of a home knows its estimate and that its owner requested a preliminary offer', async ({ world }) => {
  const home = await createAgencyWithProperty(world)
  await home.addMarketData()
  await home.runLookup()
  const agent = await world.factory.createAgent(home.agency)
  const [dashboard] = await agent.call('GET /agent/contact-dashboard')
  const [link] = await agent.call('GET /agent/contacts/:contactId/dashboard-links', {
    params: { contactId: home.contact._id },
  })
  const module = dashboard?.modules.find(({ moduleType }) => moduleType === 'SELLING_OPTIONS')
  invariant(link?.code && module?.moduleType === 'SELLING_OPTIONS', 'a new dashboard has selling options')
  const params = { dashboardId: dashboard?._id ?? '' }
  const getData = () =>
    agent.call('GET /agent/contact-dashboard/:dashboardId/preview', {
      params,
      query: { contactId: home.contact._id, propertyId: home.params.propertyId },
    })
  const { value } = await getData()
  const avm = value.data[0]?.median
  expect(avm).toBeGreaterThan(0)

  const { homeward } = module.settings
  const save = (name: string, label = homeward.ctaButton.label) =>
    agent.call('PATCH /agent/contact-dashboard/:dashboardId/modules/:moduleId', {
      params: { ...params, moduleId: module.moduleId },
      body: {
        settings: {
          ...module.settings,
          name,
          homeward: { ...homeward, enabled: true, ctaButton: { ...homeward.ctaButton, label } },
        },
        visibilitySettings: module.visibilitySettings,
      },
    })
  await save(module.settings.name)
  const visitor = new TestClient(world.app)
  const submit = async (button: string) => {
    const { dashboard, consent } = await visitor.call('GET /public/dashboards/:code/journey', {
      params: { code: link.code ?? '' },
      query: { moduleId: module.moduleId, button, lang: 'es' },
    })
    invariant(dashboard, 'the journey names its button')
    await visitor.call('POST /public/submissions', {
      body: {
        id: newId(),
        subject: 'contact-dashboard',
        subjectId: params.dashboardId,
        visitId: newId(),
        at: new Date().toISOString(),
        dashboard,
        consent: { ...consent },
        language: 'es',
        elapsed: 9000,
        details: { firstName: 'Nora', lastName: 'Field', email: `nora-${newId()}@example.com`, phone: '' },
      },
    })
    return (await getData()).homeward
  }
  expect(await submit('customSellingOption1')).toEqual({ avm, isPreliminaryOfferRequested: false })
  expect(await submit('homeward')).toEqual({ avm, isPreliminaryOfferRequested: true })

  await save('Ways to sell', 'Ask Homeward')
  expect((await getData()).homeward, 'after the agent renamed the module and its button').toEqual({
    avm,
    isPreliminaryOfferRequested: true,
  })
})
