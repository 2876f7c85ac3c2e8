import { expect, test } from 'vitest'
import { type Draft, draftIn } from './draft.ts'
import { emptyFilling } from './empty-filling.ts'

const draft: Draft = {
  id: 'one',
  visitId: 'visit',
  startedAt: 1,
  filling: { ...emptyFilling, address: '12 Harbor' },
  step: 1,
}

const storageWith = (kept: Record<string, string> = {}) =>
  ({
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value
    },
    removeItem: (key: string) => {
      delete kept[key]
    },
  }) as Storage

test('a draft is found again, for this widget or page only, until it is cleared', () => {
  const storage = storageWith()
  const ours = draftIn(() => storage, 'a')
  ours.write(draft)
  expect(ours.read()).toEqual(draft)
  expect(draftIn(() => storage, 'b').read()).toBeUndefined()
  ours.clear()
  expect(ours.read()).toBeUndefined()
})

test.each(['', '{', 'null', '7', '{"filling":null}', '{"id":"one","visitId":"v","filling":{"address":1}}'])(
  'what cannot be a draft is none: %s',
  (kept) => {
    expect(draftIn(() => storageWith({ 'gable-draft-a': kept }), 'a').read()).toBeUndefined()
  },
)

test('a storage that throws does no harm', () => {
  const forbidden = draftIn(() => {
    throw new Error('SecurityError')
  }, 'a')
  forbidden.write(draft)
  expect(forbidden.read()).toBeUndefined()
  forbidden.clear()
})
