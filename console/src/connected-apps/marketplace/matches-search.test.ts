import { appCatalog } from '@gable/shared/connected-apps/catalog.ts'
import { expect, test } from 'vitest'
import { matchesSearch } from './matches-search.ts'

test.each([
  ['', true],
  ['zap', true],
  ['  AUTOMATION zapier ', true],
  ['without code', true],
  ['zapier crm', false],
])('a search for "%s" finds Zapier: %s', (search, isFound) => {
  expect(matchesSearch(appCatalog.zapier, search)).toBe(isFound)
})
