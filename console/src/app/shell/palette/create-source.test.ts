import { expect, test } from 'vitest'
import type { PaletteContext } from './context.ts'
import { createSource } from './create-source.ts'

const listLabels = async (permissions: string[], pathname = '/a/1/home') => {
  const account = { permissions, plan: { numericalFeatureMap: {} } }
  const context = { account, pathname, navigate: () => {}, toAccountPath: (path: string) => `/a/1/${path}` }
  const items = await createSource(context as unknown as PaletteContext).find('')
  return items.map(({ label }) => label)
}

test('an agent without permissions is offered only what agents may create', async () => {
  expect(await listLabels([])).toEqual(['Add contact', 'Add lead', 'New segment', 'Create personal landing page'])
})

test('permissions add what they allow to create', async () => {
  expect(await listLabels(['MANAGE_MARKETING_SETTINGS'])).toContain('Create widget')
  expect(await listLabels(['MANAGE_MARKETING_SETTINGS'])).not.toContain('Add webhook')
  expect(await listLabels(['ACCESS_ACCOUNT_SETTINGS'])).toContain('Add webhook')
})

test('a note is offered on the page of a contact', async () => {
  expect((await listLabels([], '/a/1/contacts/018bb2c0-1e00-7a10-8a10-6c5f0e2b91a1'))[0]).toBe('Write note')
})
