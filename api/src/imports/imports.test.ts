import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { createAgencyWithImports } from '../testing/imports.ts'
import { runJobs } from '../testing/jobs.ts'
import { test, type World } from '../testing/world.ts'

const toCsv = (...lines: string[]) => `${lines.join('\n')}\n`

/** Runs jobs like a process that dies after the first batch. */
async function runJobsUntilSecondBatch(world: World, accountId: string) {
  let batches = 0
  const signal = Object.assign(new AbortController().signal, {
    throwIfAborted: () => {
      if (++batches > 1) throw new Error('The process died')
    },
  })
  await expect(runJobs(world, accountId, signal)).rejects.toThrow('The process died')
}

describe('an import', () => {
  test('is checked without changing contacts, imported, undone and imported again', async ({ world }) => {
    const { agent, checkImport, undoImport, runImport, listRows, listContacts } = await createAgencyWithImports(world)
    await agent.call('POST /agent/contacts', {
      body: { firstName: 'Tom', lastName: 'Reed', emailId: 'tom@example.com', tags: ['Sphere'] },
    })
    const file = toCsv(
      'First Name,Last Name,Email,Phone,Tags,Address',
      'Nora,Field,nora@example.com,(603) 555-0142,"buyer, VIP","12 Oak Street, Dover, NH 03820"',
      'Tom,Reed,TOM@example.com,603-555-0143,sphere,',
      'Ana,Lopez,ana@,,,',
      'Nora,Field,nora@example.com,6035550142,late,',
      ',,,,,',
      ',,,,only a tag,',
    )
    const checked = await checkImport(file, { tag: 'Spring list' })
    expect(checked).toMatchObject({ state: 'CHECKED', counts: { NEW: 1, UPDATED: 2, SKIPPED: 0, INVALID: 2 } })
    expect((await listRows(checked)).map(({ row, outcome, reason }) => [row, outcome, reason])).toEqual([
      [2, 'NEW', null],
      [3, 'UPDATED', null],
      [4, 'INVALID', 'Email: “ana@” is not an email address'],
      [5, 'UPDATED', 'The same person as in row 2'],
      [7, 'INVALID', 'Please enter a name, an email or a phone number'],
    ])
    expect(await listContacts()).toHaveLength(1)

    const done = await runImport(checked, { tag: 'Spring list' })
    expect(done).toMatchObject({ state: 'DONE', counts: { NEW: 1, UPDATED: 2, SKIPPED: 0, INVALID: 2 }, progress: 1 })
    expect(await listContacts()).toMatchObject([
      {
        full_name: 'Nora Field',
        email: 'nora@example.com',
        tags: ['buyer', 'VIP', 'Spring list', 'late'],
        source: 'Import',
      },
      { full_name: 'Tom Reed', phone: '603-555-0143', tags: ['Sphere', 'Spring list'] },
    ])
    const { data: found } = await agent.call('GET /agent/contacts/search', { query: { search: 'oak street' } })
    expect(found).toMatchObject([
      { fullName: 'Nora Field', properties: [{ fullAddress: '12 Oak Street, Dover, NH 03820' }] },
    ])

    const undone = await undoImport(done)
    expect(undone).toMatchObject({ state: 'UNDONE', restored: 2, leftAlone: 0 })
    expect(await listContacts()).toMatchObject([{ full_name: 'Tom Reed', phone: null, tags: ['Sphere'] }])
    expect(await runImport(undone)).toMatchObject({ state: 'DONE', counts: { NEW: 1, UPDATED: 2 } })
    expect(await listContacts()).toHaveLength(2)
  })

  test('fills blanks, overwrites or skips existing contacts, as the agent chose', async ({ world }) => {
    const { agent, runImport, listContacts } = await createAgencyWithImports(world)
    const add = (firstName: string) =>
      agent.call('POST /agent/contacts', { body: { firstName, emailId: `${firstName}@example.com`.toLowerCase() } })
    await add('Ann')
    const file = toCsv('First Name,Last Name,Email', 'Anna,Hill,ann@example.com')
    expect(await runImport(file, { onMatch: 'SKIP' })).toMatchObject({ counts: { SKIPPED: 1 } })
    await runImport(file)
    expect(await listContacts()).toMatchObject([{ full_name: 'Ann Hill' }])
    await runImport(file, { onMatch: 'OVERWRITE' })
    expect(await listContacts()).toMatchObject([{ full_name: 'Anna Hill' }])
    expect(await runImport(file, { onMatch: 'OVERWRITE' })).toMatchObject({ counts: { UNCHANGED: 1, UPDATED: 0 } })
  })

  test('never subscribes an unsubscribed contact or restores an archived one', async ({ world }) => {
    const { agent, runImport, listContacts, listRows, accountId } = await createAgencyWithImports(world)
    await runImport(toCsv('Name,Email', 'Off Now,off@example.com', 'Gone Now,gone@example.com'), { mayEmail: false })
    expect(await listContacts()).toMatchObject([{ unsubscribed_by: agent.agentId }, { unsubscribed_by: agent.agentId }])
    await world.owner.db
      .updateTable('contacts')
      .set({ archived_at: new Date() })
      .where('account_id', '=', accountId)
      .where('email', '=', 'gone@example.com')
      .execute()
    const again = await runImport(
      toCsv('Name,Email,Phone', 'Off Now,off@example.com,603-555-0100', 'Gone Now,gone@example.com,603-555-0101'),
      { onMatch: 'OVERWRITE' },
    )
    expect((await listRows(again)).map(({ reason }) => reason)).toEqual([null, 'This contact is archived'])
    expect((await listContacts())[1]).toMatchObject({ phone: '603-555-0100', unsubscribed_at: expect.any(Date) })
  })

  test('skips contacts that changed since when it is undone, and lists them', async ({ world }) => {
    const { agent, runImport, undoImport, listRows, listContacts } = await createAgencyWithImports(world)
    const done = await runImport(toCsv('Name,Email', 'Nora Field,nora@example.com', 'Tom Reed,tom@example.com'))
    const [nora] = await listContacts()
    await agent.call('PATCH /agent/contacts/:contactId', {
      params: { contactId: nora?.id ?? '' },
      body: { tags: ['VIP'] },
    })
    const undone = await undoImport(done)
    expect(undone).toMatchObject({ restored: 1, leftAlone: 1 })
    expect(await listRows(undone, { isLeft: 'true' })).toMatchObject([
      { row: 2, name: 'Nora Field', leftBecause: 'CHANGED' },
    ])
    expect(await listContacts()).toMatchObject([{ full_name: 'Nora Field', tags: ['VIP'] }])
  })

  test('publishes no webhook events', async ({ world }) => {
    const { agent, runImport, accountId } = await createAgencyWithImports(world)
    await agent.call('POST /agent/webhooks', {
      body: { url: 'https://crm.example/hook', eventTypes: ['contact.created', 'contact.updated'] },
    })
    await runImport(toCsv('Name,Email', 'Nora Field,nora@example.com'))
    const deliveries = world.owner.db.selectFrom('webhook_deliveries').selectAll().where('account_id', '=', accountId)
    expect(await deliveries.execute()).toEqual([])
  })

  test('continues without duplicates after its process dies', async ({ world }) => {
    const { agent, checkImport, listContacts, getImport, accountId } = await createAgencyWithImports(world)
    const many = Array.from({ length: 4500 }, (_, n) => `Person ${n},p${n}@example.com`)
    const checked = await checkImport(toCsv('Name,Email', ...many))
    await agent.call('POST /agent/imports/:importId/start', { params: { importId: checked._id } })
    await runJobsUntilSecondBatch(world, accountId)
    expect(await listContacts()).toHaveLength(2000)
    expect(await getImport(checked._id)).toMatchObject({ state: 'IMPORTING' })
    await runJobs(world, accountId)
    expect(await getImport(checked._id)).toMatchObject({ state: 'DONE', counts: { NEW: 4500 } })
    expect(await listContacts()).toHaveLength(4500)
  }, 60_000)

  test('that is stopped shows what it has imported, and continues with the rest', async ({ world }) => {
    const { agent, checkImport, listContacts, getImport, listRows, undoImport, accountId } =
      await createAgencyWithImports(world)
    const many = Array.from({ length: 2500 }, (_, n) => `Person ${n},p${n}@example.com`)
    const checked = await checkImport(toCsv('Name,Email', ...many, 'Bad,ana@'))
    const params = { importId: checked._id }
    await agent.call('POST /agent/imports/:importId/start', { params })
    const stop = async () => agent.call('POST /agent/imports/:importId/cancelled', { params })
    await runJobsUntilSecondBatch(world, accountId)
    const stopped = await stop()
    expect(stopped).toMatchObject({ state: 'CANCELLED', counts: { NEW: 2000, INVALID: 1 }, remaining: 500 })
    expect(await listRows(stopped, { isRemaining: 'true', pageSize: 1 })).toMatchObject([
      { row: 2002, isRemaining: true, contactId: null },
    ])
    const [imported] = await listRows(stopped, { outcome: 'NEW', page: 2000, pageSize: 1 })
    expect(imported).toMatchObject({ row: 2001, isRemaining: false })
    expect(await listRows(stopped, { outcome: 'NEW', page: 2001, pageSize: 1 })).toEqual([])

    const continued = await agent.call('POST /agent/imports/:importId/continued', { params })
    expect(continued).toMatchObject({ state: 'IMPORTING', progress: 0.8, counts: { NEW: 2500 }, remaining: 0 })
    await expect(agent.call('POST /agent/imports/:importId/continued', { params })).rejects.toMatchObject({
      code: 'conflict',
    })
    await runJobs(world, accountId)
    const done = await getImport(checked._id)
    expect(done).toMatchObject({ state: 'DONE', counts: { NEW: 2500, INVALID: 1 }, remaining: 0 })
    expect(await listContacts()).toHaveLength(2500)
    expect(await undoImport(done)).toMatchObject({ restored: 2500, leftAlone: 0 })
    expect(await listContacts()).toEqual([])
  }, 60_000)

  test('that is stopped cannot continue after its file was deleted', async ({ world }) => {
    const { agent, checkImport, accountId } = await createAgencyWithImports(world)
    const params = { importId: (await checkImport(toCsv('Name,Email', 'Nora,nora@example.com')))._id }
    await agent.call('POST /agent/imports/:importId/start', { params })
    await agent.call('POST /agent/imports/:importId/cancelled', { params })
    await world.owner.db.updateTable('imports').set({ has_file: false }).where('account_id', '=', accountId).execute()
    await expect(agent.call('POST /agent/imports/:importId/continued', { params })).rejects.toMatchObject({
      code: 'conflict',
      message: 'The file has been deleted. Please upload it again.',
    })
  })

  test('that is stopped imports no more rows, and can be undone', async ({ world }) => {
    const { agent, checkImport, listContacts, accountId, getImport, undoImport } = await createAgencyWithImports(world)
    const checked = await checkImport(toCsv('Name,Email', 'Nora Field,nora@example.com'))
    const params = { importId: checked._id }
    await agent.call('POST /agent/imports/:importId/start', { params })
    expect(await agent.call('POST /agent/imports/:importId/cancelled', { params })).toMatchObject({
      state: 'CANCELLED',
    })
    await runJobs(world, accountId)
    expect(await listContacts()).toEqual([])
    expect(await getImport(checked._id)).toMatchObject({ state: 'CANCELLED' })
    expect(await undoImport(checked)).toMatchObject({ state: 'UNDONE', restored: 0 })
  })
})

test('a number that thousands of contacts share hides no match', async ({ world }) => {
  const { accountId, checkImport, listRows } = await createAgencyWithImports(world)
  const insertPeople = (firstName: string, lastName: string, phone: string, count: number) =>
    sql`
      insert into contacts (account_id, id, first_name, last_name, phone, source)
      select ${accountId}, gen_random_uuid(), ${firstName}, ${lastName} || ' ' || n, ${phone}, 'Import'
      from generate_series(1, ${count}::int) n`.execute(world.owner.db)
  await insertPeople('Clerk', 'Office', '603-555-0100', 5100)
  await insertPeople('Nora', 'Field', '603-555-0100', 1)
  await insertPeople('Tom', 'Reed', '603-555-0101', 1)
  const checked = await checkImport(
    toCsv(
      'First Name,Last Name,Phone,Tags',
      'Nora,Field 1,(603) 555-0100,a',
      'Tom,Reed 1,+1 603 555 0101,a',
      'Clerk,Office 5100,603.555.0100,a',
      'Clerk,Office 9999,6035550100,a',
    ),
  )
  expect((await listRows(checked)).map(({ outcome }) => outcome)).toEqual(['UPDATED', 'UPDATED', 'UPDATED', 'NEW'])
}, 60_000)
