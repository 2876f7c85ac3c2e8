import { toImportFilePath } from '@gable/shared/imports/import.ts'
import { describe, expect } from 'vitest'
import { createAgencyWithImports, defaultChoices } from '../testing/imports.ts'
import { test } from '../testing/world.ts'

const toCsv = (...lines: string[]) => `${lines.join('\n')}\n`

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
