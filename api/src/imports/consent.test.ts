import { expect } from 'vitest'
import { createAgencyWithImports } from '../testing/imports.ts'
import { test } from '../testing/world.ts'

test('the answer about consent shows on new contacts, with who gave it, when and for which file', async ({ world }) => {
  const { agent, upload, runImport, undoImport, listContacts } = await createAgencyWithImports(world)
  await agent.call('POST /agent/contacts', { body: { firstName: 'Ada', emailId: 'ada@example.com' } })
  const { draft } = await upload(
    'Name,Email,Phone\nNora,nora@example.com,\nAda,ada@example.com,603-555-0100\n',
    'spring.csv',
  )
  const done = await runImport(draft, { mayEmail: true })
  const getContact = async (name: string) => {
    const contactId = (await listContacts()).find(({ full_name }) => full_name === name)?.id ?? ''
    return agent.call('GET /agent/contacts/:contactId', { params: { contactId } })
  }
  expect(await getContact('Nora')).toMatchObject({
    subscription: { state: 'SUBSCRIBED' },
    consent: null,
    importConsent: { fileName: 'spring.csv', mayEmail: true, by: 'Ada Moss', importId: done._id },
  })
  expect((await getContact('Ada')).importConsent).toBeNull()
  await runImport('Name,Email\nTom,tom@example.com\n', { mayEmail: false })
  const tom = await getContact('Tom')
  expect(tom).toMatchObject({ subscription: { state: 'UNSUBSCRIBED' }, importConsent: { mayEmail: false } })
  expect(Math.abs(Date.parse(tom.importConsent?.at ?? '') - Date.now())).toBeLessThan(60_000)
  const rival = await world.factory.createAgent(await world.factory.createAgency())
  const params = { contactId: tom._id }
  await expect(rival.call('GET /agent/contacts/:contactId', { params })).rejects.toMatchObject({ code: 'not_found' })
  expect(await undoImport(done)).toMatchObject({ restored: 2 })
})

test('imported notes keep their author and date, notify nobody and are no recent activity', async ({ world }) => {
  const { agent, accountId, upload, runImport, listContacts } = await createAgencyWithImports(world)
  const { draft } = await upload(
    [
      'Name,Email,Note,Note Date,Note Author',
      'Nora,nora@example.com,@Ada Moss call her,2019-04-05,Jo Park',
      'Tom,tom@example.com,No date,,',
    ].join('\n'),
    'crm.csv',
  )
  await runImport(draft)
  const listNotes = async (name: string) => {
    const contact = (await listContacts()).find(({ full_name }) => full_name === name)
    const tags = [{ type: 'CONTACT_ID' as const, value: contact?.id ?? '' }]
    return (await agent.call('POST /agent/changelog/search', { body: { tags } })).data
  }
  expect(await listNotes('Nora')).toMatchObject([
    {
      at: '2019-04-05T12:00:00.000Z',
      detail: { text: '@Ada Moss call her', imported: { author: 'Jo Park', fileName: 'crm.csv' } },
    },
  ])
  const [note] = await listNotes('Tom')
  expect(note?.detail).toMatchObject({ imported: { author: '', fileName: 'crm.csv' } })
  const notifications = world.owner.db.selectFrom('notifications').selectAll().where('account_id', '=', accountId)
  expect(await notifications.execute()).toEqual([])
  expect(await agent.call('GET /agent/home/activity')).toEqual([])

  const document = {
    type: 'doc' as const,
    content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: 'Later' }] }],
  }
  await agent.call('PATCH /agent/notes/:noteId', { params: { noteId: note?._id ?? '' }, body: { document } })
  expect((await listNotes('Tom'))[0]?.detail).toMatchObject({ text: 'Later', imported: { fileName: 'crm.csv' } })
})
