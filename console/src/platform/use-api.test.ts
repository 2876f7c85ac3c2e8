import { afterEach, expect, test, vi } from 'vitest'
import { startPrefetch, takePrefetch } from './prefetch.ts'
import { callInAccount } from './use-api.ts'

afterEach(() => vi.unstubAllGlobals())

test('a write drops reads that started before it, so that they cannot bring old values back', async () => {
  vi.stubGlobal('fetch', async () => Response.json({}))
  startPrefetch('columns', async () => 'old columns')
  await callInAccount('account')('GET /agent/preferences', { query: { keys: 'CONTACT_LIST_COLUMN_CONFIG' } })
  expect(takePrefetch('columns')).toBeDefined()
  startPrefetch('columns', async () => 'old columns')
  await callInAccount('account')('PUT /agent/preferences', { body: { CONTACT_LIST_COLUMN_CONFIG: [] } })
  expect(takePrefetch('columns')).toBeUndefined()
})
