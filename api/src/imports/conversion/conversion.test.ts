import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { parseCsv } from '../../testing/parse-csv.ts'
import { type Conversion, convertFile } from './convert-file.ts'

async function convert(kind: Conversion['kind'], bytes: string | Uint8Array) {
  const folder = await mkdtemp(join(tmpdir(), 'gable-conversion-'))
  const [source, target] = [join(folder, 'source'), join(folder, 'target')]
  try {
    await writeFile(source, bytes)
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
  expect((await convert('WORKBOOK', bomb)).problem).toContain('This workbook is too large')
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
