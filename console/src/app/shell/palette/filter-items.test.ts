import { House } from 'lucide-react'
import { expect, test } from 'vitest'
import { filterItems, sortGroupsByMatch } from './filter-items.ts'

const items = [
  { label: 'Home', keywords: ['overview', 'start'] },
  { label: 'Settings' },
  { label: 'My Details', keywords: ['profile', 'time zone'] },
  { label: 'Sign out', keywords: ['log out'] },
  { label: 'Sessions' },
]
const search = (query: string) => filterItems(items, query).map(({ label }) => label)

test('an empty query keeps all items in their order', () => {
  expect(search('  ')).toEqual(items.map(({ label }) => label))
})

test('the beginning of a word matches, ignoring case', () => {
  expect(search('SETT')).toEqual(['Settings'])
  expect(search('det')).toContain('My Details')
})

test('a label matches with letters left out', () => {
  expect(search('stgs')).toContain('Settings')
  expect(search('sgnout')[0]).toBe('Sign out')
})

test('keywords match', () => {
  expect(search('profile')).toEqual(['My Details'])
  expect(search('log out')[0]).toBe('Sign out')
})

test('keywords do not match fuzzily', () => {
  const light = { label: 'Light theme', keywords: ['appearance', 'mode', 'colour'] }
  expect(filterItems([light], 'land')).toEqual([])
  expect(filterItems([light], 'mode')).toEqual([light])
  expect(filterItems([light], 'lgth')).toEqual([light])
})

test('the best match comes first', () => {
  expect(search('se')[0]).toMatch(/^Se/)
})

test('an unknown word finds nothing', () => {
  expect(search('zebra')).toEqual([])
})

test('the group with the best match comes first', () => {
  const item = (label: string, keywords: string[] = []) => ({ id: label, label, keywords, icon: House, run: () => {} })
  const groups = [
    { group: 'Settings', items: [item('Appearance', ['theme', 'dark'])] },
    { group: 'Theme', items: [item('Dark theme')] },
  ]
  expect(sortGroupsByMatch(groups, 'dark').map(({ group }) => group)).toEqual(['Theme', 'Settings'])
  expect(sortGroupsByMatch(groups, 'appear').map(({ group }) => group)).toEqual(['Settings', 'Theme'])
  expect(sortGroupsByMatch(groups, '').map(({ group }) => group)).toEqual(['Settings', 'Theme'])
})

test('what the server found comes before commands that match letter by letter, and similar records come last', () => {
  const item = (label: string, score?: number) => ({
    id: label,
    label,
    icon: House,
    run: () => {},
    ...(score !== undefined && { score }),
  })
  const groups = [
    { group: 'Go to', items: [item('Settings')] },
    { group: 'Leads', items: [item('Aiko Yamamoto', 0.01)] },
    { group: 'Contacts', items: [item('Nora Field', 0.5)] },
  ]
  expect(sortGroupsByMatch(groups, 'stgs').map(({ group }) => group)).toEqual(['Contacts', 'Go to', 'Leads'])
})
