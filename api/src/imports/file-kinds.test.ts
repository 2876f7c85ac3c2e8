import { writeXlsx } from 'hucre/xlsx'
import { describe, expect } from 'vitest'
import { createAgencyWithImports } from '../testing/imports.ts'
import { test } from '../testing/world.ts'

describe('a file', () => {
  test('that is an Excel workbook is imported', async ({ world }) => {
    const { upload, runImport, listContacts, listRows } = await createAgencyWithImports(world)
    const rows = [
      ['First Name', 'Email', 'Phone', 'Street', 'City', 'State', 'Zip'],
      ['Nora', 'nora@example.com', 6035550142, '12 Oak Road', 'Bath', 'Maine', 4530],
      [],
      ['Tom', 'tom@', null, null, null, null, null],
    ]
    const { draft } = await upload(Buffer.from(await writeXlsx({ sheets: [{ name: 'People', rows }] })), 'people.xlsx')
    expect(draft).toMatchObject({ fileKind: 'WORKBOOK', fileName: 'people.xlsx', headers: rows[0] })
    const done = await runImport(draft)
    expect(done.counts).toMatchObject({ NEW: 1, INVALID: 1 })
    expect((await listRows(done)).map(({ row }) => row)).toEqual([2, 4])
    expect(await listContacts()).toMatchObject([{ first_name: 'Nora', phone: '6035550142' }])
  })

  test('of contact cards is imported, with the birthday', async ({ world }) => {
    const { agent, upload, runImport, listContacts } = await createAgencyWithImports(world)
    await agent.call('POST /agent/attributes', { body: { entity: 'CONTACT', label: 'Birthday', type: 'DATE' } })
    const cards = [
      'BEGIN:VCARD',
      'VERSION:3.0',
      'N:Field;Nora;;;',
      'EMAIL;TYPE=home:nora@example.com',
      'EMAIL;TYPE=work:nora@work.example',
      'TEL:603-555-0142',
      'ADR:;;12 Oak Road;Bath;Maine;4530;',
      'BDAY:--0314',
      'CATEGORIES:Past Client',
      'ORG:Mill Street Bakery',
      'END:VCARD',
    ]
    const { draft } = await upload(cards.join('\r\n'), 'people.vcf')
    expect(draft.fileKind).toBe('CARDS')
    await runImport(draft)
    const [nora] = await listContacts()
    expect(nora).toMatchObject({ full_name: 'Nora Field', tags: ['Past Client'], custom: { birthday: '--03-14' } })
    const contact = await agent.call('GET /agent/contacts/:contactId', { params: { contactId: nora?.id ?? '' } })
    expect(contact.emails).toEqual(['nora@example.com', 'nora@work.example'])
    expect(contact.properties).toMatchObject([{ fullAddress: '12 Oak Road, Bath, ME 04530' }])
    const tags = [{ type: 'CONTACT_ID' as const, value: contact._id }]
    const notes = await agent.call('POST /agent/changelog/search', { body: { tags, eventGroups: ['NOTES'] } })
    expect(notes.data.map(({ detail }) => detail.text)).toEqual([
      expect.stringMatching(
        /Company: Mill Street Bakery\s+Home email: nora@example.com\s+Work email: nora@work.example/,
      ),
    ])
  })

  test('is converted only while no other one of the account is', async ({ world }) => {
    const { upload } = await createAgencyWithImports(world)
    const cards = 'BEGIN:VCARD\nN:Field;Nora\nEND:VCARD\n'.repeat(1000)
    const uploads = await Promise.all([1, 2, 3].map(() => upload(cards, 'people.vcf')))
    expect(uploads.map(({ response }) => response.statusCode).sort()).toEqual([200, 409, 409])
    expect((await upload(cards, 'people.vcf')).response.statusCode).toBe(200)
  })

  test('may have 1,000 columns, and the number of columns is known before the check', async ({ world }) => {
    const { upload, runImport } = await createAgencyWithImports(world)
    const columns = (count: number, text: string) => Array.from({ length: count }, (_, n) => `${text} ${n}`).join(',')
    const toFile = (extra: number) => `Email,${columns(extra, 'Field')}\nnora@example.com,${columns(extra, 'value')}\n`
    const { draft } = await upload(toFile(999))
    expect(draft.columnCount).toBe(1000)
    expect(draft.headers).toHaveLength(1000)
    const wide = (await upload(toFile(1203))).draft
    expect(wide.columnCount).toBe(1204)
    expect(wide.headers).toHaveLength(1000)
    expect((await runImport(wide)).counts).toMatchObject({ NEW: 1, INVALID: 0 })
  })

  test('with a row of shifted cells is imported without that row', async ({ world }) => {
    const { runImport } = await createAgencyWithImports(world)
    const people = Array.from({ length: 10 }, (_, n) => `Nora,p${n}@example.com`)
    const done = await runImport(['Name,Email', ...people, 'Field, Nora,nora@example.com'].join('\n'))
    expect(done.counts).toMatchObject({ NEW: 10, INVALID: 1 })
  })
})
