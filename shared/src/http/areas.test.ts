import { expect, test } from 'vitest'
import { getAreaLabel } from './areas.ts'

test('an area of one path has the name of its path, as people write it', () => {
  expect(['api-keys', 'audit-log', 'contacts'].map(getAreaLabel)).toEqual(['API keys', 'Audit log', 'Contacts'])
})
