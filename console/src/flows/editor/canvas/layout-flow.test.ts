import { listSteps } from '@gable/shared/flows/program.ts'
import type { Step } from '@gable/shared/flows/step.ts'
import { expect, test } from 'vitest'
import { listPlaces } from '../tree/places.ts'
import { layoutFlow } from './layout-flow.ts'

let next = 0
const createNote = (): Step => ({ id: `note-${next++}`, kind: 'ADD_NOTE', text: '' })
const createEnd = (): Step => ({ id: `end-${next++}`, kind: 'END' })
const createCondition = (yes: Step[], no: Step[]): Step => ({
  id: `condition-${next++}`,
  kind: 'CONDITION',
  filters: [],
  branches: [
    { key: 'YES', steps: yes },
    { key: 'NO', steps: no },
  ],
})

/** Steps of every shape, the same for the same seed. */
function createSteps(seed: number, depth = 0): Step[] {
  const rng = () => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed / 2_147_483_647
  }
  return Array.from({ length: Math.floor(rng() * 4) }, () => {
    const kind = rng()
    if (kind < 0.4 && depth < 4)
      return createCondition(
        createSteps(1 + Math.floor(rng() * 1e6), depth + 1),
        createSteps(1 + Math.floor(rng() * 1e6), depth + 1),
      )
    return kind < 0.5 ? createEnd() : createNote()
  })
}

const heights = { start: 80, getStep: ({ id }: Step) => 80 + (id.length % 3) * 20 }

test('no two cards touch, and none is outside of the canvas, for any tree of steps', () => {
  for (let seed = 1; seed <= 300; seed++) {
    const layout = layoutFlow(createSteps(seed), heights)
    const boxes = [layout.start, ...layout.steps]
    for (const [index, a] of boxes.entries()) {
      expect(a.x).toBeGreaterThanOrEqual(0)
      expect(a.x + a.width).toBeLessThanOrEqual(layout.width)
      expect(a.y + a.height).toBeLessThanOrEqual(layout.height)
      for (const b of boxes.slice(index + 1))
        expect(
          a.x + a.width < b.x || b.x + b.width < a.x || a.y + a.height < b.y || b.y + b.height < a.y,
          `seed ${seed}`,
        ).toBe(true)
    }
  }
})

test('every step and every place is on the canvas once, in the order in which the list has them', () => {
  for (let seed = 1; seed <= 300; seed++) {
    const steps = createSteps(seed)
    const layout = layoutFlow(steps, heights)
    expect(layout.steps.map(({ step }) => step.id)).toEqual(listSteps(steps).map(({ id }) => id))
    expect(layout.places.map(({ place }) => place)).toEqual(listPlaces(steps))
  }
})

test('a line leads to the end only if a contact comes to it', () => {
  expect(layoutFlow([createNote()], heights).end).toBeDefined()
  expect(layoutFlow([createNote(), createEnd()], heights).end).toBeUndefined()
  expect(layoutFlow([createCondition([createEnd()], [])], heights).end).toBeDefined()
  expect(layoutFlow([createCondition([createEnd()], [createEnd()])], heights).end).toBeUndefined()
})

test('a dashed line leads from a step that goes elsewhere to its target', () => {
  const note = createNote()
  const jump: Step = { id: 'jump', kind: 'GO_TO', stepId: note.id }
  expect(layoutFlow([note, createNote(), jump], heights).jumps).toHaveLength(1)
  expect(layoutFlow([note, { ...jump, stepId: null }], heights).jumps).toEqual([])
  expect(layoutFlow([note, { ...jump, stepId: 'deleted' }], heights).jumps).toEqual([])
})

test('branches are side by side below their step, which is above the middle of them', () => {
  const [yes, no] = [createNote(), createNote()]
  const layout = layoutFlow([createCondition([yes], [no])], heights)
  const [condition, left, right] = layout.steps
  expect(left).toMatchObject({ step: yes, x: 0, y: right?.y })
  expect(right).toMatchObject({ step: no })
  expect(condition?.x).toBe(((left?.x ?? 0) + (right?.x ?? 0)) / 2)
})
