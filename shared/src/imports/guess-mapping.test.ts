import { expect, test } from 'vitest'
import { detectPreset } from './presets.ts'
import { guessMapping } from './targets.ts'

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
    ['fullName', 'firstName', 'lastName', '', 'source', 'email', 'phone', 'owner', 'createdAt', 'note'],
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
    ['', 'firstName', 'lastName', 'email', 'phone', '', 'owner', 'zip', 'createdAt', 'note'],
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
    ['', 'firstName', 'lastName', 'email', 'phone', 'owner', '', 'street', 'state', 'zip', 'createdAt', 'note'],
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
