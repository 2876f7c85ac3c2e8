import { expect, test } from 'vitest'
import { guessMapping } from './guess-mapping.ts'
import { detectPreset } from './presets.ts'

test.for([
  [
    'FOLLOW_UP_BOSS',
    [
      'Name',
      'First Name',
      'Last Name',
      'Stage',
      'Lead Source',
      'Email 1',
      'Phone 1',
      'Assigned To',
      'Date Added',
      'Background',
    ],
    ['fullName', 'firstName', 'lastName', 'tags', 'source', 'email', 'phone', 'owner', 'createdAt', 'note'],
  ],
  [
    'LOFTY',
    [
      'Lead Id',
      'First Name',
      'Last Name',
      'Email',
      'Phone',
      'Pipeline',
      'Assigned Agent',
      'Zip Code',
      'Register Time',
      'Notes',
    ],
    ['', 'firstName', 'lastName', 'email', 'phone', 'tags', 'owner', 'zip', 'createdAt', 'note'],
  ],
  [
    'BOLDTRAIL',
    [
      'first_name',
      'last_name',
      'email',
      'cell_phone_1',
      'primary_address',
      'primary_city',
      'hashtags',
      'date_added',
      'agent_notes',
      'assigned_agent_email',
    ],
    ['firstName', 'lastName', 'email', 'phone', 'address', 'city', 'tags', 'createdAt', 'note', 'owner'],
  ],
  [
    'HUBSPOT',
    [
      'Record ID',
      'First Name',
      'Last Name',
      'Email',
      'Phone Number',
      'Contact owner',
      'Lifecycle Stage',
      'Street Address',
      'State/Region',
      'Postal Code',
      'Create Date',
      'Message',
    ],
    ['', 'firstName', 'lastName', 'email', 'phone', 'owner', 'tags', 'street', 'state', 'zip', 'createdAt', 'note'],
  ],
  [
    'GOOGLE',
    [
      'First Name',
      'Last Name',
      'Phonetic First Name',
      'Labels',
      'E-mail 1 - Value',
      'Phone 1 - Value',
      'Address 1 - Formatted',
      'Address 1 - Region',
      'Notes',
    ],
    ['firstName', 'lastName', '', 'tags', 'email', 'phone', 'address', 'state', 'note'],
  ],
  [null, ['Surname', 'E-Mail', 'Mobile', 'Shoe size'], ['lastName', 'email', 'phone', '']],
] as const)('the headers of %s are recognized and mapped', ([preset, headers, mapping]) => {
  expect(detectPreset(headers)).toBe(preset)
  expect(guessMapping(headers, [])).toEqual(mapping)
})

test('a header that matches the label or key of an attribute is mapped to it', () => {
  expect(
    guessMapping(
      ['shoe_size', 'Birthday'],
      [
        { key: 'shoe_size', label: 'Size of shoe' },
        { key: 'b', label: 'Birthday' },
      ],
    ),
  ).toEqual(['custom.shoe_size', 'custom.b'])
})

test.for([
  ['House Number', 'Street Name', 'Street Designator', 'Suite No', 'City'],
  ['Home Street', 'Home Street 2', 'Home Street 3', 'Home City'],
] as const)('the parts of one street are joined: %j', (headers) => {
  expect(guessMapping(headers, [])).toEqual(headers.map((header) => (/city/i.test(header) ? 'city' : 'street')))
})

test('a second address is not mixed with the first', () => {
  expect(guessMapping(['Mailing Street', 'Mailing City', 'Property Street', 'Property City'], [])).toEqual([
    'street',
    'city',
    '',
    '',
  ])
})

test('a date of birth is the birthday of the account', () => {
  const birthday = { key: 'birthday', label: 'Birthday' }
  expect(guessMapping(['DOB', 'Email'], [birthday])).toEqual(['custom.birthday', 'email'])
})

test.for([
  ['UNSUB_TIME', 'unsubscribed'],
  ['Cannot Email', 'unsubscribed'],
  ['Unsubscribed from all email', 'unsubscribed'],
  ['Email Opt In', 'mayEmail'],
  ['email_optin', 'mayEmail'],
] as const)('%s is an answer about emails', ([header, target]) => {
  expect(guessMapping([header], [])).toEqual([target])
})
