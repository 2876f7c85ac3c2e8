import { listSteps } from '@gable/shared/flows/program.ts'
import { aCondition, aNote, aWait } from '@gable/shared/flows/samples.ts'
import type { Step } from '@gable/shared/flows/step.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addStep, redoStep, startHistory, undoStep } from '../../../editing/draft/draft-history.ts'
import { duplicateStep, insertStep, moveStep, removeStep, replaceStep, shiftStep } from './edit-steps.ts'
import { findPlace, findStep, listPlaces, rootList } from './places.ts'

/** `a, b [c | d], e` */
const print = (steps: readonly Step[]): string =>
  steps
    .map(
      (step) => `${step.id}${'branches' in step ? ` [${step.branches.map((b) => print(b.steps)).join(' | ')}]` : ''}`,
    )
    .join(', ')

const flow = () => [aWait('a'), aCondition('b', [aNote('c')], [aNote('d')]), aNote('e')]
const yes = { parentId: 'b', branch: 'YES' }

test('a step is added between others and into a branch', () => {
  expect(print(insertStep(flow(), { ...rootList, index: 1 }, aNote('x')))).toBe('a, x, b [c | d], e')
  expect(print(insertStep(flow(), { ...yes, index: 1 }, aNote('x')))).toBe('a, b [c, x | d], e')
})

test('a step is removed with what is in its branches', () => {
  expect(print(removeStep(flow(), 'b'))).toBe('a, e')
  expect(print(removeStep(flow(), 'd'))).toBe('a, b [c | ], e')
  expect(print(removeStep(flow(), 'unknown'))).toBe(print(flow()))
})

test('a step is replaced where it is', () => {
  expect(findStep(replaceStep(flow(), aWait('c', 7)), 'c')).toEqual(aWait('c', 7))
})

test('a step moves within its list, into a branch and out of it', () => {
  expect(print(moveStep(flow(), 'a', { ...rootList, index: 3 }))).toBe('b [c | d], e, a')
  expect(print(moveStep(flow(), 'e', { ...yes, index: 0 }))).toBe('a, b [e, c | d]')
  expect(print(moveStep(flow(), 'c', { ...rootList, index: 0 }))).toBe('c, a, b [ | d], e')
})

test('a step cannot move into itself', () => {
  expect(print(moveStep(flow(), 'b', { ...yes, index: 0 }))).toBe(print(flow()))
})

test('moving down step by step leads through every branch', () => {
  const seen = [flow()]
  for (let next = shiftStep(flow(), 'a', 'DOWN'); next; next = shiftStep(next, 'a', 'DOWN')) seen.push(next)
  expect(seen.map(print)).toEqual([
    'a, b [c | d], e',
    'b [a, c | d], e',
    'b [c, a | d], e',
    'b [c | a, d], e',
    'b [c | d, a], e',
    'b [c | d], a, e',
    'b [c | d], e, a',
  ])
})

test('a copy has IDs of its own, and its jumps stay inside of it', () => {
  const steps = [
    aCondition('b', [aWait('c'), { id: 'd', kind: 'GO_TO', stepId: 'c' }], [{ id: 'e', kind: 'GO_TO', stepId: 'z' }]),
    aNote('z'),
  ]
  let count = 0
  const result = duplicateStep(steps, 'b', () => `n${++count}`)
  expect(print(result?.steps ?? [])).toBe('b [c, d | e], n1 [n2, n3 | n4], z')
  expect(findStep(result?.steps ?? [], 'n3')).toMatchObject({ stepId: 'n2' })
  expect(findStep(result?.steps ?? [], 'n4')).toMatchObject({ stepId: 'z' })
})

describe('whatever the flow', () => {
  test('every step is at the place where it is found', () => {
    fc.assert(
      fc.property(flows, (steps) => {
        for (const { id } of listSteps(steps)) {
          const place = findPlace(steps, id)
          expect(place && insertStep(removeStep(steps, id), place, findStep(steps, id) as Step)).toEqual(steps)
        }
      }),
    )
  })

  test('a move loses no step and adds none', () => {
    fc.assert(
      fc.property(flows, fc.nat(), fc.nat(), (steps, from, to) => {
        const [all, places] = [listIds(steps), listPlaces(steps)]
        const [id, place] = [all[from % all.length], places[to % places.length]]
        if (id === undefined || !place) return
        expect(listIds(moveStep(steps, id, place)).sort()).toEqual([...all].sort())
      }),
    )
  })

  test('up takes back what down did', () => {
    fc.assert(
      fc.property(flows, fc.nat(), (steps, from) => {
        const id = listIds(steps)[from % listIds(steps).length] ?? ''
        const moved = shiftStep(steps, id, 'DOWN')
        if (moved) expect(shiftStep(moved, id, 'UP')).toEqual(steps)
      }),
    )
  })

  test('undo leads back through every change, and redo forward again', () => {
    fc.assert(
      fc.property(flows, fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 12 }), (start, moves) => {
        let history = startHistory(start)
        for (const [from, to] of moves) {
          const [all, places] = [listIds(history.present), listPlaces(history.present)]
          const place = places[to % places.length]
          if (!place) continue
          const changed =
            to % 3 === 0
              ? removeStep(history.present, all[from % all.length] ?? '')
              : moveStep(history.present, all[from % all.length] ?? '', place)
          history = addStep(history, changed, undefined, 0)
        }
        const end = history.present
        for (let back = undoStep(history); back; back = undoStep(back)) history = back
        expect(history.present).toEqual(start)
        for (let forth = redoStep(history); forth; forth = redoStep(forth)) history = forth
        expect(history.present).toEqual(end)
      }),
    )
  })
})

const listIds = (steps: readonly Step[]) => listSteps(steps).map(({ id }) => id)

/** Flows of notes and conditions with IDs in the order of their steps. */
const flows = fc
  .letrec<{ steps: Step[] }>((tie) => ({
    steps: fc.array(
      fc.oneof(
        { maxDepth: 3, withCrossShrink: true },
        fc.constant(aNote('?')),
        fc.tuple(tie('steps'), tie('steps')).map(([yes, no]) => aCondition('?', yes, no)),
      ),
      { maxLength: 4 },
    ),
  }))
  .steps.map((steps) => {
    let count = 0
    const withIds = (list: Step[]): Step[] =>
      list.map((step) => {
        const id = `s${++count}`
        return 'branches' in step
          ? ({
              ...step,
              id,
              branches: step.branches.map((branch) => ({ ...branch, steps: withIds(branch.steps) })),
            } as Step)
          : { ...step, id }
      })
    return withIds(steps)
  })
