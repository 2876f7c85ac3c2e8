import { expect } from 'vitest'
import { createAgencyWithImports } from '../testing/imports.ts'
import { test } from '../testing/world.ts'

const toCsv = (...lines: string[]) => `${lines.join('\n')}\n`

test('a check counts people, not rows, and tells unchanged from updated', async ({ world }) => {
  const { agent, checkImport, runImport } = await createAgencyWithImports(world)
  for (const firstName of ['Tom', 'Ana', 'Bo'])
    await agent.call('POST /agent/contacts', { body: { firstName, emailId: `${firstName}@example.com`.toLowerCase() } })
  const file = toCsv(
    'First Name,Email,Tags',
    'Nora,nora@example.com,',
    'Nora,nora@example.com,buyer',
    'Nora,nora@example.com,seller',
    'Tom,tom@example.com,buyer',
    'Tom,tom@example.com,',
    'Ana,ana@example.com,',
    'Ana,ANA@example.com,',
    'Cy,cy@,',
  )
  const checked = await checkImport(file)
  expect(checked).toMatchObject({
    people: { NEW: 1, UPDATED: 1, UNCHANGED: 1, SKIPPED: 0 },
    counts: { NEW: 1, UPDATED: 3, UNCHANGED: 3, SKIPPED: 0, INVALID: 1 },
  })
  expect(await checkImport(file, { onMatch: 'SKIP' })).toMatchObject({
    people: { NEW: 1, UPDATED: 0, UNCHANGED: 0, SKIPPED: 2 },
  })
  expect((await runImport(checked)).people).toMatchObject({ NEW: 1, UPDATED: 1 })
  expect(await checkImport(file)).toMatchObject({ people: { NEW: 0, UPDATED: 0, UNCHANGED: 3, SKIPPED: 0 } })
})

test('a person of several batches counts once', async ({ world }) => {
  const { checkImport } = await createAgencyWithImports(world)
  const others = Array.from({ length: 2000 }, (_, n) => `Person ${n},p${n}@example.com,`)
  const nora = (tag: string) => `Nora Field,nora@example.com,${tag}`
  const checked = await checkImport(toCsv('Name,Email,Tags', nora(''), ...others, nora('a'), ...others, nora('b')))
  expect(checked.people).toEqual({ NEW: 2001, UPDATED: 0, UNCHANGED: 0, SKIPPED: 0 })
}, 60_000)

test('a check and the run agree that a repeated row changes nothing, also in a later batch', async ({ world }) => {
  const { checkImport, runImport } = await createAgencyWithImports(world)
  const others = Array.from({ length: 2000 }, (_, n) => `Person ${n},p${n}@example.com,,,,`)
  const nora = 'Nora Field,nora@example.com,603-555-0142,buyer,"12 Oak Street, Dover, NH 03820",Met at the fair'
  const checked = await checkImport(toCsv('Name,Email,Phone,Tags,Address,Notes', nora, nora, ...others, nora))
  const counts = { NEW: 2001, UPDATED: 0, UNCHANGED: 2, SKIPPED: 0, INVALID: 0 }
  expect(checked.counts).toEqual(counts)
  expect((await runImport(checked)).counts).toEqual(counts)
}, 60_000)

test('a value that does not fit is left out and named with its row, and the person is imported', async ({ world }) => {
  const { agent, upload, runImport, listRows, listContacts } = await createAgencyWithImports(world)
  await agent.call('POST /agent/attributes', { body: { entity: 'CONTACT', label: 'Birthday', type: 'DATE' } })
  const { draft } = await upload(
    toCsv(
      'Name,Email,Phone,Birthday',
      'Nora Field,nora@example.com,603-555-0142,0/0/00',
      'Tom Reed,tom@example.com,ask Ana,--03-14',
      'Ana Lopez,ana@example.com,,7-Feb-2020',
      'Bo Berg,bo@example.com,,5/2/23',
      'Cy Dale,cy@,none,03/14',
    ),
  )
  const done = await runImport(draft)
  expect(done).toMatchObject({ counts: { NEW: 4, INVALID: 1 }, rowsWithDroppedValues: 2 })
  expect((await listContacts()).map(({ full_name, custom }) => [full_name, custom.birthday])).toEqual([
    ['Ana Lopez', '2020-02-07'],
    ['Bo Berg', '2023-05-02'],
    ['Nora Field', undefined],
    ['Tom Reed', '--03-14'],
  ])
  const dropped = await listRows(done, { hasDropped: 'true' })
  expect(dropped.map(({ row, dropped }) => [row, ...dropped])).toEqual([
    [2, 'Birthday: “0/0/00” is not a date'],
    [3, 'Phone: “ask Ana” is not a phone number'],
  ])
  const filters = JSON.stringify([{ key: 'custom.birthday', till: '2022-12-31' }])
  const { data } = await agent.call('GET /agent/contacts/search', { query: { filters } })
  expect(data.map(({ fullName }) => fullName)).toEqual(['Ana Lopez'])
})

test('the order of day and month is detected, or asked', async ({ world }) => {
  const { agent, upload, runImport, listContacts } = await createAgencyWithImports(world)
  await agent.call('POST /agent/attributes', { body: { entity: 'CONTACT', label: 'Birthday', type: 'DATE' } })
  const uploadDates = async (...dates: string[]) =>
    (await upload(toCsv('Email,Birthday', ...dates.map((date, n) => `p${n}@example.com,${date}`)))).draft
  expect((await uploadDates('3/14/1980', '1/2/1990')).dateOrder).toBe('MDY')
  expect((await uploadDates('1980-03-14')).dateOrder).toBeNull()
  expect((await uploadDates('14/3/1980', '1/2/1990')).dateOrder).toBe('DMY')
  const unsure = await uploadDates('1/2/1990')
  expect(unsure.dateOrder).toBe('UNSURE')
  await runImport(unsure, { dateOrder: 'DMY' })
  expect(await listContacts()).toMatchObject([{ custom: { birthday: '1990-02-01' } }])
})
