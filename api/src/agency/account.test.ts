import { describe, expect } from 'vitest'
import { test } from '../testing/world.ts'

describe('an account', () => {
  test('returns its agency, agent and plan', async ({ world }) => {
    const agency = await world.factory.createAgency({ name: 'Moss' })
    const owner = await world.factory.createAgent(agency)
    expect(await owner.call('GET /agent/agency')).toEqual({
      _id: agency.accountId,
      name: 'Moss',
      status: 'ACTIVE',
      onboardingStep: null,
      timeZone: 'America/New_York',
      defaultSettings: { softFreezeAfter: null },
    })
    expect(await owner.call('GET /agent/me')).toMatchObject({ onboardingStep: 'COMPLETED', purl: { id: null } })
    expect(await owner.call('GET /agent/plan')).toMatchObject({
      planName: 'Everything',
      featureFlags: { marketing: true },
      numericalFeatureMap: { widgets: 5 },
    })
  })

  test('lets its details be changed after the onboarding', async ({ world }) => {
    const agency = await world.factory.createAgency({ name: 'Moss' })
    const owner = await world.factory.createAgent(agency)
    const timeZone = 'America/New_York'
    expect(await owner.call('GET /agent/agency/details')).toEqual({ agencyName: 'Moss', timeZone })
    const body = { agencyName: 'Moss & Daughters', brokerage: 'Moss', license: 'ME-1', website: 'moss.example' }
    const saved = { ...body, website: 'https://moss.example', timeZone }
    expect(await owner.call('PUT /agent/agency/details', { body })).toEqual(saved)
    expect(await owner.call('GET /agent/agency/details')).toEqual(saved)
    const place = { address: '1 Harbor Street, Portland, ME 04101', timeZone: 'America/Denver' }
    await owner.call('PUT /agent/agency/details', { body: { ...body, ...place } })
    // A call without them leaves them as they are.
    expect(await owner.call('PUT /agent/agency/details', { body })).toEqual({ ...saved, ...place })
    expect(await owner.call('GET /agent/agency')).toMatchObject({
      name: 'Moss & Daughters',
      timeZone: 'America/Denver',
    })
    await expect(
      owner.call('PUT /agent/agency/details', { body: { ...body, timeZone: 'Mars/Base' } }),
    ).rejects.toMatchObject({ fields: { timeZone: 'Please select a time zone' } })
    await expect(
      owner.call('PUT /agent/agency/details', { body: { ...body, license: ' ', website: 'moss daughters' } }),
    ).rejects.toMatchObject({ fields: { license: 'License is required', website: 'Please enter a valid URL' } })
    const agent = await world.factory.createAgent(agency, { role: 'AGENT' })
    await expect(agent.call('PUT /agent/agency/details', { body })).rejects.toMatchObject({ code: 'forbidden' })
  })

  test('gives the same user different permissions in different accounts', async ({ world }) => {
    const [one, other] = [await world.factory.createAgency(), await world.factory.createAgency()]
    const person = await world.factory.createAgent(one, { role: 'ADMIN' })
    await world.factory.createMember(other, person.email, { role: 'AGENT' })
    expect((await person.call('GET /agent/permissions')).permissions).toContain('MANAGE_MARKETING_SETTINGS')
    person.accountId = other.accountId
    expect(await person.call('GET /agent/permissions')).toEqual({ role: 'AGENT', permissions: [], twoFactor: null })
    expect((await person.call('GET /session')).accIds.sort()).toEqual([one.accountId, other.accountId].sort())
  })

  test('returns a suspended agency but none of its data', async ({ world }) => {
    const agency = await world.factory.createAgency({ soft_freeze_after: new Date(Date.now() - 60_000) })
    const owner = await world.factory.createAgent(agency)
    await expect(owner.call('GET /agent/agency')).resolves.toMatchObject({ _id: agency.accountId })
    await expect(owner.call('GET /agent/home/figures')).rejects.toMatchObject({ code: 'forbidden' })
  })

  test('is not suspended before its date', async ({ world }) => {
    const agency = await world.factory.createAgency({ soft_freeze_after: new Date(Date.now() + 60_000) })
    const owner = await world.factory.createAgent(agency)
    await expect(owner.call('GET /agent/home/figures')).resolves.toBeTruthy()
  })

  test('has a plan without a name and allowances once it is canceled', async ({ world }) => {
    const agency = await world.factory.createAgency()
    const owner = await world.factory.createAgent(agency)
    const feature = { params: { feature: 'widgets' } } as const
    expect(await owner.call('GET /agent/plan/features/:feature', feature)).toEqual({ available: 5 })
    await world.owner.db
      .updateTable('agencies')
      .set({ plan_id: null })
      .where('account_id', '=', agency.accountId)
      .execute()
    expect((await owner.call('GET /agent/plan')).planName).toBeNull()
    expect(await owner.call('GET /agent/plan/features/:feature', feature)).toEqual({ available: 0 })
  })
})

describe('preferences', () => {
  test('a request without any changes none and returns none', async ({ world }) => {
    const agent = await world.factory.createAgent(await world.factory.createAgency())
    await agent.call('PUT /agent/preferences', { body: { CONTACTS_PAGE_VIEW: 'map' } })
    expect(await agent.call('PUT /agent/preferences', { body: {} })).toEqual({})
    expect(await agent.call('GET /agent/preferences')).toEqual({ CONTACTS_PAGE_VIEW: 'map' })
  })

  test('are stored by key for one user in one account', async ({ world }) => {
    const agency = await world.factory.createAgency()
    const [one, other] = [await world.factory.createAgent(agency), await world.factory.createAgent(agency)]
    await one.call('PUT /agent/preferences', { body: { WIDGET_LIST_PAGE_SIZE: 50, CONTACTS_PAGE_VIEW: 'map' } })
    await one.call('PUT /agent/preferences', { body: { CONTACTS_PAGE_VIEW: 'list' } })
    const request = { query: { keys: 'WIDGET_LIST_PAGE_SIZE,CONTACTS_PAGE_VIEW,LEADS_PAGE_VIEW' } }
    expect(await one.call('GET /agent/preferences', request)).toEqual({
      WIDGET_LIST_PAGE_SIZE: 50,
      CONTACTS_PAGE_VIEW: 'list',
    })
    expect(await other.call('GET /agent/preferences', request)).toEqual({})
  })
})

describe('emulation', () => {
  test('shows in the session, cannot change the password and is recorded in the audit trail', async ({ world }) => {
    const { createEmulationLink } = await import('../identity/emulation.ts')
    const agency = await world.factory.createAgency()
    const { email } = await world.factory.createMember(agency)
    const linkToken = await createEmulationLink(world.owner.db, { email, type: 'SUPPORT', by: 'Sam of support' })
    const visitor = Object.assign(world.anonymous, { accountId: agency.accountId })
    await visitor.call('POST /auth/magic-link/verify', { body: { linkToken } })
    expect((await visitor.call('GET /session')).emulation).toEqual({ isEmulated: true, type: 'SUPPORT' })
    const body = { currentPassword: 'x', newPassword: 'battery staple' }
    await expect(visitor.call('PUT /profile/password', { body })).rejects.toMatchObject({ code: 'forbidden' })
    await visitor.call('PUT /agent/preferences', { body: { LEADS_PAGE_VIEW: 'list' } })
    const trail = world.owner.db
      .selectFrom('audit_entries')
      .select('emulated_by')
      .where('account_id', '=', agency.accountId)
    expect(await trail.execute()).toEqual([{ emulated_by: 'Sam of support' }])
  })
})
