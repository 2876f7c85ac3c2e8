import { toAddressKey } from '@gable/shared/identity/address-key.ts'
import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { createAgencyWithImports } from '../testing/imports.ts'
import { test, type World } from '../testing/world.ts'

const list = (...lines: string[]) => `${lines.join('\n')}\n`

async function agencyWithHistory(world: World) {
  const lists = await createAgencyWithImports(world)
  const { agent } = lists
  const notesOf = async (name: string) => {
    const id = (await lists.listContacts()).find(({ full_name }) => full_name === name)?.id ?? ''
    const body = { tags: [{ type: 'CONTACT_ID' as const, value: id }], eventGroups: ['NOTES' as const] }
    const { data } = await agent.call('POST /agent/changelog/search', { body })
    return data.map((entry) => ({ ...entry, text: (entry.detail as { text: string }).text }))
  }
  return { ...lists, notesOf }
}

describe('a note of a row', () => {
  test('stands in the history, dated where the file has a date, and is not brought twice', async ({ world }) => {
    const { agent, runImport, undoImport, notesOf, listContacts } = await agencyWithHistory(world)
    await agent.call('POST /agent/contacts', {
      body: { firstName: 'Tom', lastName: 'Reed', emailId: 'tom@example.com' },
    })
    const file = list(
      'Name,Email,Notes,Note Date,Background',
      '"Nora Field",nora@example.com,"Wants a garden.\nCalls on Mondays.",3/7/2024,',
      'Tom Reed,tom@example.com,Has two dogs,,Sold in 2019',
    )
    const done = await runImport(file)
    expect(done.counts).toMatchObject({ NEW: 1, UPDATED: 1 })
    expect(await notesOf('Nora Field')).toMatchObject([
      { text: 'Wants a garden.\nCalls on Mondays.', at: '2024-03-07T12:00:00.000Z', agent: { _id: agent.agentId } },
    ])
    expect((await notesOf('Tom Reed')).map(({ text }) => text)).toEqual(['Has two dogs', 'Sold in 2019'])
    expect(await runImport(file)).toMatchObject({ counts: { NEW: 0, UPDATED: 0, SKIPPED: 2 } })
    expect(await undoImport(done)).toMatchObject({ restored: 2, leftAlone: 0 })
    expect((await listContacts()).map(({ full_name }) => full_name)).toEqual(['Tom Reed'])
    expect(await notesOf('Tom Reed')).toEqual([])
  })

  test('that is too long for one is several, in their order, and keeps all its words', async ({ world }) => {
    const { runImport, notesOf } = await agencyWithHistory(world)
    const words = Array.from({ length: 200 }, (_, n) => `word${n}`).join(' ')
    await runImport(list('Name,Email,Note', `Nora Field,nora@example.com,${words}`))
    const parts = (await notesOf('Nora Field')).map(({ text }) => text)
    expect(parts.length).toBeGreaterThan(2)
    expect(parts.join(' ')).toBe(words)
    expect(parts.every((part) => part.length <= 500)).toBe(true)
  })

  test('that somebody edited is kept with its contact when the import is taken back', async ({ world }) => {
    const { agent, runImport, undoImport, notesOf, listRows } = await agencyWithHistory(world)
    const done = await runImport(list('Name,Email,Note', 'Nora Field,nora@example.com,First'))
    const [note] = await notesOf('Nora Field')
    const document = {
      type: 'doc' as const,
      content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: 'Second' }] }],
    }
    await agent.call('PATCH /agent/notes/:noteId', { params: { noteId: note?._id ?? '' }, body: { document } })
    const back = await undoImport(done)
    expect(back).toMatchObject({ restored: 0, leftAlone: 1 })
    expect(await listRows(back)).toMatchObject([{ leftBecause: 'CHANGED' }])
    expect((await notesOf('Nora Field')).map(({ text }) => text)).toEqual(['Second'])
  })
})

