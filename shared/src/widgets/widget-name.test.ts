import { expect, test } from 'vitest'
import { isUsedUp } from './allowance.ts'
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

test.for([
  [0, 0, true],
  [0, 1, false],
  [4, 5, false],
  [5, 5, true],
  [9, 5, true],
] as const)('with %i published of %i allowed there is none left: %s', ([published, allowed, answer]) => {
  expect(isUsedUp(published, allowed)).toBe(answer)
})
