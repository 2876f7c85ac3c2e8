import { toImportFilePath } from '@gable/shared/imports/import.ts'
import { describe, expect } from 'vitest'
import { createAgencyWithImports, defaultChoices } from '../testing/imports.ts'
import { runJobs } from '../testing/jobs.ts'
import { test } from '../testing/world.ts'

const list = (...lines: string[]) => `${lines.join('\n')}\n`

describe('a list', () => {
  test('is checked without writing anybody, imported, undone and imported again', async ({ world }) => {
    const { agent, checkImport, undoImport, runImport, listRows, listContacts } = await createAgencyWithImports(world)
    await agent.call('POST /agent/contacts', {
      body: { firstName: 'Tom', lastName: 'Reed', emailId: 'tom@example.com', tags: ['Sphere'] },
    })
    const file = list(
      'First Name,Last Name,Email,Phone,Tags,Address',
      'Nora,Field,nora@example.com,(603) 555-0142,"buyer, VIP","12 Oak Street, Dover, NH 03820"',
      'Tom,Reed,TOM@example.com,603-555-0143,sphere,',
      'Ana,Lopez,ana@,,,',
      'Nora,Field,nora@example.com,6035550142,late,',
      ',,,,,',
      ',,,,only a tag,',
    )
    const looked = await checkImport(file, { tag: 'Spring list' })
    expect(looked).toMatchObject({ state: 'CHECKED', counts: { NEW: 1, UPDATED: 2, SKIPPED: 0, INVALID: 2 } })
    expect((await listRows(looked)).map(({ row, outcome, reason }) => [row, outcome, reason])).toEqual([
      [2, 'NEW', null],
      [3, 'UPDATED', null],
      [4, 'INVALID', 'Email: “ana@” is not an email address'],
      [5, 'UPDATED', 'The same person as in row 2'],
      [7, 'INVALID', 'Please enter a name, an email or a phone number'],
    ])
    expect(await listContacts()).toHaveLength(1)

    const done = await runImport(looked, { tag: 'Spring list' })
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

    const back = await undoImport(done)
    expect(back).toMatchObject({ state: 'UNDONE', restored: 2, leftAlone: 0 })
    expect(await listContacts()).toMatchObject([{ full_name: 'Tom Reed', phone: null, tags: ['Sphere'] }])
    expect(await runImport(back)).toMatchObject({ state: 'DONE', counts: { NEW: 1, UPDATED: 2 } })
    expect(await listContacts()).toHaveLength(2)
  })

  test('fills blanks, takes over the file or leaves contacts alone, as was chosen', async ({ world }) => {
    const { agent, runImport, listContacts } = await createAgencyWithImports(world)
    const add = (firstName: string) =>
      agent.call('POST /agent/contacts', { body: { firstName, emailId: `${firstName}@example.com`.toLowerCase() } })
    await add('Ann')
    const file = list('First Name,Last Name,Email', 'Anna,Hill,ann@example.com')
    expect(await runImport(file, { onMatch: 'SKIP' })).toMatchObject({ counts: { SKIPPED: 1 } })
    await runImport(file)
    expect(await listContacts()).toMatchObject([{ full_name: 'Ann Hill' }])
    await runImport(file, { onMatch: 'OVERWRITE' })
    expect(await listContacts()).toMatchObject([{ full_name: 'Anna Hill' }])
    expect(await runImport(file, { onMatch: 'OVERWRITE' })).toMatchObject({ counts: { SKIPPED: 1, UPDATED: 0 } })
  })

  test('never subscribes who is off, nor brings back who is archived', async ({ world }) => {
    const { agent, runImport, listContacts, listRows, accountId } = await createAgencyWithImports(world)
    await runImport(list('Name,Email', 'Off Now,off@example.com', 'Gone Now,gone@example.com'), { mayEmail: false })
    expect(await listContacts()).toMatchObject([{ unsubscribed_by: agent.agentId }, { unsubscribed_by: agent.agentId }])
    await world.owner.db
      .updateTable('contacts')
      .set({ archived_at: new Date() })
      .where('account_id', '=', accountId)
      .where('email', '=', 'gone@example.com')
      .execute()
    const again = await runImport(
      list('Name,Email,Phone', 'Off Now,off@example.com,603-555-0100', 'Gone Now,gone@example.com,603-555-0101'),
      { onMatch: 'OVERWRITE' },
    )
    expect((await listRows(again)).map(({ reason }) => reason)).toEqual([null, 'This contact is archived, and stays so'])
    expect((await listContacts())[1]).toMatchObject({ phone: '603-555-0100', unsubscribed_at: expect.any(Date) })
  })

  test('leaves alone on the way back who was changed since, and says who', async ({ world }) => {
    const { agent, runImport, undoImport, listRows, listContacts } = await createAgencyWithImports(world)
    const done = await runImport(list('Name,Email', 'Nora Field,nora@example.com', 'Tom Reed,tom@example.com'))
    const [nora] = await listContacts()
    await agent.call('PATCH /agent/contacts/:contactId', {
      params: { contactId: nora?.id ?? '' },
      body: { tags: ['VIP'] },
    })
    const back = await undoImport(done)
    expect(back).toMatchObject({ restored: 1, leftAlone: 1 })
    expect(await listRows(back, { isLeft: 'true' })).toMatchObject([
      { row: 2, name: 'Nora Field', leftBecause: 'CHANGED' },
    ])
    expect(await listContacts()).toMatchObject([{ full_name: 'Nora Field', tags: ['VIP'] }])
  })

  test('tells no webhook and writes to nobody', async ({ world }) => {
    const { agent, runImport, accountId } = await createAgencyWithImports(world)
    await agent.call('POST /agent/webhooks', {
      body: { url: 'https://crm.example/hook', eventTypes: ['contact.created', 'contact.updated'] },
    })
    await runImport(list('Name,Email', 'Nora Field,nora@example.com'))
    const told = world.owner.db.selectFrom('webhook_deliveries').selectAll().where('account_id', '=', accountId)
    expect(await told.execute()).toEqual([])
  })

  test('whose process dies is taken over where it was, and nobody comes in twice', async ({ world }) => {
    const { agent, checkImport, listContacts, getImport, accountId } = await createAgencyWithImports(world)
    const many = Array.from({ length: 4500 }, (_, n) => `Person ${n},p${n}@example.com`)
    const looked = await checkImport(list('Name,Email', ...many))
    await agent.call('POST /agent/imports/:importId/start', { params: { importId: looked._id } })
    const dying = new AbortController()
    let batches = 0
    const signal = Object.assign(dying.signal, {
      throwIfAborted: () => {
        if (++batches > 1) throw new Error('The process is gone')
      },
    })
    await expect(runJobs(world, accountId, signal)).rejects.toThrow('The process is gone')
    expect(await listContacts()).toHaveLength(2000)
    expect(await getImport(looked._id)).toMatchObject({ state: 'IMPORTING' })
    await runJobs(world, accountId)
    expect(await getImport(looked._id)).toMatchObject({ state: 'DONE', counts: { NEW: 4500 } })
    expect(await listContacts()).toHaveLength(4500)
  }, 60_000)

  test('that is stopped keeps who came in by then', async ({ world }) => {
    const { agent, checkImport, listContacts, accountId, getImport, undoImport } = await createAgencyWithImports(world)
    const looked = await checkImport(list('Name,Email', 'Nora Field,nora@example.com'))
    const params = { importId: looked._id }
    await agent.call('POST /agent/imports/:importId/start', { params })
    expect(await agent.call('POST /agent/imports/:importId/cancelled', { params })).toMatchObject({
      state: 'CANCELLED',
    })
    await runJobs(world, accountId)
    expect(await listContacts()).toEqual([])
    expect(await getImport(looked._id)).toMatchObject({ state: 'CANCELLED' })
    expect(await undoImport(looked)).toMatchObject({ state: 'UNDONE', restored: 0 })
  })
})

