import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type PresetName, presetNames } from '@gable/shared/imports/presets.ts'
import { expect } from 'vitest'
import { createAgencyWithImports } from '../testing/imports.ts'
import { test } from '../testing/world.ts'

interface Expected {
  tags: string[]
  emails?: string[]
  phones?: string[]
  address?: string
  birthday?: string
  dropped?: string[]
  /** The second person of each file has opted out of emails, where the system has a column for it. */
  isTomUnsubscribed?: boolean
}

const [mobile, home] = ['(603) 555-0142', '603-555-0143']

/** Each file has the columns of the product's own export, and made-up people. */
const expected: Record<PresetName, Expected> = {
  FOLLOW_UP_BOSS: { tags: ['Past Client', 'Buyer', 'Lake homes', '0-3 Months'], birthday: '1980-03-14' },
  BOLDTRAIL: {
    tags: ['Seller', 'Client', 'buyer', 'hot-lead'],
    emails: ['nora@fields.example'],
    birthday: '--03-14',
    isTomUnsubscribed: true,
  },
  LOFTY: { tags: ['Seller', 'Past Client', 'Lake homes'], birthday: '2020-02-07', isTomUnsubscribed: true },
  TOP_PRODUCER: {
    tags: ['Past Client', 'Sphere'],
    address: '12 Oak Road Apt 4, Bath, ME 04530',
    birthday: '1954-05-02',
    dropped: ['Phone: “not known” is not a phone number', 'Birthday: “0/0/00” is not a date'],
  },
  WISE_AGENT: { tags: ['Client', 'A', 'Past Client', 'Sphere'], birthday: '1980-03-14', isTomUnsubscribed: true },
  HUBSPOT: { tags: ['Connected', 'Customer'], birthday: '1980-03-14', isTomUnsubscribed: true },
  GOOGLE: { tags: ['Past Client'], birthday: '--03-14' },
  OUTLOOK: {
    tags: ['Past Client', 'Sphere'],
    address: '12 Oak Road Apt 4, Bath, ME 04530',
    birthday: '1980-03-14',
    dropped: ['Birthday: “0/0/00” is not a date'],
  },
  MAILCHIMP: {
    tags: ['Past Client', 'Lake homes'],
    emails: ['nora@fields.example'],
    phones: [mobile],
    birthday: '--03-14',
    isTomUnsubscribed: true,
  },
}

const toFileName = (preset: PresetName) =>
  preset === 'GOOGLE' ? 'google-contacts' : preset.toLowerCase().replaceAll('_', '-')

const digits = (phone: string) => phone.replace(/\D/g, '').slice(-10)

test.for(presetNames)('an export of %s is recognized and imported whole', async (preset, { world }) => {
  const { agent, upload, runImport, listContacts, listRows } = await createAgencyWithImports(world)
  await agent.call('POST /agent/attributes', { body: { entity: 'CONTACT', label: 'Birthday', type: 'DATE' } })
  const file = await readFile(join(import.meta.dirname, 'fixtures', `${toFileName(preset)}.csv`))
  const { draft } = await upload(file)
  expect(draft.preset).toBe(preset)
  const done = await runImport(draft)
  const { tags, birthday, dropped = [], isTomUnsubscribed = false, ...details } = expected[preset]
  const { emails = ['nora@fields.example', 'nora@work.example'], phones = [mobile, home] } = details
  const { address = '12 Oak Road, Bath, ME 04530' } = details
  const [nora, tom] = await listContacts()
  expect(nora).toMatchObject({
    first_name: 'Nora',
    last_name: 'Field',
    email: emails[0],
    source: preset.match(/GOOGLE|OUTLOOK|MAILCHIMP/) ? 'Import' : 'Zillow',
    tags,
    custom: { birthday },
    unsubscribed_at: null,
  })
  const contact = await agent.call('GET /agent/contacts/:contactId', { params: { contactId: nora?.id ?? '' } })
  expect(contact.emails.toSorted()).toEqual(emails)
  expect(contact.phones.map(digits).toSorted()).toEqual(phones.map(digits))
  expect(contact.properties).toMatchObject([{ fullAddress: address }])
  expect(tom).toMatchObject({ full_name: 'Tom Reed', email: 'tom@reeds.example', custom: {} })
  expect(tom?.unsubscribed_at !== null).toBe(isTomUnsubscribed)
  expect((await listRows(done)).flatMap((row) => row.dropped)).toEqual(dropped)
})
