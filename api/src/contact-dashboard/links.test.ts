import { expect } from 'vitest'
import { createAgencyWithContacts } from '../testing/contacts.ts'
import { test, type World } from '../testing/world.ts'
import { createDashboardCode, parseDashboardCode } from './dashboard-code.ts'

async function createContactWithHome(world: World) {
  const { agent, agency, addContact, addProperty } = await createAgencyWithContacts(world)
  const { _id: contactId } = await addContact('Nora Field')
  const propertyId = await addProperty(contactId)
  const listLinks = () => agent.call('GET /agent/contacts/:contactId/dashboard-links', { params: { contactId } })
  return { agent, agency, contactId, propertyId, addProperty, listLinks, params: { contactId, propertyId } }
}

test('every home of a contact has a link that stays the same', async ({ world }) => {
  const { contactId, propertyId, addProperty, listLinks } = await createContactWithHome(world)
  const [link] = await listLinks()
  expect(link).toMatchObject({
    propertyId,
    code: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{16}$/),
    lastViewedAt: null,
  })
  expect(link?.url).toMatch(new RegExp(`^http://localhost:\\d+/d/${link?.code}$`))
  await addProperty(contactId)
  const links = await listLinks()
  expect(links[0]).toEqual(link)
  expect(new Set(links.map(({ code }) => code)).size).toBe(2)
})

test('a link can be revoked and replaced', async ({ world }) => {
  const { agent, listLinks, params } = await createContactWithHome(world)
  const [first] = await listLinks()
  const revoked = await agent.call('POST /agent/contacts/:contactId/dashboard-links/:propertyId/revoke', { params })
  expect(revoked).toMatchObject({ url: null, code: null })
  expect(await listLinks()).toEqual([revoked])
  const replaced = await agent.call('POST /agent/contacts/:contactId/dashboard-links/:propertyId/replace', { params })
  expect(replaced.code).not.toBe(first?.code)
  expect(await listLinks()).toEqual([replaced])
})

test('a link that two agents open at once is created once', async ({ world }) => {
  const { listLinks } = await createContactWithHome(world)
  const answers = await Promise.all(Array.from({ length: 10 }, listLinks))
  expect(new Set(answers.map(([link]) => link?.code)).size).toBe(1)
})

test('links of another account, or of a home that the contact does not own, do not exist', async ({ world }) => {
  const { params, agent, contactId } = await createContactWithHome(world)
  const stranger = await createContactWithHome(world)
  await expect(
    stranger.agent.call('GET /agent/contacts/:contactId/dashboard-links', { params: { contactId } }),
  ).rejects.toMatchObject({ code: 'not_found' })
  await expect(
    agent.call('POST /agent/contacts/:contactId/dashboard-links/:propertyId/replace', {
      params: { ...params, propertyId: stranger.propertyId },
    }),
  ).rejects.toMatchObject({ code: 'not_found' })
})

test('a code is read as people type it', () => {
  const keys = { accountId: 'a', contactId: 'c', propertyId: 'p', generation: 1 }
  const code = createDashboardCode(Buffer.from('secret'), keys)
  expect(parseDashboardCode(` ${code.toLowerCase().slice(0, 8)}-${code.slice(8)} `)).toBe(code)
  expect(parseDashboardCode('O123456789ABCDEI')).toBe('0123456789ABCDE1')
  for (const text of ['', code.slice(1), `${code}0`, `${code.slice(1)}U`])
    expect(parseDashboardCode(text)).toBeUndefined()
})