describe('a file', () => {
  const people = 'Vorname;Name;E-Mail\r\nZoë;Müller;zoe@example.com\r\n'
  const wide = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')
  test.for([
    ['UTF-8', Buffer.from(people), 'utf-8'],
    ['UTF-8 with its mark', Buffer.from(`\ufeff${people}`), 'utf-8'],
    ['UTF-16', wide(people), 'utf-16le'],
    ['UTF-16, the other way round', wide(people).swap16(), 'utf-16be'],
    ['Windows-1252', Buffer.from(people, 'latin1'), 'windows-1252'],
  ] as const)('in %s is read as it was meant', async ([, bytes, encoding], { world }) => {
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
  ] as const)('with %j between its cells is known by that', async ([separator, header], { world }) => {
    const { upload } = await createAgencyWithImports(world)
    const { draft } = await upload(list(header, header.replace('Name', 'Nora').replace('Email', 'nora@example.com')))
    expect(draft.reading).toEqual({ encoding: 'utf-8', separator, hasHeader: true })
  })

  test('without a header says so, and can be read in another way', async ({ world }) => {
    const { agent, upload } = await createAgencyWithImports(world)
    const { draft } = await upload(list('Nora Field,nora@example.com', 'Tom Reed,tom@example.com'))
    expect(draft).toMatchObject({ reading: { hasHeader: false }, headers: ['Column 1', 'Column 2'], mapping: ['', ''] })
    const body = { encoding: 'utf-8', separator: ';', hasHeader: true } as const
    const other = await agent.call('PUT /agent/imports/:importId/reading', { params: { importId: draft._id }, body })
    expect(other.headers).toEqual(['Nora Field,nora@example.com'])
  })

  test('loses nobody to a quotation mark that is never closed', async ({ world }) => {
    const { runImport, listContacts } = await createAgencyWithImports(world)
    const done = await runImport(
      list(
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

  test('is remembered by its headers, also when it comes back with what was refused', async ({ world }) => {
    const { checkImport, upload, downloadRefusedRows } = await createAgencyWithImports(world)
    const first = await checkImport(list('Who,Where', 'nora@example.com,603-555-0142', 'ana@,x'), {
      mapping: ['email', 'phone'],
    })
    const refused = await downloadRefusedRows(first)
    expect(refused).toEqual([
      ['Who', 'Where', 'Why it was not imported'],
      ['ana@', 'x', 'Email: “ana@” is not an email address. Phone: “x” is not a phone number'],
    ])
    const { draft } = await upload(refused.map((cells) => cells.join(',')).join('\n'))
    expect(draft).toMatchObject({ isRemembered: true, mapping: ['email', 'phone', ''] })
  })

  test('holds nobody by what it says, neither on our screens nor in the spreadsheet that gets it back', async ({
    world,
  }) => {
    const { checkImport, runImport, listContacts, downloadRefusedRows } = await createAgencyWithImports(world)
    const evil = '<img src=x onerror=alert(1)>'
    const done = await runImport(
      list(
        'First Name,Last Name,Email,Tags,Source,Phone',
        `${evil},=1+1,a@example.com,"${evil}",@SUM(A1),`,
        `=cmd(),${evil},not an email,,,`,
      ),
    )
    expect(await listContacts()).toMatchObject([{ first_name: evil, last_name: '=1+1', tags: [evil], source: '@SUM(A1)' }])
    expect((await downloadRefusedRows(done))[1]?.[0]).toBe("'=cmd()")
    expect(await checkImport(list('Name,Email', `${'x'.repeat(70)} y,long@example.com`))).toMatchObject({
      counts: { INVALID: 1 },
    })
  })

  test.for([
    ['nothing', '', 'This file is empty'],
    ['a workbook', 'PK\u0003\u0004rest', 'This is a workbook. Please save it as CSV first, and choose that file.'],
    ['a picture', '\u0089PNG\u0000\u0000\u0000', 'This file is not text. Please choose a CSV file.'],
  ] as const)('that is %s is refused at once', async ([, bytes, message], { world }) => {
    const { upload } = await createAgencyWithImports(world)
    const { response } = await upload(Buffer.from(bytes, 'latin1'))
    expect(response.statusCode).toBe(422)
    expect(response.json().fields).toEqual({ file: message })
  })

  test('of a million rows is refused before any of them is kept, and said how many may be', async ({ world }) => {
    const { checkImport, listRows } = await createAgencyWithImports(world)
    const looked = await checkImport(`Name\n${'Nora\n'.repeat(1_000_000)}`, { mapping: ['fullName'] })
    expect(looked).toMatchObject({ state: 'FAILED', counts: { NEW: 0 } })
    expect(looked.problem).toBe(
      'This file has more than 250,000 rows. Please split it and import the parts one after another.',
    )
    expect(await listRows(looked)).toEqual([])
  })

  test('of many blank or broken lines is counted by its rows', async ({ world }) => {
    const { checkImport } = await createAgencyWithImports(world)
    const looked = await checkImport(`Name\n"Nora\nField"\n${'\r\n'.repeat(126_000)}Tom\n`, { mapping: ['fullName'] })
    expect(looked).toMatchObject({ state: 'CHECKED', counts: { NEW: 2, INVALID: 0 } })
  })

  test('of another agency cannot be sent, seen, checked or downloaded', async ({ world }) => {
    const [ours, theirs] = [await createAgencyWithImports(world), await createAgencyWithImports(world)]
    const list = await ours.checkImport('Name,Email\nNora,nora@example.com\nAna,ana@\n')
    const params = { importId: list._id }
    await expect(theirs.agent.call('GET /agent/imports/:importId', { params })).rejects.toMatchObject({
      code: 'not_found',
    })
    await expect(theirs.agent.call('GET /agent/imports/:importId/rows', { params })).rejects.toMatchObject({
      code: 'not_found',
    })
    await expect(theirs.agent.call('POST /agent/imports/:importId/start', { params })).rejects.toMatchObject({
      code: 'not_found',
    })
    const sent = await theirs.agent.send('PUT', toImportFilePath(list._id), Buffer.from('x'), {
      'content-type': 'text/csv',
    })
    expect(sent.statusCode).toBe(404)
    const { url } = await ours.agent.call('POST /agent/imports/:importId/refused-link', { params })
    expect((await theirs.agent.send('GET', url)).statusCode).toBe(403)
    expect((await world.anonymous.send('GET', url)).statusCode).toBe(401)
    expect((await ours.agent.send('GET', `${url.slice(0, -2)}xx`)).statusCode).toBe(404)
    expect((await world.anonymous.send('PUT', toImportFilePath(list._id), Buffer.from('x'))).statusCode).toBe(401)
  })

  test('needs a column to know people by, and each field only once', async ({ world }) => {
    const { agent, upload } = await createAgencyWithImports(world)
    const { draft } = await upload(list('Name,Email', 'Nora,nora@example.com'))
    const check = (mapping: string[]) =>
      agent.call('POST /agent/imports/:importId/check', { params: { importId: draft._id }, body: { mapping, choices: defaultChoices } })
    await expect(check(['tags', ''])).rejects.toMatchObject({
      fields: { mapping: expect.stringContaining('which column') },
    })
    await expect(check(['fullName', 'fullName'])).rejects.toMatchObject({
      fields: { mapping: expect.stringContaining('same field') },
    })
    await expect(check(['custom.nothing', 'email'])).rejects.toMatchObject({ fields: { mapping: expect.any(String) } })
  })
})
