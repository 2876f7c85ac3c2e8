import { createWriteStream } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, test } from 'vitest'
import { ZipWriter } from '../../exports/zip-writer.ts'
import { parseCsv } from '../../testing/parse-csv.ts'
import { type Conversion, convertFile } from './convert-file.ts'

async function convert(kind: Conversion['kind'], bytes: string | Uint8Array | Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'gable-conversion-'))
  const [source, target] = [join(folder, 'source'), join(folder, 'target')]
  try {
    if (typeof bytes === 'string' || bytes instanceof Uint8Array) await writeFile(source, bytes)
    else await writeZip(source, bytes)
    const problem = await convertFile({ kind, source, target, encoding: 'utf-8' })
    const text = problem ? '' : await readFile(target, 'utf8')
    return { problem, text, lines: parseCsv(text) }
  } finally {
    await rm(folder, { recursive: true })
  }
}

test('a workbook becomes the lines of its first sheet that has any, with blank rows', async () => {
  const bytes = await writeXlsx({
    sheets: [
      { name: 'Empty', rows: [] },
      {
        name: 'Contacts',
        rows: [
          ['Name', 'ZIP', 'Birthday', 'Phone', 'VIP'],
          ['Nora, Field', 4114, new Date(Date.UTC(1980, 2, 14)), '603-555-0142', true],
          [],
          ['=cmd()', null, null, null, false],
        ],
      },
    ],
  })
  expect((await convert('WORKBOOK', bytes)).text.split('\r\n')).toEqual([
    'Name,ZIP,Birthday,Phone,VIP',
    '"Nora, Field",4114,1980-03-14,603-555-0142,true',
    '',
    "'=cmd(),,,,false",
    '',
  ])
})

const tooLarge = 'This file is too large. Please save it as CSV, and choose that file.'

test('a workbook that is broken, empty or unpacks to gigabytes is refused', async () => {
  const unreadable =
    'This workbook could not be read. Please save it as .xlsx without a password, or as CSV, and choose that file.'
  expect((await convert('WORKBOOK', 'PK\u0003\u0004rest')).problem).toBe(unreadable)
  const empty = await writeXlsx({ sheets: [{ name: 'Empty', rows: [] }] })
  expect((await convert('WORKBOOK', empty)).problem).toBe('This workbook is empty')
  const bomb = Buffer.from(await writeXlsx({ sheets: [{ name: 'People', rows: [['Name'], ['Nora']] }] }))
  const declareSize = (size: number) => {
    for (let entry = bomb.indexOf('PK\u0001\u0002'); entry !== -1; entry = bomb.indexOf('PK\u0001\u0002', entry + 1))
      bomb.writeUInt32LE(size, entry + 24)
  }
  declareSize(2_000_000_000)
  expect((await convert('WORKBOOK', bomb)).problem).toBe(tooLarge)
  declareSize(0)
  expect((await convert('WORKBOOK', bomb)).problem).toBe(unreadable)
})

test('contact cards of phones and address books become lines', async () => {
  const cards = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    'N:Field;Nora;Jane;;',
    'FN:Nora Jane Field',
    'item1.EMAIL;type=INTERNET;type=WORK:nora@work.example',
    'EMAIL;type=INTERNET;type=HOME;type=pref:nora@example.com',
    'TEL;TYPE="work,fax":(603) 555-0140',
    'TEL;VALUE=uri;TYPE="work,voice":tel:+1-603-555-0143',
    'TEL;type=CELL:(603) 555-0142',
    'ORG:Smith\\, Jones;Sales',
    'TITLE:Broker',
    'item2.ADR;type=HOME;type=pref:;Apt 4;12 Oak Road;Bath;Maine;4530;USA',
    'ADR;type=WORK:;;1 Mill St;Dover;NH;03820;USA',
    'BDAY;X-APPLE-OMIT-YEAR=1604:1604-03-14',
    'CATEGORIES:Past Client,Smith\\, Jones',
    'NOTE:Has two dogs\\, and',
    '  a garden\\nCalls on Mondays',
    'PHOTO;ENCODING=b;TYPE=JPEG:/9j/4AAQSkZJRgABAQ',
    ' AAAQABAAD',
    'END:VCARD',
    'BEGIN:VCARD',
    'VERSION:2.1',
    'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:M=C3=BCller;Zo=C3=',
    '=AB;;;',
    'TEL;CELL:6035550144',
    'END:VCARD',
  ].join('\r\n')
  expect((await convert('CARDS', cards)).lines).toEqual([
    [
      'First Name',
      'Last Name',
      'Full Name',
      'Email',
      'Phone',
      'Street',
      'City',
      'State',
      'ZIP',
      'Tags',
      'Birthday',
      'Company',
      'Job Title',
      'Note',
      'Other Details',
    ],
    [
      'Nora Jane',
      'Field',
      'Nora Jane Field',
      'nora@example.com; nora@work.example',
      '(603) 555-0142; +1-603-555-0143',
      '12 Oak Road Apt 4',
      'Bath',
      'Maine',
      '4530',
      'Past Client; "Smith, Jones"',
      '1604-03-14',
      'Smith, Jones, Sales',
      'Broker',
      'Has two dogs, and a garden\nCalls on Mondays',
      [
        'Company: Smith, Jones, Sales',
        'Job Title: Broker',
        'Work email: nora@work.example',
        'Home email: nora@example.com',
        'Fax: (603) 555-0140',
        'Work phone: +1-603-555-0143',
        'Cell: (603) 555-0142',
      ].join('\n'),
    ],
    ['Zoë', 'Müller', '', '', '6035550144', '', '', '', '', '', '', '', '', '', ''],
  ])
  expect((await convert('CARDS', 'BEGIN:VCARD\n')).problem).toBe('This file has no contact cards')
})

