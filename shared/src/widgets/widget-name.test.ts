import { expect, test } from 'vitest'
import { WidgetName } from './widget.ts'

const faultOf = (name: unknown) => WidgetName.safeParse(name).error?.issues.map(({ message }) => message)

test.for([
  [undefined, 'Enter Widget Name to continue'],
  [null, 'Enter Widget Name to continue'],
  ['', 'Enter Widget Name to continue'],
  ['   ', 'Enter Widget Name to continue'],
  ['ab', 'Please enter at least 3 characters'],
  [' ab ', 'Please enter at least 3 characters'],
  ['x'.repeat(121), 'It should be less than 120 characters'],
])('a widget cannot be called %j', ([name, message]) => {
  expect(faultOf(name)).toEqual([message])
})

test.for(['abc', ' abc ', 'x'.repeat(120)])('a widget can be called %j', (name) => {
  expect(WidgetName.parse(name)).toBe(name.trim())
})
