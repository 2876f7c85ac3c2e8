import { expect, test } from 'vitest'
import { arrangedColumns, configOf } from './arranged-columns.ts'

const columns = ['name', 'email', 'phone', 'custom.pool'].map((key) => ({ key }))
const beginsVisible = (key: string) => !key.startsWith('custom.')
const told = (config?: { key: string; visible: boolean }[]) =>
  arrangedColumns(columns, config, beginsVisible).map(({ column, isVisible }) => `${isVisible ? '' : '-'}${column.key}`)

test('before anybody chooses, columns stand as they begin', () => {
  expect(told()).toEqual(['name', 'email', 'phone', '-custom.pool'])
})

test('columns stand in the order that was chosen, and the name before all', () => {
  const config = [
    { key: 'custom.pool', visible: true },
    { key: 'phone', visible: false },
    { key: 'name', visible: false },
    { key: 'email', visible: true },
  ]
  expect(told(config)).toEqual(['name', 'custom.pool', '-phone', 'email'])
})

test('an attribute that is gone is forgotten, and one that came since waits at the end', () => {
  expect(
    told([
      { key: 'custom.gone', visible: true },
      { key: 'phone', visible: true },
    ]),
  ).toEqual(['name', 'phone', 'email', '-custom.pool'])
})

test('a column named twice stands once', () => {
  expect(
    told([
      { key: 'phone', visible: true },
      { key: 'phone', visible: false },
    ]),
  ).toEqual(['name', 'phone', 'email', '-custom.pool'])
})

test('what is remembered arranges the columns the same way', () => {
  const arranged = arrangedColumns(columns, [{ key: 'phone', visible: false }], beginsVisible)
  expect(arrangedColumns(columns, configOf(arranged), beginsVisible)).toEqual(arranged)
})
