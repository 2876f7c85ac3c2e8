import { expect, test } from 'vitest'
import { arrangeColumns, toColumnConfig } from './arrange-columns.ts'

const columns = ['name', 'email', 'phone', 'custom.pool'].map((key) => ({ key }))
const isVisibleByDefault = (key: string) => !key.startsWith('custom.')
const arrange = (config?: { key: string; visible: boolean }[]) =>
  arrangeColumns(columns, config, isVisibleByDefault).map(
    ({ column, isVisible }) => `${isVisible ? '' : '-'}${column.key}`,
  )

test('without a config, columns have their default order and visibility', () => {
  expect(arrange()).toEqual(['name', 'email', 'phone', '-custom.pool'])
})

test('columns follow the config, with the name always first', () => {
  const config = [
    { key: 'custom.pool', visible: true },
    { key: 'phone', visible: false },
    { key: 'name', visible: false },
    { key: 'email', visible: true },
  ]
  expect(arrange(config)).toEqual(['name', 'custom.pool', '-phone', 'email'])
})

test('a removed attribute is dropped and a new one goes to the end, hidden', () => {
  expect(
    arrange([
      { key: 'custom.gone', visible: true },
      { key: 'phone', visible: true },
    ]),
  ).toEqual(['name', 'phone', 'email', '-custom.pool'])
})

test('a column listed twice is shown once', () => {
  expect(
    arrange([
      { key: 'phone', visible: true },
      { key: 'phone', visible: false },
    ]),
  ).toEqual(['name', 'phone', 'email', '-custom.pool'])
})

test('the stored config restores the same arrangement', () => {
  const arranged = arrangeColumns(columns, [{ key: 'phone', visible: false }], isVisibleByDefault)
  expect(arrangeColumns(columns, toColumnConfig(arranged), isVisibleByDefault)).toEqual(arranged)
})
