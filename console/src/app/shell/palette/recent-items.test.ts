import { House } from 'lucide-react'
import { expect, test } from 'vitest'
import { addRecentGroup, addRecentItem } from './recent-items.ts'

const item = (id: string) => ({ id, label: id, icon: House, run: () => {} })
const groups = [
  { group: 'Go to', items: [item('home'), item('settings')] },
  { group: 'Theme', items: [item('dark')] },
]
const listGroups = () => addRecentGroup(groups).map(({ group, items }) => [group, items.map(({ id }) => id)])

test('selected items move into a Recent group, latest first and without duplicates', () => {
  expect(listGroups()).toEqual([
    ['Go to', ['home', 'settings']],
    ['Theme', ['dark']],
  ])
  addRecentItem(item('settings'))
  addRecentItem(item('dark'))
  addRecentItem(item('settings'))
  expect(listGroups()).toEqual([
    ['Recent', ['settings', 'dark']],
    ['Go to', ['home']],
  ])
})

test('only the latest four items are remembered, and unavailable ones are not shown', () => {
  for (const id of ['deleted', 'a', 'b', 'c', 'home', 'deleted']) addRecentItem(item(id))
  expect(listGroups()).toEqual([
    ['Recent', ['home']],
    ['Go to', ['settings']],
    ['Theme', ['dark']],
  ])
})

test('signing out is not added to the recent items', () => {
  addRecentItem({ ...item('dark'), excludeFromRecent: true })
  expect(listGroups()[0]).toEqual(['Recent', ['home']])
})