describe('a hostile file', () => {
  const createSheet = (rows: string, sharedText = '') => ({
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    '_rels/.rels': relationships(['officeDocument', 'xl/workbook.xml']),
    'xl/workbook.xml': `<workbook ${sheetNamespaces}><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationships(
      ['worksheet', 'worksheets/sheet1.xml'],
      ['sharedStrings', 'sharedStrings.xml'],
    ),
    'xl/worksheets/sheet1.xml': `<worksheet ${sheetNamespaces}><sheetData>${rows}</sheetData></worksheet>`,
    'xl/sharedStrings.xml': `<sst ${sheetNamespaces}><si><t>${sharedText}</t></si></sst>`,
  })

  test('of kilobytes does not become gigabytes', async () => {
    const row = `<row>${'<c t="s"><v>0</v></c>'.repeat(100)}</row>`
    const { problem, lines } = await convert('WORKBOOK', createSheet(row, 'a'.repeat(1_000_000)))
    expect([problem, lines[0]?.length, lines[0]?.[99]?.length]).toEqual([undefined, 100, 10_001])
    expect((await convert('WORKBOOK', createSheet(row.repeat(150), 'a'.repeat(1_000_000)))).problem).toBe(tooLarge)
  })

  test.for(['<row r="5">X</row><row r="1">X</row>', '<row r="-5">X</row>'])(
    'whose rows are in the wrong order is refused: %s',
    async (rows) => {
      const cell = '<c t="inlineStr"><is><t>Nora</t></is></c>'
      const { problem } = await convert('WORKBOOK', createSheet(rows.replaceAll('X', cell)))
      expect(problem).toContain('This workbook could not be read')
    },
  )

  test.for([
    ['notes', 'NOTE:a\n'],
    ['phone numbers', 'TEL;WORK:1\n'],
    ['tags', `CATEGORIES:${'a,'.repeat(49_000)}\n`],
    ['parts of a line', `NOTE:a\n${' a\n'.repeat(90_000)}`],
    ['soft line breaks', `NOTE;QUOTED-PRINTABLE:a=\n${'a=\n'.repeat(90_000)}\n`],
  ] satisfies [string, string][])('takes no longer than its size: a card of %s', async ([_, lines]) => {
    const card = `BEGIN:VCARD\n${lines.repeat(Math.ceil(500_000 / lines.length))}END:VCARD\n`
    const started = process.cpuUsage()
    const { problem } = await convert('CARDS', card)
    expect(problem).toBeUndefined()
    // Below a second; a quadratic step takes ten seconds and more.
    expect(process.cpuUsage(started).user).toBeLessThan(3_000_000)
  })

  test('has its text cut where no field is that long', async () => {
    const { lines } = await convert('CARDS', `BEGIN:VCARD\n${'NOTE:a\n'.repeat(20_000)}END:VCARD\n`)
    expect(lines[1]?.[13]).toHaveLength(10_001)
  })
})

const sheetNamespaces =
  'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"'

const relationships = (...targets: [type: string, target: string][]) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${targets
    .map(
      ([type, target], index) =>
        `<Relationship Id="rId${index + 1}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`

async function writeZip(path: string, files: Record<string, string>) {
  const zip = new ZipWriter(createWriteStream(path))
  for (const [name, text] of Object.entries(files)) await zip.add(name, Readable.from([text]))
  await zip.end()
}
