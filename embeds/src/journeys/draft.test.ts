import { expect, test } from 'vitest'
import { createDraftStore, type Draft } from './draft.ts'
import { emptyValues } from './empty-values.ts'

const draft: Draft = {
  id: 'one',
  visitId: 'visit',
  startedAt: 1,
  filling: { ...emptyValues, address: '12 Harbor' },
  step: 1,
}

const createStorage = (items: Record<string, string> = {}) =>
  ({
    getItem: (key: string) => items[key] ?? null,
    setItem: (key: string, value: string) => {
      items[key] = value
    },
    removeItem: (key: string) => {
      delete items[key]
    },
  }) as Storage

test('a draft is restored for its own widget or page only, until it is cleared', () => {
  const storage = createStorage()
  const store = createDraftStore(() => storage, 'a')
  store.write(draft)
  expect(store.read()).toEqual(draft)
  expect(createDraftStore(() => storage, 'b').read()).toBeUndefined()
  store.clear()
  expect(store.read()).toBeUndefined()
})

test.each(['', '{', 'null', '7', '{"filling":null}', '{"id":"one","visitId":"v","filling":{"address":1}}'])(
  'a malformed draft is ignored: %s',
  (stored) => {
    expect(createDraftStore(() => createStorage({ 'gable-draft-a': stored }), 'a').read()).toBeUndefined()
  },
)

test('a storage that throws is ignored', () => {
  const blocked = createDraftStore(() => {
    throw new Error('SecurityError')
  }, 'a')
  blocked.write(draft)
  expect(blocked.read()).toBeUndefined()
  blocked.clear()
})
