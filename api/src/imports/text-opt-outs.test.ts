import { expect } from 'vitest'
import { createAgencyWithImports } from '../testing/imports.ts'
import { test } from '../testing/world.ts'

test('opt-outs of texts are imported in the name of the agent, consent is not, and undoing restores what was said before', async ({
  world,
}) => {
  const { agent, upload, runImport, undoImport, listContacts } = await createAgencyWithImports(world)
  const [nora, tom] = ['603-555-0101', '603-555-0102']
  const { _id: contactId } = await agent.call('POST /agent/contacts', { body: { firstName: 'Nora', phone: nora } })
  await agent.call('POST /agent/contacts/:contactId/texting', {
    params: { contactId },
    body: { phone: nora, permission: 'IN', note: 'At the open house' },
  })
  const getNumbers = async (name: string) => {
    const contact = (await listContacts()).find(({ first_name }) => first_name === name)
    const params = { contactId: contact?.id ?? '' }
    return (await agent.call('GET /agent/contacts/:contactId/texting', { params })).numbers
  }
  const rows = [
    'First Name,Phone,SMS Opt Out,SMS Opt In',
    `Nora,${nora},yes,`,
    `Tom,${tom},2024-05-01,`,
    'Mia,603-555-0103,no,yes',
  ].join('\n')
  const { draft } = await upload(rows, 'crm.csv')
  expect(draft.mapping).toEqual(['firstName', 'phone', 'textOptOut', ''])
  const done = await runImport(draft, { matchBy: 'EMAIL_OR_PHONE' })
  for (const name of ['Nora', 'Tom'])
    expect(await getNumbers(name)).toMatchObject([
      { permission: 'OUT', isFinal: false, consent: { by: 'Ada Moss', note: 'Imported from crm.csv' } },
    ])
  expect(await getNumbers('Mia')).toMatchObject([{ permission: 'NONE', consent: null }])
  const again = await runImport(rows, { matchBy: 'EMAIL_OR_PHONE' })
  expect(again.counts).toMatchObject({ NEW: 0, UPDATED: 0 })
  await undoImport(done)
  expect(await getNumbers('Nora')).toMatchObject([{ permission: 'IN', consent: { note: 'At the open house' } }])
  const { _id: newTom } = await agent.call('POST /agent/contacts', { body: { firstName: 'Tom', phone: tom } })
  const { numbers } = await agent.call('GET /agent/contacts/:contactId/texting', { params: { contactId: newTom } })
  expect(numbers).toMatchObject([{ permission: 'NONE' }])
})
