import { newId } from '@gable/shared/ids.ts'
import { VisitorEvent, VisitorEvents } from '@gable/shared/ingest/visitor-event.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isVisitorEvent, parseEvents } from './parse-events.ts'

const view = {
  id: newId(),
  type: 'view',
  subject: 'widget',
  subjectId: newId(),
  visitId: newId(),
  at: '2026-11-21T06:00:00.000Z',
}
const click = { ...view, type: 'click', detail: { moduleId: 'hero', text: 'Sell' }, isPreview: false }

const unexpected = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.uuid(),
  fc.constantFrom(
    '',
    'view',
    'VIEW',
    'submission',
    'widget',
    'email',
    'constructor',
    '__proto__',
    newId().toUpperCase(),
    '2026-02-30T00:00:00Z',
    '2028-02-29T23:59:59.999999+05:30',
    '2026-01-01',
    '2026-01-01T10:00Z',
    '0000-01-01T00:00:00Z',
    '00000000-0000-0000-0000-000000000000',
    'ffffffff-ffff-ffff-ffff-ffffffffffff',
    `${newId()} `,
    `${newId()}\n`,
  ),
  fc.record({ moduleId: fc.string({ maxLength: 70 }), text: fc.string({ minLength: 110, maxLength: 130 }) }),
)

/** A valid event with some fields missing, unexpected, or added. */
const nearMiss = fc
  .tuple(
    fc.constantFrom(view, click),
    fc.dictionary(fc.constantFrom(...Object.keys(click), 'extra'), unexpected, { maxKeys: 3 }),
    fc.subarray(Object.keys(click), { maxLength: 2 }),
  )
  .map(([event, changes, removed]) => {
    const changed: Record<string, unknown> = { ...event, ...changes }
    for (const key of removed) delete changed[key]
    return changed
  })

describe('the fast check', () => {
  test('agrees with the schema about one event', () => {
    let accepted = 0
    fc.assert(
      fc.property(fc.oneof(unexpected, nearMiss, fc.constantFrom(view, click)), (value) => {
        const wire = JSON.parse(JSON.stringify(value))
        const { success } = VisitorEvent.safeParse(wire)
        if (success) accepted += 1
        expect(isVisitorEvent(wire)).toBe(success)
      }),
      { numRuns: 5000 },
    )
    expect(accepted).toBeGreaterThan(500)
  })

  test('accepts exactly the bodies that the schema accepts', () => {
    const bodies = fc.oneof(
      nearMiss,
      fc.array(fc.oneof({ weight: 9, arbitrary: fc.constantFrom(view, click) }, nearMiss)),
    )
    fc.assert(
      fc.property(bodies, (value) => {
        const { success } = VisitorEvents.safeParse(JSON.parse(JSON.stringify(value)))
        const read = () => parseEvents(JSON.stringify(value))
        if (success) expect(read()).toHaveLength(Array.isArray(value) ? value.length : 1)
        else expect(read).toThrow('Some fields need attention')
      }),
      { numRuns: 1000 },
    )
  })
})

describe('a body', () => {
  test('may contain up to 100 events', () => {
    expect(parseEvents(JSON.stringify(Array(100).fill(view)))).toHaveLength(100)
    expect(() => parseEvents(JSON.stringify(Array(101).fill(view)))).toThrow('Some fields need attention')
    expect(() => parseEvents('[]')).toThrow('Some fields need attention')
  })

  test.each(['', '{', 'view', '{"id":}'])('that is not JSON is rejected: %s', (body) => {
    expect(() => parseEvents(body)).toThrow('The body is not valid JSON')
  })

  test('is rejected with the index and field of the invalid event', () => {
    const parse = () => parseEvents(JSON.stringify([view, { ...view, subjectId: 'mine' }]))
    expect(parse).toThrow(expect.objectContaining({ fields: { '1.subjectId': expect.any(String) } }))
  })
})
