import { describe, expect, test } from 'vitest'
import { presetOf } from './presets.ts'
import { readRow } from './read-row.ts'
import { guessedMapping } from './targets.ts'
import { valueIn } from './value-in.ts'

describe('the headers of a file', () => {
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
  ] as const)('of %s are known', ([preset, headers, mapping]) => {
    expect(presetOf(headers)).toBe(preset)
    expect(guessedMapping(headers, [])).toEqual(mapping)
  })

  test('are an attribute where one is called so', () => {
    expect(
      guessedMapping(
        ['shoe_size', 'Birthday'],
        [
          { key: 'shoe_size', label: 'Size of shoe' },
          { key: 'b', label: 'Birthday' },
        ],
      ),
    ).toEqual(['custom.shoe_size', 'custom.b'])
  })
})

describe('a row', () => {
  test('says all that is wrong with it at once', () => {
    const size = { key: 'size', label: 'Size', type: 'NUMBER', choices: [] } as const
    const { faults } = readRow(
      ['ana@', '12', 'large', 'more'],
      ['email', 'phone', 'custom.size'],
      [{ ...size, choices: [] }],
    )
    expect(faults).toEqual([
      'Email: “ana@” is not an email address',
      'Phone: “12” is not a phone number',
      'Size: Please enter a number',
      'This row has more cells than the header',
    ])
  })

  test('holds several of a kind in a cell, and a name in either order', () => {
    const { row } = readRow(
      ['Field, Nora', 'a@x.example ::: B@x.example', '(603) 555-0142 x5; 6035550143', 'buyer, VIP'],
      ['fullName', 'email', 'phone', 'tags'],
      [],
    )
    expect(row).toMatchObject({
      firstName: 'Nora',
      lastName: 'Field',
      emails: ['a@x.example', 'b@x.example'],
      phones: ['(603) 555-0142', '6035550143'],
      tags: ['buyer', 'VIP'],
    })
  })
})

test.for([
  ['NUMBER', '1,250.5', 1250.5],
  ['MONEY', '$1,250', 125_000],
  ['DATE', '3/7/2026', '2026-03-07'],
  ['DATE', '2026-03-07T10:00:00Z', '2026-03-07'],
  ['DATE', '31/31/2026', undefined],
  ['YES_NO', 'Y', true],
  ['YES_NO', 'perhaps', undefined],
  ['CHOICE', 'slate', 'Slate'],
] as const)('a %s written as %s is meant', ([type, text, value]) => {
  expect(valueIn(text, { type, choices: ['Slate'] })).toBe(value)
})
