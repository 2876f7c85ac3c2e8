import { newId } from '@gable/shared/ids.ts'
import { VisitorEvent, VisitorEvents } from '@gable/shared/ingest/visitor-event.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isVisitorEvent, readEvents } from './read-events.ts'

const view = {
  id: newId(),
  type: 'view',
  subject: 'widget',
  subjectId: newId(),
  visitId: newId(),
  at: '2026-11-21T06:00:00.000Z',
}
const click = { ...view, type: 'click', detail: { moduleId: 'hero', text: 'Sell' }, isPreview: false }

const strange = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.uuid(),
  fc.constantFrom(
    ...['', 'view', 'VIEW', 'submission', 'widget', 'email', 'constructor', '__proto__', newId().toUpperCase()],
    ...[
      '2026-02-30T00:00:00Z',
      '2028-02-29T23:59:59.999999+05:30',
      '2026-01-01',
      '2026-01-01T10:00Z',
      '0000-01-01T00:00:00Z',
    ],
    ...['00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff', `${newId()} `, `${newId()}\n`],
  ),
  fc.record({ moduleId: fc.string({ maxLength: 70 }), text: fc.string({ minLength: 110, maxLength: 130 }) }),
)

/** A good event of which some is missing, strange or too much. */
const nearMiss = fc
  .tuple(
    fc.constantFrom(view, click),
    fc.dictionary(fc.constantFrom(...Object.keys(click), 'extra'), strange, { maxKeys: 3 }),
    fc.subarray(Object.keys(click), { maxLength: 2 }),
  )
  .map(([event, changes, gone]) => {
    const changed: Record<string, unknown> = { ...event, ...changes }
    for (const key of gone) delete changed[key]
    return changed
  })

describe('the look by hand', () => {
  test('says of one event what the schema says', () => {
    let agreed = 0
    fc.assert(
      fc.property(fc.oneof(strange, nearMiss, fc.constantFrom(view, click)), (given) => {
        const wire = JSON.parse(JSON.stringify(given))
        const { success } = VisitorEvent.safeParse(wire)
        if (success) agreed += 1
        expect(isVisitorEvent(wire)).toBe(success)
      }),
      { numRuns: 5000 },
    )
    expect(agreed).toBeGreaterThan(500)
  })

  test('lets exactly those bodies pass that the schema lets pass', () => {
    const bodies = fc.oneof(
      nearMiss,
      fc.array(fc.oneof({ weight: 9, arbitrary: fc.constantFrom(view, click) }, nearMiss)),
    )
    fc.assert(
      fc.property(bodies, (given) => {
        const { success } = VisitorEvents.safeParse(JSON.parse(JSON.stringify(given)))
        const read = () => readEvents(JSON.stringify(given))
        if (success) expect(read()).toHaveLength(Array.isArray(given) ? given.length : 1)
        else expect(read).toThrow('Some fields need attention')
      }),
      { numRuns: 1000 },
    )
  })
})

describe('a body', () => {
  test('may hold a hundred events and not one more', () => {
    expect(readEvents(JSON.stringify(Array(100).fill(view)))).toHaveLength(100)
    expect(() => readEvents(JSON.stringify(Array(101).fill(view)))).toThrow('Some fields need attention')
    expect(() => readEvents('[]')).toThrow('Some fields need attention')
  })

  test.each(['', '{', 'view', '{"id":}'])('that is no JSON is refused: %s', (body) => {
    expect(() => readEvents(body)).toThrow('The body is not valid JSON')
  })

  test('that is refused is told which event and which field', () => {
    const refusal = () => readEvents(JSON.stringify([view, { ...view, subjectId: 'mine' }]))
    expect(refusal).toThrow(expect.objectContaining({ fields: { '1.subjectId': 'Invalid UUID' } }))
  })
})
