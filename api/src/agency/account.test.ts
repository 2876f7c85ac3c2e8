import { describe, expect } from 'vitest'
import { test } from '../testing/world.ts'

describe('an account', () => {
  test('answers agency, agent and plan in full', async ({ world }) => {
    const agency = await world.founding.agency({ name: 'Moss' })
    const owner = await world.founding.person(agency)
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

  test('permits the same person different things in different accounts', async ({ world }) => {
    const [one, other] = [await world.founding.agency(), await world.founding.agency()]
    const person = await world.founding.person(one, { role: 'ADMIN' })
    await world.founding.member(other, person.email, { role: 'AGENT' })
    expect((await person.call('GET /agent/permissions')).permissions).toContain('MANAGE_MARKETING_SETTINGS')
    person.accountId = other.accountId
    expect(await person.call('GET /agent/permissions')).toEqual({ role: 'AGENT', permissions: [] })
    expect((await person.call('GET /session')).accIds.sort()).toEqual([one.accountId, other.accountId].sort())
  })

  test('still tells a suspended agency who it is, and nothing else', async ({ world }) => {
    const agency = await world.founding.agency({ soft_freeze_after: new Date(Date.now() - 60_000) })
    const owner = await world.founding.person(agency)
    await expect(owner.call('GET /agent/agency')).resolves.toMatchObject({ _id: agency.accountId })
    await expect(owner.call('GET /agent/home/figures')).rejects.toMatchObject({ code: 'forbidden' })
  })

  test('is not suspended before its date', async ({ world }) => {
    const agency = await world.founding.agency({ soft_freeze_after: new Date(Date.now() + 60_000) })
    const owner = await world.founding.person(agency)
    await expect(owner.call('GET /agent/home/figures')).resolves.toBeTruthy()
  })

  test('has a plan without a name once it is cancelled, which allows nothing', async ({ world }) => {
    const agency = await world.founding.agency()
    const owner = await world.founding.person(agency)
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
  test('are kept by key for one person in one account', async ({ world }) => {
    const agency = await world.founding.agency()
    const [one, other] = [await world.founding.person(agency), await world.founding.person(agency)]
    await one.call('PUT /agent/preferences', { body: { WIDGET_LIST_PAGE_SIZE: 50, CONTACTS_PAGE_VIEW: 'map' } })
    await one.call('PUT /agent/preferences', { body: { CONTACTS_PAGE_VIEW: 'list' } })
    const asked = { query: { keys: 'WIDGET_LIST_PAGE_SIZE,CONTACTS_PAGE_VIEW,LEADS_PAGE_VIEW' } }
    expect(await one.call('GET /agent/preferences', asked)).toEqual({
      WIDGET_LIST_PAGE_SIZE: 50,
      CONTACTS_PAGE_VIEW: 'list',
    })
    expect(await other.call('GET /agent/preferences', asked)).toEqual({})
  })
})

describe('emulation', () => {
  test('is said in the session, changes no password and signs its writes with a name', async ({ world }) => {
    const { startEmulation } = await import('../identity/emulation.ts')
    const agency = await world.founding.agency()
    const { email } = await world.founding.member(agency)
    const linkToken = await startEmulation(world.owner.db, { email, type: 'SUPPORT', by: 'Sam of support' })
    const visitor = Object.assign(world.stranger, { accountId: agency.accountId })
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