test('the day somebody came into the other system is the day they were added', async ({ world }) => {
  const { checkImport, runImport, undoImport, listContacts, listRows } = await createAgencyWithImports(world)
  const file = list(
    'Name,Email,Date Added',
    'Nora Field,nora@example.com,2019-04-05 14:33:00',
    'Tom Reed,tom@example.com,"Nov 12, 2021"',
    'Ana Lopez,ana@example.com,1/1/2199',
    'Bo Berg,bo@example.com,12/31/1899',
    'Cy Dale,cy@example.com,lately',
  )
  expect((await listRows(await checkImport(file))).map(({ reason }) => reason)).toEqual([
    null,
    null,
    'Added on: “1/1/2199” is in the future',
    'Added on: “12/31/1899” is before 1900',
    'Added on: “lately” is not a date',
  ])
  await runImport(file)
  const added = async () => (await listContacts()).map(({ created_at }) => created_at.toISOString())
  const as = ['2019-04-05T14:33:00.000Z', '2021-11-12T12:00:00.000Z']
  expect(await added()).toEqual(as)
  const other = list('Name,Email,Date Added', 'Nora Field,nora@example.com,2001-02-03')
  expect(await runImport(other)).toMatchObject({ counts: { SKIPPED: 1 } })
  const over = await runImport(other, { onMatch: 'OVERWRITE' })
  expect(await added()).toEqual(['2001-02-03T12:00:00.000Z', as[1]])
  await undoImport(over)
  expect(await added()).toEqual(as)
})

test('an owner whom nobody knows is told before anybody is written, and not guessed', async ({ world }) => {
  const { agent, accountId, checkImport, runImport, listRows, listContacts } = await createAgencyWithImports(world)
  const ben = await world.factory.createMember({ accountId }, 'ben@example.com')
  const file = list(
    'Name,Email,Assigned To',
    'Nora Field,nora@example.com,Jo Park',
    'Tom Reed,tom@example.com,Jo Park',
    'Ana Lopez,ana@example.com,ben@example.com',
    'Bo Berg,bo@example.com,Benjamin',
  )
  const looked = await checkImport(file, { ownerId: agent.agentId })
  expect(looked.unknownOwners).toEqual([
    { name: 'Jo Park', rows: 2 },
    { name: 'Benjamin', rows: 1 },
  ])
  expect((await listRows(looked))[3]).toMatchObject({
    outcome: 'NEW',
    reason: 'Nobody of your team is called “Benjamin”',
  })
  await runImport(looked, { ownerId: agent.agentId })
  expect((await listContacts()).map(({ owner_id }) => owner_id)).toEqual([
    ben.agentId,
    agent.agentId,
    agent.agentId,
    agent.agentId,
  ])
})

describe('somebody of whom a row says nothing but name and address', () => {
  const header = 'First Name,Last Name,Email,Phone,Address,Tags'
  test('is whoever has both, however the address is written', async ({ world }) => {
    const { runImport, listContacts, listRows, checkImport } = await createAgencyWithImports(world)
    await runImport(
      list(
        header,
        'Nora,Field,nora@example.com,,"12 Oak Street, Dover, NH 03820",',
        'Nora,Field,other@example.com,,"9 Elm Street, Bath, ME 04530",',
        'Ed,Field,,603-555-0100,"12 Oak Street, Dover, NH 03820",',
      ),
    )
    const file = list(
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
    const known = (await listContacts()).map(({ full_name, email, tags }) => [full_name, email, ...tags].join(' '))
    expect(known.sort()).toEqual([
      'Ed Field ',
      'Nora Field  again',
      'Nora Field nora@example.com garden',
      'Nora Field other@example.com',
    ])
    expect(await runImport(list(header, 'Nora,Field,,,"12 Oak St, Dover, NH 03820",garden'))).toMatchObject({
      counts: { NEW: 0 },
    })
  })

  test('is somebody new where two may be meant, and that is said', async ({ world }) => {
    const { runImport, checkImport, listRows } = await createAgencyWithImports(world)
    const home = '"12 Oak Street, Dover, NH 03820",'
    await runImport(list(header, `Nora,Field,a@example.com,,${home}`, `Nora,Field,b@example.com,,${home}`))
    const looked = await checkImport(list(header, `Nora,Field,,,${home}`))
    expect(await listRows(looked)).toMatchObject([{ outcome: 'NEW', reason: '2 contacts have this name and address' }])
  })

  test('is the same who came in an earlier part of a long file', async ({ world }) => {
    const { runImport, listContacts } = await createAgencyWithImports(world)
    const others = Array.from({ length: 2000 }, (_, n) => `Person,N${n},,,"${n} Mill Road, Dover, NH 03820",`)
    const nora = 'Nora,Field,,,"12 Oak Street, Dover, NH 03820",'
    const looked = await runImport(list(header, nora, ...others, `${nora}late`))
    expect(looked.counts).toEqual({ NEW: 2001, UPDATED: 1, SKIPPED: 0, INVALID: 0 })
    expect((await listContacts()).filter(({ full_name }) => full_name === 'Nora Field')).toMatchObject([{ tags: ['late'] }])
  }, 60_000)
})

test('an address has one form, wherever it is compared', async ({ world }) => {
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
