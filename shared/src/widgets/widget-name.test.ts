import { expect, test } from 'vitest'
import { WidgetName } from './widget.ts'

const getErrors = (name: unknown) => WidgetName.safeParse(name).error?.issues.map(({ message }) => message)

test.for([
  [undefined, 'Enter Widget Name to continue'],
  [null, 'Enter Widget Name to continue'],
  ['', 'Enter Widget Name to continue'],
  ['   ', 'Enter Widget Name to continue'],
  ['ab', 'Please enter at least 3 characters'],
  [' ab ', 'Please enter at least 3 characters'],
  ['x'.repeat(121), 'It should be less than 120 characters'],
])('the widget name %j is invalid', ([name, message]) => {
  expect(getErrors(name)).toEqual([message])
})

test.for(['abc', ' abc ', 'x'.repeat(120)])('the widget name %j is valid', (name) => {
  expect(WidgetName.parse(name)).toBe(name.trim())
})
