import { expect, test } from 'vitest'
import { titleOf } from './title.ts'

const match = (title?: unknown, loaderData?: unknown) => ({ handle: { title }, loaderData, params: { id: '7' } })

test('the deepest route that has a title gives it', () => {
  expect(titleOf([match(), match('Settings'), match('Team'), match()])).toBe('Team')
})

test('a title may come from what the route loaded; where that is missing the area is the title', () => {
  const named = (data: unknown, { id }: { id?: string }) => data && `${(data as { name: string }).name} ${id}`
  expect(titleOf([match('Widgets'), match(named, { name: 'Spring sale' })])).toBe('Spring sale 7')
  expect(titleOf([match('Widgets'), match(named)])).toBe('Widgets')
})

test('a page without any title carries the name of the product', () => {
  expect(titleOf([{ handle: undefined, loaderData: undefined, params: {} }])).toBe('Gable')
})
