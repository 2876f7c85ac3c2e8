import { House } from 'lucide-react'
import { expect, test } from 'vitest'
import { noteChoice, withRecent } from './recent.ts'

const item = (id: string) => ({ id, label: id, icon: House, run: () => {} })
const groups = [
  { group: 'Go to', items: [item('home'), item('settings')] },
  { group: 'Theme', items: [item('dark')] },
]
const shown = () => withRecent(groups).map(({ group, items }) => [group, items.map(({ id }) => id)])

test('before the first choice nothing comes first; afterwards the latest does, and stands there only once', () => {
  expect(shown()).toEqual([
    ['Go to', ['home', 'settings']],
    ['Theme', ['dark']],
  ])
  noteChoice(item('settings'))
  noteChoice(item('dark'))
  noteChoice(item('settings'))
  expect(shown()).toEqual([
    ['Recent', ['settings', 'dark']],
    ['Go to', ['home']],
  ])
})

test('what can no longer be chosen is not offered again, and only the latest few are remembered', () => {
  for (const id of ['gone', 'a', 'b', 'c', 'home', 'gone']) noteChoice(item(id))
  expect(shown()).toEqual([
    ['Recent', ['home']],
    ['Go to', ['settings']],
    ['Theme', ['dark']],
  ])
})

test('what ends the session is never the first thing the next time', () => {
  noteChoice({ ...item('dark'), isLast: true })
  expect(shown()[0]).toEqual(['Recent', ['home']])
})
