import { expect, test } from 'vitest'
import { getPageTitle } from './title.ts'

const match = (title?: unknown, loaderData?: unknown) => ({ handle: { title }, loaderData, params: { id: '7' } })

test('the deepest route title is the page title', () => {
  expect(getPageTitle([match(), match('Settings'), match('Team'), match()])).toBe('Team')
})

test('a title can use loaded data, and falls back to the parent route', () => {
  const named = (data: unknown, { id }: { id?: string }) => data && `${(data as { name: string }).name} ${id}`
  expect(getPageTitle([match('Widgets'), match(named, { name: 'Spring sale' })])).toBe('Spring sale 7')
  expect(getPageTitle([match('Widgets'), match(named)])).toBe('Widgets')
})

test('a page without a title shows the product name', () => {
  expect(getPageTitle([{ handle: undefined, loaderData: undefined, params: {} }])).toBe('Gable')
})
