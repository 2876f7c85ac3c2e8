import { expect, test } from 'vitest'
import { describeFilterUse, describeUse, summarizeUse } from './describe-use.ts'

test.each([
  [{ contacts: 1200, segments: 0, dashboards: 0, automations: 0 }, 'on 1,200 contacts'],
  [{ contacts: 1, segments: 2, dashboards: 0, automations: 0 }, 'on 1 contact and in 2 segments'],
  [{ contacts: 0, segments: 1, dashboards: 1, automations: 0 }, 'on 0 contacts, in 1 segment and in 1 dashboard'],
  [{ contacts: 2, segments: 0, dashboards: 0, automations: 1 }, 'on 2 contacts and in 1 automation'],
])('%o is described as “%s”', (use, expected) => {
  expect(describeUse(use, 'on')).toBe(expected)
})

test('a card lists only places where the tag is used, and always the contacts', () => {
  expect(summarizeUse({ contacts: 0, segments: 0, dashboards: 0, automations: 0 })).toBe('0 contacts')
  expect(summarizeUse({ contacts: 12, segments: 1, dashboards: 2, automations: 0 })).toBe(
    '12 contacts · 1 segment · 2 dashboards',
  )
})

test.each([
  [{ segments: 0, dashboards: 0, automations: 0 }, undefined],
  [{ segments: 1, dashboards: 0, automations: 0 }, '1 segment still uses it and will no longer find contacts by it.'],
  [
    { segments: 0, dashboards: 0, automations: 2 },
    '2 automations still use it and will no longer find contacts by it.',
  ],
  [
    { segments: 2, dashboards: 1, automations: 0 },
    '2 segments and 1 dashboard still use it and will no longer find contacts by it.',
  ],
])('deleting a tag warns about the filters that name it: %o', (use, expected) => {
  expect(describeFilterUse(use)).toBe(expected)
})
