import { toAddressKey } from '@gable/shared/identity/address-key.ts'
import { writeXlsx } from 'hucre/xlsx'
import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { createAgencyWithImports } from '../testing/imports.ts'
import { test, type World } from '../testing/world.ts'

const toCsv = (...lines: string[]) => `${lines.join('\n')}\n`

async function createAgencyWithNotes(world: World) {
  const helpers = await createAgencyWithImports(world)
  const { agent } = helpers
  const listNotes = async (name: string) => {
    const id = (await helpers.listContacts()).find(({ full_name }) => full_name === name)?.id ?? ''
    const body = { tags: [{ type: 'CONTACT_ID' as const, value: id }], eventGroups: ['NOTES' as const] }
    const { data } = await agent.call('POST /agent/changelog/search', { body })
    return data.map((entry) => ({ ...entry, text: (entry.detail as { text: string }).text }))
  }
  return { ...helpers, listNotes }
}

describe('an imported note', () => {
  test('gets the date of the file, if any, and is imported only once', async ({ world }) => {
    const { agent, runImport, undoImport, listNotes, listContacts } = await createAgencyWithNotes(world)
    await agent.call('POST /agent/contacts', {
      body: { firstName: 'Tom', lastName: 'Reed', emailId: 'tom@example.com' },
    })
    const file = toCsv(
      'Name,Email,Notes,Note Date,Background',
      '"Nora Field",nora@example.com,"Wants a garden.\nCalls on Mondays.",3/7/2024,',
      'Tom Reed,tom@example.com,Has two dogs,,Sold in 2019',
    )
    const done = await runImport(file)
    expect(done.counts).toMatchObject({ NEW: 1, UPDATED: 1 })
    expect(await listNotes('Nora Field')).toMatchObject([
      { text: 'Wants a garden.\nCalls on Mondays.', at: '2024-03-07T12:00:00.000Z', agent: { _id: agent.agentId } },
    ])
    expect((await listNotes('Tom Reed')).map(({ text }) => text)).toEqual(['Has two dogs', 'Sold in 2019'])
    expect(await runImport(file)).toMatchObject({ counts: { NEW: 0, UPDATED: 0, UNCHANGED: 2 } })
    expect(await undoImport(done)).toMatchObject({ restored: 2, leftAlone: 0 })
    expect((await listContacts()).map(({ full_name }) => full_name)).toEqual(['Tom Reed'])
    expect(await listNotes('Tom Reed')).toEqual([])
  })

  test('that is too long is split into several notes in order', async ({ world }) => {
    const { runImport, listNotes } = await createAgencyWithNotes(world)
    const words = Array.from({ length: 200 }, (_, n) => `word${n}`).join(' ')
    await runImport(toCsv('Name,Email,Note', `Nora Field,nora@example.com,${words}`))
    const parts = (await listNotes('Nora Field')).map(({ text }) => text)
    expect(parts.length).toBeGreaterThan(2)
    expect(parts.join(' ')).toBe(words)
    expect(parts.every((part) => part.length <= 500)).toBe(true)
  })

  test('is no activity of its contact, who stays where they are in the list', async ({ world }) => {
    const { agent, upload, runImport, listNotes } = await createAgencyWithNotes(world)
    const { _id: contactId } = await agent.call('POST /agent/contacts', {
      body: { firstName: 'Tom', lastName: 'Reed', emailId: 'tom@example.com' },
    })
    await world.owner.db
      .updateTable('contacts')
      .set({ created_at: new Date('2024-01-05'), last_activity_at: new Date('2024-03-07') })
      .where('id', '=', contactId)
      .execute()
    const rows = [
      ['Name', 'Email', 'Notes', 'Created'],
      ['Tom Reed', 'tom@example.com', 'Has two dogs', null],
      ['Nora Field', 'nora@example.com', 'Wants a garden', '3/1/2024'],
    ]
    const { draft } = await upload(Buffer.from(await writeXlsx({ sheets: [{ name: 'People', rows }] })), 'people.xlsx')
    await runImport(draft)
    expect(await listNotes('Tom Reed')).toHaveLength(1)
    const query = { sort: 'lastActivityAt', sortOrder: 'desc' } as const
    const { data } = await agent.call('GET /agent/contacts/search', { query })
    expect(data.map(({ fullName, lastActivityAt }) => [fullName, lastActivityAt.slice(0, 10)])).toEqual([
      ['Tom Reed', '2024-03-07'],
      ['Nora Field', '2024-03-01'],
    ])
  })

  test('that was edited stays with its contact when the import is undone', async ({ world }) => {
    const { agent, runImport, undoImport, listNotes, listRows } = await createAgencyWithNotes(world)
    const done = await runImport(toCsv('Name,Email,Note', 'Nora Field,nora@example.com,First'))
    const [note] = await listNotes('Nora Field')
    const document = {
      type: 'doc' as const,
      content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: 'Second' }] }],
    }
    await agent.call('PATCH /agent/notes/:noteId', { params: { noteId: note?._id ?? '' }, body: { document } })
    const undone = await undoImport(done)
    expect(undone).toMatchObject({ restored: 0, leftAlone: 1 })
    expect(await listRows(undone)).toMatchObject([{ leftBecause: 'CHANGED' }])
    expect((await listNotes('Nora Field')).map(({ text }) => text)).toEqual(['Second'])
  })
})

