import { toImportFilePath } from '@gable/shared/imports/import.ts'
import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { createAgencyWithImports, defaultChoices } from '../testing/imports.ts'
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

describe('a file', () => {
  const people = 'Vorname;Name;E-Mail\r\nZoë;Müller;zoe@example.com\r\n'
  const toUtf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')
  test.for([
    ['UTF-8', Buffer.from(people), 'utf-8'],
    ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${people}`), 'utf-8'],
    ['UTF-16', toUtf16(people), 'utf-16le'],
    ['UTF-16, big endian', toUtf16(people).swap16(), 'utf-16be'],
    ['Windows-1252', Buffer.from(people, 'latin1'), 'windows-1252'],
  ] as const)('in %s is decoded correctly', async ([, bytes, encoding], { world }) => {
    const { upload } = await createAgencyWithImports(world)
    const { draft } = await upload(bytes)
    expect(draft.reading).toEqual({ encoding, separator: ';', hasHeader: true })
    expect(draft.headers).toEqual(['Vorname', 'Name', 'E-Mail'])
    expect(draft.samples).toEqual([['Zoë', 'Müller', 'zoe@example.com']])
    expect(draft.mapping).toEqual(['', 'fullName', 'email'])
  })

  test.for([
    [',', 'Name,Email'],
    [';', 'Name;Email'],
    ['\t', 'Name\tEmail'],
    ['|', 'Name|Email'],
  ] as const)('with %j as its separator is recognized', async ([separator, header], { world }) => {
    const { upload } = await createAgencyWithImports(world)
    const { draft } = await upload(toCsv(header, header.replace('Name', 'Nora').replace('Email', 'nora@example.com')))
    expect(draft.reading).toEqual({ encoding: 'utf-8', separator, hasHeader: true })
  })

  test('without a header is recognized, and its format can be changed', async ({ world }) => {
    const { agent, upload } = await createAgencyWithImports(world)
    const { draft } = await upload(toCsv('Nora Field,nora@example.com', 'Tom Reed,tom@example.com'))
    expect(draft).toMatchObject({ reading: { hasHeader: false }, headers: ['Column 1', 'Column 2'], mapping: ['', ''] })
    const body = { encoding: 'utf-8', separator: ';', hasHeader: true } as const
    const reread = await agent.call('PUT /agent/imports/:importId/reading', { params: { importId: draft._id }, body })
    expect(reread.headers).toEqual(['Nora Field,nora@example.com'])
  })

  test('keeps all rows after a quotation mark that is never closed', async ({ world }) => {
    const { runImport, listContacts } = await createAgencyWithImports(world)
    const done = await runImport(
      toCsv(
        'Name,Email',
        '"Nora Field,nora@example.com',
        'Tom Reed,tom@example.com',
        '"Ana',
        'Lopez",ana@example.com',
        '5" Pipe,pipe@example.com',
      ),
    )
    expect((await listContacts()).map(({ full_name }) => full_name)).toEqual([
      '5" Pipe',
      'Ana Lopez',
      'Nora Field',
      'Tom Reed',
    ])
    expect(done.counts.INVALID).toBe(0)
  })

  test('gets the last mapping of its headers, also as a file of rejected rows', async ({ world }) => {
    const { checkImport, upload, downloadRejectedRows } = await createAgencyWithImports(world)
    const first = await checkImport(toCsv('Who,Where', 'nora@example.com,603-555-0142', 'ana@,x'), {
      mapping: ['email', 'phone'],
    })
    const rejected = await downloadRejectedRows(first)
    expect(rejected).toEqual([
      ['Who', 'Where', 'Why it was not imported'],
      ['ana@', 'x', 'Email: “ana@” is not an email address. Phone: “x” is not a phone number'],
    ])
    const { draft } = await upload(rejected.map((cells) => cells.join(',')).join('\n'))
    expect(draft).toMatchObject({ isRemembered: true, mapping: ['email', 'phone', ''] })
  })

  test('cannot inject HTML or spreadsheet formulas', async ({ world }) => {
    const { checkImport, runImport, listContacts, downloadRejectedRows } = await createAgencyWithImports(world)
    const evil = '<img src=x onerror=alert(1)>'
    const done = await runImport(
      toCsv(
        'First Name,Last Name,Email,Tags,Source,Phone',
        `${evil},=1+1,a@example.com,"${evil}",@SUM(A1),`,
        `=cmd(),${evil},not an email,,,`,
      ),
    )
    expect(await listContacts()).toMatchObject([
      { first_name: evil, last_name: '=1+1', tags: [evil], source: '@SUM(A1)' },
    ])
    expect((await downloadRejectedRows(done))[1]?.[0]).toBe("'=cmd()")
    expect(await checkImport(toCsv('Name,Email', `${'x'.repeat(70)} y,long@example.com`))).toMatchObject({
      counts: { INVALID: 1 },
    })
  })

  test.for([
    ['empty', '', 'This file is empty'],
    [
      'a broken workbook',
      'PK\u0003\u0004rest',
      'This workbook could not be read. Please save it as .xlsx without a password, or as CSV, and choose that file.',
    ],
    [
      'an old workbook',
      '\u00d0\u00cf\u0011\u00e0rest',
      'This workbook is in an old format or has a password. Please save it as .xlsx or CSV first, and choose that file.',
    ],
    [
      'an image',
      '\u0089PNG\u0000\u0000\u0000',
      'This file is not text. Please choose a CSV file, an .xlsx workbook or a .vcf file.',
    ],
  ] as const)('that is %s is rejected at upload', async ([, bytes, message], { world }) => {
    const { upload } = await createAgencyWithImports(world)
    const { response } = await upload(Buffer.from(bytes, 'latin1'))
    expect(response.statusCode).toBe(422)
    expect(response.json().fields).toEqual({ file: message })
  })

  test('with a million rows is rejected as a whole, with the limit', async ({ world }) => {
    const { checkImport, listRows } = await createAgencyWithImports(world)
    const checked = await checkImport(`Name\n${'Nora\n'.repeat(1_000_000)}`, { mapping: ['fullName'] })
    expect(checked).toMatchObject({ state: 'FAILED', counts: { NEW: 0 } })
    expect(checked.problem).toBe(
      'This file has more than 250,000 rows. Please split it and import the parts one after another.',
    )
    expect(await listRows(checked)).toEqual([])
  })

  test('with many blank lines or line breaks in cells is limited by its rows', async ({ world }) => {
    const { checkImport } = await createAgencyWithImports(world)
    const checked = await checkImport(`Name\n"Nora\nField"\n${'\r\n'.repeat(126_000)}Tom\n`, { mapping: ['fullName'] })
    expect(checked).toMatchObject({ state: 'CHECKED', counts: { NEW: 2, INVALID: 0 } })
  })

  test('of another agency cannot be uploaded, viewed, imported or downloaded', async ({ world }) => {
    const [ours, theirs] = [await createAgencyWithImports(world), await createAgencyWithImports(world)]
    const checked = await ours.checkImport('Name,Email\nNora,nora@example.com\nAna,ana@\n')
    const params = { importId: checked._id }
    await expect(theirs.agent.call('GET /agent/imports/:importId', { params })).rejects.toMatchObject({
      code: 'not_found',
    })
    await expect(theirs.agent.call('GET /agent/imports/:importId/rows', { params })).rejects.toMatchObject({
      code: 'not_found',
    })
    await expect(theirs.agent.call('POST /agent/imports/:importId/start', { params })).rejects.toMatchObject({
      code: 'not_found',
    })
    const sent = await theirs.agent.send('PUT', toImportFilePath(checked._id), Buffer.from('x'), {
      'content-type': 'text/csv',
    })
    expect(sent.statusCode).toBe(404)
    const { url } = await ours.agent.call('POST /agent/imports/:importId/refused-link', { params })
    expect((await theirs.agent.send('GET', url)).statusCode).toBe(403)
    expect((await world.anonymous.send('GET', url)).statusCode).toBe(401)
    expect((await ours.agent.send('GET', `${url.slice(0, -2)}xx`)).statusCode).toBe(404)
    expect((await world.anonymous.send('PUT', toImportFilePath(checked._id), Buffer.from('x'))).statusCode).toBe(401)
  })

  test('needs a column that identifies people, and each field only once', async ({ world }) => {
    const { agent, upload } = await createAgencyWithImports(world)
    const { draft } = await upload(toCsv('Name,Email', 'Nora,nora@example.com'))
    const check = (mapping: string[]) =>
      agent.call('POST /agent/imports/:importId/check', {
        params: { importId: draft._id },
        body: { mapping, choices: defaultChoices },
      })
    await expect(check(['tags', ''])).rejects.toMatchObject({
      fields: { mapping: expect.stringContaining('which column') },
    })
    await expect(check(['fullName', 'fullName'])).rejects.toMatchObject({
      fields: { mapping: expect.stringContaining('same field') },
    })
    await expect(check(['custom.nothing', 'email'])).rejects.toMatchObject({ fields: { mapping: expect.any(String) } })
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
