import { expect, test } from 'vitest'
import { asJson } from './as-json.ts'

test('lists are sent as lists on a page whose library has taught them otherwise', () => {
  const told = { events: [{ id: 'one', kept: [1, 2] }], none: undefined, text: 'x' }
  Object.assign(Array.prototype, { toJSON: () => 'a text' })
  try {
    expect(asJson(told)).toBe('{"events":[{"id":"one","kept":[1,2]}],"text":"x"}')
    expect(asJson([1])).toBe('[1]')
  } finally {
    delete (Array.prototype as { toJSON?: unknown }).toJSON
  }
})
