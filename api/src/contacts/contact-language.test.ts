import { describe, expect } from 'vitest'
import { createAgencyWithContacts, toFilterQuery } from '../testing/contacts.ts'
import { createAgencyWithImports } from '../testing/imports.ts'
import { createPage } from '../testing/submissions.ts'
import { test, type World } from '../testing/world.ts'

type Page = Awaited<ReturnType<typeof createPage>>

const nora = { firstName: 'Nora', lastName: 'Field', email: 'nora@example.com', phone: '' }

async function submitInSpanish(world: World, page: Page, details = nora) {
  const { subjectId } = page
  const query = { lang: 'es' } as const
  const { consent } = await world.anonymous.call('GET /public/journeys/:subjectId', { params: { subjectId }, query })
  await page.submit({ details, language: 'es', consent: { ...consent, privacyUrl: '', termsUrl: '' } })
}

async function findContact(world: World, { agency }: Page, search = nora.email) {
  const agent = await world.factory.createAgent(agency)
  const { data } = await agent.call('GET /agent/contacts/search', { query: { search } })
  return { agent, contact: data[0] }
}

describe('the language of a contact', () => {
  test('is that of their first form, and later forms leave it', async ({ world }) => {
    const page = await createPage(world)
    await submitInSpanish(world, page)
    expect((await findContact(world, page)).contact?.language).toBe('es')
    await page.submit({ details: nora })
    expect((await findContact(world, page)).contact?.language).toBe('es')
  })

  test('is filled in by a form when it was not known', async ({ world }) => {
    const page = await createPage(world)
    const agent = await world.factory.createAgent(page.agency)
    const added = await agent.call('POST /agent/contacts', { body: { firstName: 'Nora', emailId: nora.email } })
    expect(added.language).toBeNull()
    await submitInSpanish(world, page)
    expect((await findContact(world, page)).contact?.language).toBe('es')
  })

  test('can be chosen by an agent, removed, and is never one that pages do not have', async ({ world }) => {
    const { agent, addContact } = await createAgencyWithContacts(world)
    const { _id: contactId, language } = await addContact('Nora Field', { language: 'es' })
    expect(language).toBe('es')
    const change = (body: object) => agent.call('PATCH /agent/contacts/:contactId', { params: { contactId }, body })
    expect(await change({ firstName: 'Norah' })).toMatchObject({ language: 'es' })
    expect(await change({ language: 'en' })).toMatchObject({ language: 'en' })
    expect(await change({ language: null })).toMatchObject({ language: null })
    await expect(change({ language: 'fr' })).rejects.toMatchObject({ code: 'invalid' })
  })

  test('is a filter of contacts', async ({ world }) => {
    const { addContact, listNames } = await createAgencyWithContacts(world)
    await addContact('Nora Field', { language: 'es' })
    await addContact('Tom Reed', { language: 'en' })
    await addContact('Ada Brook')
    const list = async (...anyOf: string[]) =>
      (await listNames(toFilterQuery({ key: 'language', anyOf }))).toSorted((a, b) => a.localeCompare(b))
    expect(await list('es')).toEqual(['Nora Field'])
    expect(await list('en', 'es')).toEqual(['Nora Field', 'Tom Reed'])
    expect(await list('es', 'NONE')).toEqual(['Ada Brook', 'Nora Field'])
  })

  test('survives a merge from the duplicate, and leaves with it again', async ({ world }) => {
    const { agent, addContact } = await createAgencyWithContacts(world)
    const { _id: contactId } = await addContact('Nora Field')
    const { _id: mergedId } = await addContact('Nora Field', { language: 'es' })
    const params = { contactId }
    const { mergeId, contact } = await agent.call('POST /agent/contacts/:contactId/merge', {
      params,
      body: { mergedId },
    })
    expect(contact.language).toBe('es')
    await agent.call('POST /agent/contacts/merges/:mergeId/undone', { params: { mergeId } })
    expect(await agent.call('GET /agent/contacts/:contactId', { params })).toMatchObject({ language: null })
  })

  test('comes with an import and goes when it is undone', async ({ world }) => {
    const { agent, runImport, undoImport } = await createAgencyWithImports(world)
    await agent.call('POST /agent/contacts', { body: { firstName: 'Tom', emailId: 'tom@example.com' } })
    const rows = ['Name,Email,Preferred Language', 'Nora,nora@example.com,Español', 'Tom,tom@example.com,es-MX']
    const done = await runImport(`${rows.join('\n')}\n`)
    const list = async () =>
      Object.fromEntries(
        (await agent.call('GET /agent/contacts/search', { query: {} })).data.map(({ emailId, language }) => [
          emailId,
          language,
        ]),
      )
    expect(await list()).toEqual({ 'nora@example.com': 'es', 'tom@example.com': 'es' })
    await undoImport(done)
    expect(await list()).toEqual({ 'tom@example.com': null })
  })
})
