import { newId } from '@gable/shared/ids.ts'
import { describe, expect } from 'vitest'
import { createAgencyForOwner } from '../agency/create-agency.ts'
import { TestClient } from '../testing/test-client.ts'
import { test, type World } from '../testing/world.ts'

const personal = { firstName: 'Ada', lastName: 'Moss', phone: '(207) 555-0134', timeZone: 'America/New_York' }
const professional = {
  agencyName: 'Moss & Daughters',
  brokerage: 'Moss',
  license: 'ME-1',
  website: 'https://moss.example',
}
const industry = { teamSize: '2_TO_5', leadSources: ['REFERRALS'], businessFocus: 'SELLERS' } as const

async function createOwner(world: World) {
  const { accountId, code } = await createAgencyForOwner(world.owner.db, {
    name: 'New',
    ownerEmail: `${newId()}@example.com`,
  })
  const owner = new TestClient(world.app, accountId)
  await owner.call('POST /auth/invitation/accept', { body: { invitationCode: code } })
  return owner
}

describe('setting up an agency', () => {
  test('goes from personal to professional and industry details to the call, and activates the account', async ({
    world,
  }) => {
    const owner = await createOwner(world)
    expect(await owner.call('PUT /agent/onboarding/personal-details', { body: personal })).toMatchObject({
      agent: { onboardingStep: 'ACCOUNT_ONBOARDING_DETAILS', fullName: 'Ada Moss' },
      agency: { onboardingStep: 'PROFESSIONAL_DETAILS', status: 'CREATED' },
    })
    expect(await owner.call('PUT /agent/onboarding/professional-details', { body: professional })).toMatchObject({
      agency: { onboardingStep: 'INDUSTRY_DETAILS', name: 'Moss & Daughters' },
    })
    await owner.call('PUT /agent/onboarding/industry-details', { body: { ...industry, leadSources: ['REFERRALS'] } })
    const { slots } = await owner.call('GET /agent/onboarding/call')
    expect(await owner.call('PUT /agent/onboarding/call', { body: { slot: slots[3] ?? null } })).toMatchObject({
      agent: { onboardingStep: 'COMPLETED' },
      agency: { onboardingStep: null, status: 'ACTIVE' },
    })
    expect(await owner.call('GET /agent/onboarding')).toMatchObject({
      professional: { agencyName: 'Moss & Daughters', license: 'ME-1' },
      industry: { teamSize: '2_TO_5' },
    })
  })

  test('does not allow skipping or repeating a step', async ({ world }) => {
    const owner = await createOwner(world)
    const early = owner.call('PUT /agent/onboarding/call', { body: { slot: null } })
    await expect(early).rejects.toMatchObject({ code: 'conflict' })
    await owner.call('PUT /agent/onboarding/personal-details', { body: personal })
    await owner.call('PUT /agent/onboarding/professional-details', { body: professional })
    const twice = owner.call('PUT /agent/onboarding/professional-details', { body: professional })
    await expect(twice).rejects.toMatchObject({ code: 'conflict' })
  })

  test('can be gone back through, and keeps the answers', async ({ world }) => {
    const owner = await createOwner(world)
    const goBack = (step: 'personal-details' | 'professional-details' | 'industry-details') =>
      owner.call('PUT /agent/onboarding/current-step', { body: { step } })
    await expect(goBack('personal-details')).rejects.toMatchObject({ code: 'conflict' })
    await owner.call('PUT /agent/onboarding/personal-details', { body: personal })
    await expect(goBack('industry-details')).rejects.toMatchObject({ code: 'conflict' })
    await owner.call('PUT /agent/onboarding/professional-details', { body: professional })

    expect(await goBack('professional-details')).toMatchObject({ agency: { onboardingStep: 'PROFESSIONAL_DETAILS' } })
    expect((await owner.call('GET /agent/onboarding')).professional).toMatchObject(professional)
    await owner.call('PUT /agent/onboarding/professional-details', { body: { ...professional, license: 'ME-2' } })
    expect(await goBack('personal-details')).toMatchObject({ agent: { onboardingStep: 'PERSONAL_DETAILS' } })
    expect(await owner.call('PUT /agent/onboarding/personal-details', { body: personal })).toMatchObject({
      agency: { onboardingStep: 'INDUSTRY_DETAILS' },
    })
    await owner.call('PUT /agent/onboarding/industry-details', { body: { ...industry, leadSources: ['OTHER'] } })
    await owner.call('PUT /agent/onboarding/call', { body: { slot: null } })
    await expect(goBack('personal-details')).rejects.toMatchObject({ code: 'conflict' })
  })

  test('returns an error for each invalid field', async ({ world }) => {
    const owner = await createOwner(world)
    const body = { firstName: ' ', lastName: 'Moss', phone: '12', timeZone: 'Mars/Olympus' }
    await expect(owner.call('PUT /agent/onboarding/personal-details', { body })).rejects.toMatchObject({
      code: 'invalid',
      fields: {
        firstName: 'First Name is required',
        phone: 'Please enter a valid phone number',
        timeZone: 'Please select a time zone',
      },
    })
  })

  test('offers only future calls and accepts only offered times', async ({ world }) => {
    const owner = await createOwner(world)
    await owner.call('PUT /agent/onboarding/personal-details', { body: personal })
    await owner.call('PUT /agent/onboarding/professional-details', { body: professional })
    await owner.call('PUT /agent/onboarding/industry-details', { body: { ...industry, leadSources: ['OTHER'] } })
    const { slots } = await owner.call('GET /agent/onboarding/call')
    expect(slots.every((slot) => Date.parse(slot) > Date.now())).toBe(true)
    const odd = owner.call('PUT /agent/onboarding/call', { body: { slot: '2020-01-01T10:00:00Z' } })
    await expect(odd).rejects.toMatchObject({ fields: { slot: 'Please choose one of the times' } })
  })
})

test('an agent invited to an active agency is done after the personal details', async ({ world }) => {
  const agency = await world.factory.createAgency()
  const agent = await world.factory.createAgent(agency, { role: 'AGENT', onboarding_step: 'INVITED' })
  expect(await agent.call('PUT /agent/onboarding/personal-details', { body: personal })).toMatchObject({
    agent: { onboardingStep: 'COMPLETED' },
  })
})
