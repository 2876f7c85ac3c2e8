import { House } from 'lucide-react'
import { expect, test } from 'vitest'
import { bestFirst, matching } from './match.ts'

const items = [
  { label: 'Home', keywords: ['overview', 'start'] },
  { label: 'Settings' },
  { label: 'My Details', keywords: ['profile', 'time zone'] },
  { label: 'Sign out', keywords: ['log out'] },
  { label: 'Sessions' },
]
const found = (query: string) => matching(items, query).map(({ label }) => label)

test('nothing typed leaves everything in its order', () => {
  expect(found('  ')).toEqual(items.map(({ label }) => label))
})

test('the beginning of a word is enough, in any case', () => {
  expect(found('SETT')).toEqual(['Settings'])
  expect(found('det')).toContain('My Details')
})

test('letters may be left out', () => {
  expect(found('stgs')).toContain('Settings')
  expect(found('sgnout')[0]).toBe('Sign out')
})

test('what people call it finds it too', () => {
  expect(found('profile')).toEqual(['My Details'])
  expect(found('log out')[0]).toBe('Sign out')
})

test('letters scattered over what it is also called do not find it', () => {
  const light = { label: 'Light theme', keywords: ['appearance', 'mode', 'colour'] }
  expect(matching([light], 'land')).toEqual([])
  expect(matching([light], 'mode')).toEqual([light])
  expect(matching([light], 'lgth')).toEqual([light])
})

test('the better match comes first', () => {
  expect(found('se')[0]).toMatch(/^Se/)
})

test('what is nowhere is not found', () => {
  expect(found('zebra')).toEqual([])
})

test('the group with the best match comes first', () => {
  const item = (label: string, keywords: string[] = []) => ({ id: label, label, keywords, icon: House, run: () => {} })
  const groups = [
    { group: 'Settings', items: [item('Appearance', ['theme', 'dark'])] },
    { group: 'Theme', items: [item('Dark theme')] },
  ]
  expect(bestFirst(groups, 'dark').map(({ group }) => group)).toEqual(['Theme', 'Settings'])
  expect(bestFirst(groups, 'appear').map(({ group }) => group)).toEqual(['Settings', 'Theme'])
  expect(bestFirst(groups, '').map(({ group }) => group)).toEqual(['Settings', 'Theme'])
})