test('the date from the other system becomes the date the contact was added', async ({ world }) => {
  const { checkImport, runImport, undoImport, listContacts, listRows } = await createAgencyWithImports(world)
  const file = toCsv(
    'Name,Email,Date Added',
    'Nora Field,nora@example.com,2019-04-05 14:33:00',
    'Tom Reed,tom@example.com,"Nov 12, 2021"',
    'Ana Lopez,ana@example.com,1/1/2199',
    'Bo Berg,bo@example.com,12/31/1899',
    'Cy Dale,cy@example.com,lately',
  )
  expect((await listRows(await checkImport(file))).map(({ dropped }) => dropped)).toEqual([
    [],
    [],
    ['Added on: “1/1/2199” is in the future'],
    ['Added on: “12/31/1899” is before 1900'],
    ['Added on: “lately” is not a date'],
  ])
  await runImport(file)
  const listCreatedAt = async () =>
    (await listContacts())
      .filter(({ full_name }) => ['Nora Field', 'Tom Reed'].includes(full_name ?? ''))
      .map(({ created_at }) => created_at.toISOString())
  const dates = ['2019-04-05T14:33:00.000Z', '2021-11-12T12:00:00.000Z']
  expect(await listCreatedAt()).toEqual(dates)
  const otherFile = toCsv('Name,Email,Date Added', 'Nora Field,nora@example.com,2001-02-03')
  expect(await runImport(otherFile)).toMatchObject({ counts: { UNCHANGED: 1 } })
  const overwritten = await runImport(otherFile, { onMatch: 'OVERWRITE' })
  expect(await listCreatedAt()).toEqual(['2001-02-03T12:00:00.000Z', dates[1]])
  await undoImport(overwritten)
  expect(await listCreatedAt()).toEqual(dates)
})

test('unknown owners are listed by the check, and their contacts get the default owner', async ({ world }) => {
  const { agent, accountId, checkImport, runImport, listRows, listContacts } = await createAgencyWithImports(world)
  const ben = await world.factory.createMember({ accountId }, 'ben@example.com')
  const file = toCsv(
    'Name,Email,Assigned To',
    'Nora Field,nora@example.com,Jo Park',
    'Tom Reed,tom@example.com,Jo Park',
    'Ana Lopez,ana@example.com,ben@example.com',
    'Bo Berg,bo@example.com,Benjamin',
  )
  const checked = await checkImport(file, { ownerId: agent.agentId })
  expect(checked.unknownOwners).toEqual([
    { name: 'Jo Park', rows: 2 },
    { name: 'Benjamin', rows: 1 },
  ])
  expect((await listRows(checked))[3]).toMatchObject({
    outcome: 'NEW',
    reason: 'No one on your team is named “Benjamin”',
  })
  await runImport(checked, { ownerId: agent.agentId })
  expect((await listContacts()).map(({ owner_id }) => owner_id)).toEqual([
    ben.agentId,
    agent.agentId,
    agent.agentId,
    agent.agentId,
  ])
})

