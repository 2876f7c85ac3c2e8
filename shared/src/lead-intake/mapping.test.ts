import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toLeadDraft, toLeadType } from './lead-draft.ts'
import { applyMapping, isMappingComplete, type Mapping, mappedFields, suggestMapping } from './mapping.ts'
import { listPayloadFields, maxPayloadFields } from './payload-fields.ts'

const nested = {
  event: 'form.submitted',
  data: {
    id: 'sub_81',
    contact: { first_name: 'Nora', last_name: 'Field', emails: [{ value: 'Nora@Example.com ', type: 'home' }] },
    phone: '(603) 555-0134 ext. 12',
    property: { street: '12 Oak Street', city: 'Dover', state: 'NH', zip: '03820' },
    comments: 'Is it still available?',
  },
}

describe('the fields of a payload', () => {
  test('have dotted paths, in the order of the payload', () => {
    expect(listPayloadFields(nested).slice(0, 5)).toEqual([
      { path: 'event', value: 'form.submitted' },
      { path: 'data.id', value: 'sub_81' },
      { path: 'data.contact.first_name', value: 'Nora' },
      { path: 'data.contact.last_name', value: 'Field' },
      { path: 'data.contact.emails.0.value', value: 'Nora@Example.com' },
    ])
  })

  test('of lists with questions and answers are found by the question', () => {
    const fields = listPayloadFields({
      field_data: [
        { name: 'email', values: ['maya@example.com'] },
        { name: 'full_name', values: ['Maya Chen'] },
      ],
    })
    expect(fields).toEqual([
      { path: 'field_data.email', value: 'maya@example.com' },
      { path: 'field_data.full_name', value: 'Maya Chen' },
    ])
    expect(applyMapping(suggestMapping(fields), fields)).toMatchObject({
      firstName: 'Maya',
      lastName: 'Chen',
      email: 'maya@example.com',
    })
  })
})

describe('a mapping', () => {
  test('is suggested by the names of the fields, and gives the lead', () => {
    const fields = listPayloadFields(nested)
    const mapping = suggestMapping(fields)
    expect(mapping).toEqual({
      firstName: 'data.contact.first_name',
      lastName: 'data.contact.last_name',
      email: 'data.contact.emails.0.value',
      phone: 'data.phone',
      address: 'data.property.street',
      city: 'data.property.city',
      state: 'data.property.state',
      zip: 'data.property.zip',
      message: 'data.comments',
      externalId: 'data.id',
    })
    expect(isMappingComplete(mapping)).toBe(true)
    expect(applyMapping(mapping, fields)).toEqual({
      firstName: 'Nora',
      lastName: 'Field',
      email: 'nora@example.com',
      phone: '(603) 555-0134',
      address: '12 Oak Street, Dover, NH 03820',
      message: 'Is it still available?',
      externalId: 'sub_81',
      leadType: undefined,
    })
  })

  test('is suggested by what values say, where names say nothing', () => {
    const fields = listPayloadFields({ q1: 'Nora', q2: 'nora@example.com', q3: '12 Oak Street, Dover, NH 03820' })
    expect(suggestMapping(fields)).toEqual({ email: 'q2', address: 'q3' })
  })

  test('keeps what an agent chose, and reads nothing that is not mapped', () => {
    const fields = listPayloadFields({ email: 'a@example.com', other: 'b@example.com', name: 'Nora Field' })
    const mapping = suggestMapping(fields, { email: 'other' })
    expect(mapping).toEqual({ email: 'other', fullName: 'name' })
    expect(applyMapping({ email: 'other' }, fields)).toMatchObject({ email: 'b@example.com', firstName: '' })
    expect(applyMapping({ email: 'gone' }, fields).email).toBe('')
  })

  test('never fails and never stores too much, whatever the payload and the mapping are', () => {
    const paths = fc.oneof(fc.string(), fc.constantFrom('', 'a', 'a.0', 'value', '__proto__', 'constructor.name'))
    const mappings = fc.dictionary(fc.constantFrom(...mappedFields.map(({ key }) => key)), paths)
    fc.assert(
      fc.property(
        fc.anything({ withNullPrototype: true, maxDepth: 6 }),
        fc.json(),
        mappings,
        (value, json, mapping) => {
          for (const payload of [value, JSON.parse(json)]) {
            const fields = listPayloadFields(payload)
            expect(fields.length).toBeLessThanOrEqual(maxPayloadFields)
            expect(new Set(fields.map(({ path }) => path)).size).toBe(fields.length)
            for (const candidate of [mapping as Mapping, suggestMapping(fields)]) {
              const draft = applyMapping(candidate, fields)
              expect(Object.values(draft).join('')).not.toMatch(/\0|[\ud800-\udbff](?![\udc00-\udfff])/)
              expect(draft.message.length).toBeLessThanOrEqual(5000)
              expect(draft.firstName.length).toBeLessThanOrEqual(64)
            }
          }
        },
      ),
      { numRuns: 500 },
    )
  })

  test('survives JSON that is as deep and as wide as a body may be', () => {
    const deep = JSON.parse(`${'['.repeat(5000)}1${']'.repeat(5000)}`)
    expect(listPayloadFields(deep)).toEqual([])
    const wide = Object.fromEntries(Array.from({ length: 5000 }, (_, n) => [`field${n}`, 'x'.repeat(10)]))
    expect(listPayloadFields(wide)).toHaveLength(maxPayloadFields)
  })
})

describe('a draft', () => {
  test('leaves out what is no email and no phone number', () => {
    expect(toLeadDraft({ email: 'n/a', phone: 'call me' })).toMatchObject({ email: '', phone: '' })
    expect(toLeadDraft({ email: 'mailto:A@B.co', phone: 'tel:+1 207-555-0134' })).toMatchObject({
      email: 'a@b.co',
      phone: '+1 207-555-0134',
    })
  })

  test.each([
    ['Nora Field', 'Nora', 'Field'],
    ['Field, Nora', 'Nora', 'Field'],
    ['Mrs. Ana de la Cruz', 'Ana', 'de la Cruz'],
    ['Sam Ford, Jr.', 'Sam', 'Ford, Jr.'],
    ['Priya', 'Priya', ''],
  ])('splits the name %s', (fullName, firstName, lastName) => {
    expect(toLeadDraft({ fullName })).toMatchObject({ firstName, lastName })
  })

  test('knows what a person wants in many words', () => {
    expect(
      ['I want to sell my house', 'Buying a home', 'What is it worth?', 'Refinancing', 'Hello'].map(toLeadType),
    ).toEqual(['SELLER', 'BUYER', 'HV', 'MORTGAGE', undefined])
  })
})

test.for([',', '"', ';', ' '])('a name of kilobytes is cut before it is read: %j', (mark) => {
  const fullName = `Nora ${mark.repeat(60_000)}a`
  const started = performance.now()
  expect(toLeadDraft({ fullName }).firstName).toBe('Nora')
  // Below a millisecond; reading the marks from each one on takes two seconds.
  expect(performance.now() - started).toBeLessThan(500)
})
