import { expect, test } from 'vitest'
import { toJson } from './to-json.ts'

test('arrays stay arrays on a page whose library defines Array.prototype.toJSON', () => {
  const payload = { events: [{ id: 'one', list: [1, 2] }], none: undefined, text: 'x' }
  Object.assign(Array.prototype, { toJSON: () => 'a text' })
  try {
    expect(toJson(payload)).toBe('{"events":[{"id":"one","list":[1,2]}],"text":"x"}')
    expect(toJson([1])).toBe('[1]')
  } finally {
    delete (Array.prototype as { toJSON?: unknown }).toJSON
  }
})