describe('a row with only a name and an address', () => {
  const header = 'First Name,Last Name,Email,Phone,Address,Tags'
  test('matches a contact with both, in any spelling of the address', async ({ world }) => {
    const { runImport, listContacts, listRows, checkImport } = await createAgencyWithImports(world)
    await runImport(
      toCsv(
        header,
        'Nora,Field,nora@example.com,,"12 Oak Street, Dover, NH 03820",',
        'Nora,Field,other@example.com,,"9 Elm Street, Bath, ME 04530",',
        'Ed,Field,,603-555-0100,"12 Oak Street, Dover, NH 03820",',
      ),
    )
    const file = toCsv(
      header,
      'nora,FIELD,,,"12 Oak St. Dover NH 03820-1234",garden',
      'Nora,Field,,,"77 Pond Road, Dover, NH 03820",',
      'Nora,Field,,,"77 Pond Rd, Dover, NH 03820",again',
    )
    expect((await listRows(await checkImport(file))).map(({ outcome, reason }) => [outcome, reason])).toEqual([
      ['UPDATED', null],
      ['NEW', null],
      ['UPDATED', 'The same person as in row 3'],
    ])
    expect(await runImport(file)).toMatchObject({ counts: { NEW: 1, UPDATED: 2 } })
    const contacts = (await listContacts()).map(({ full_name, email, tags }) => [full_name, email, ...tags].join(' '))
    expect(contacts.sort()).toEqual([
      'Ed Field ',
      'Nora Field  again',
      'Nora Field nora@example.com garden',
      'Nora Field other@example.com',
    ])
    expect(await runImport(toCsv(header, 'Nora,Field,,,"12 Oak St, Dover, NH 03820",garden'))).toMatchObject({
      counts: { NEW: 0 },
    })
  })

  test('becomes a new contact if two contacts match, with a reason', async ({ world }) => {
    const { runImport, checkImport, listRows } = await createAgencyWithImports(world)
    const address = '"12 Oak Street, Dover, NH 03820",'
    await runImport(toCsv(header, `Nora,Field,a@example.com,,${address}`, `Nora,Field,b@example.com,,${address}`))
    const checked = await checkImport(toCsv(header, `Nora,Field,,,${address}`))
    expect(await listRows(checked)).toMatchObject([{ outcome: 'NEW', reason: '2 contacts have this name and address' }])
  })

  test('matches a person from an earlier batch of the file', async ({ world }) => {
    const { runImport, listContacts } = await createAgencyWithImports(world)
    const others = Array.from({ length: 2000 }, (_, n) => `Person,N${n},,,"${n} Mill Road, Dover, NH 03820",`)
    const nora = 'Nora,Field,,,"12 Oak Street, Dover, NH 03820",'
    const checked = await runImport(toCsv(header, nora, ...others, `${nora}late`))
    expect(checked.counts).toEqual({ NEW: 2001, UPDATED: 1, UNCHANGED: 0, SKIPPED: 0, INVALID: 0 })
    expect((await listContacts()).filter(({ full_name }) => full_name === 'Nora Field')).toMatchObject([
      { tags: ['late'] },
    ])
  }, 60_000)
})

test('the address keys of TypeScript and SQL are equal', async ({ world }) => {
  const addresses = [
    '12 Oak Street, Dover, NH 03820-1234',
    ' 9 North Élan Avenue Apartment 4,  Bath ME 04530, USA ',
    'Unit 7/A, 1 Ünter-Weg',
    '',
  ]
  for (const address of addresses) {
    const { rows } = await sql<{ key: string }>`select address_key(${address}) as key`.execute(world.owner.db)
    expect(toAddressKey(address)).toBe(rows[0]?.key)
  }
})
