import { compileFlow, getBranches, listSteps, type Program } from '@gable/shared/flows/program.ts'
import { attemptMaximum, stepsWithoutWaitMaximum } from '@gable/shared/flows/run-labels.ts'
import type { Step } from '@gable/shared/flows/step.ts'
import { expect, test } from 'vitest'
import { type AdvancedRun, advanceRun, failRun, type RunPosition, type StepResult } from './advance-run.ts'

const start = (stepId: string): RunPosition => ({ id: 'run', stepId, stepsTaken: 0, stepsSinceWait: 0, attempts: 0 })

/** Numbers that look random and are the same each time. */
function createRandom(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** A tree of steps with branches in branches, ends and waits, but without jumps. */
function createSteps(random: (below: number) => number, depth: number, ids: { next: number }): Step[] {
  return Array.from({ length: random(4) }, (): Step => {
    const id = `s${ids.next++}`
    const inner = () => createSteps(random, depth - 1, ids)
    const kind = depth > 0 ? random(6) : random(4)
    if (kind === 0) return { id, kind: 'WAIT', duration: { amount: 1, unit: 'DAYS' } }
    if (kind === 1 && random(3) === 0) return { id, kind: 'END' }
    if (kind === 4)
      return { id, kind: 'SPLIT', branches: ['a', 'b', 'c'].map((key) => ({ key, percent: 33, steps: inner() })) }
    if (kind === 5) {
      const [yes, no] = [inner(), inner()]
      return {
        id,
        kind: 'CONDITION',
        filters: [],
        branches: [
          { key: 'YES', steps: yes },
          { key: 'NO', steps: no },
        ],
      }
    }
    return { id, kind: 'ADD_NOTE', text: 'Hello' }
  })
}

/** What the definition says, read straight from its nested steps. Returns whether an end was met. */
function walk(steps: readonly Step[], choose: (step: Step) => string | undefined, path: string[]): boolean {
  for (const step of steps) {
    path.push(step.id)
    if (step.kind === 'END') return true
    const branch = getBranches(step).find(({ key }) => key === choose(step))
    if (branch && walk(branch.steps, choose, path)) return true
  }
  return false
}

test('every run passes exactly the steps of the definition, in their order, and ends', () => {
  for (let seed = 1; seed <= 500; seed++) {
    const random = createRandom(seed)
    const steps = createSteps(random, 3, { next: 0 })
    const choices = new Map(
      listSteps(steps).map((step) => [step.id, getBranches(step)[random(getBranches(step).length)]?.key]),
    )
    const expected: string[] = []
    walk(steps, ({ id }) => choices.get(id), expected)
    expect(follow(compileFlow({ steps }), choices)).toEqual(expected)
  }
})

/** Takes a run to its end. A wait is waited for once. */
function follow(program: Program, choices: ReadonlyMap<string, string | undefined>): string[] {
  const path: string[] = []
  if (program.first === null) return path
  let run: AdvancedRun | RunPosition = start(program.first)
  for (let isWaiting = false; run.stepId !== null; ) {
    const { step } = program.steps.get(run.stepId) ?? {}
    const isToWait = step?.kind === 'WAIT' && !isWaiting
    const branch = choices.get(run.stepId)
    const result: StepResult = isToWait ? { type: 'WAIT', until: 5 } : { type: 'DONE', ...(branch && { branch }) }
    const advanced: AdvancedRun = advanceRun(program, { ...run, stepId: run.stepId }, result, 0)
    isWaiting = advanced.isWaiting
    if (advanced.taken) path.push(advanced.taken.stepId)
    expect(advanced.stepsTaken).toBe(path.length)
    expect(advanced.dueAt === null).toBe(advanced.state !== 'ACTIVE')
    if (advanced.state === 'FINISHED') return path
    run = advanced
  }
  return path
}

test('a run that never waits needs a look, and one that waits does not', () => {
  const steps: Step[] = [
    { id: 'wait', kind: 'WAIT', duration: { amount: 1, unit: 'DAYS' } },
    { id: 'back', kind: 'GO_TO', stepId: 'wait' },
  ]
  const program = compileFlow({ steps })
  let run: AdvancedRun = { ...advanceRun(program, start('wait'), { type: 'DONE' }, 0) }
  for (let n = 2; n < stepsWithoutWaitMaximum; n++) {
    expect(run.state).toBe('ACTIVE')
    run = advanceRun(program, { ...run, stepId: run.stepId ?? '' }, { type: 'DONE' }, 0)
  }
  const position = { ...run, stepId: run.stepId ?? '' }
  expect(advanceRun(program, position, { type: 'DONE' }, 0).state).toBe('FAILED')
  const waited = advanceRun(program, position, { type: 'WAIT', until: 9 }, 0)
  expect(waited).toMatchObject({ state: 'ACTIVE', dueAt: 9, isWaiting: true, stepsSinceWait: 0 })
})

test('a failed step is tried again, later each time, and then needs a look', () => {
  let run: AdvancedRun | RunPosition = start('send')
  const delays: (number | null)[] = []
  for (let n = 0; n < attemptMaximum; n++) {
    const failed: AdvancedRun = failRun({ ...run, stepId: 'send' }, 'No', 0)
    delays.push(failed.dueAt === null ? null : failed.dueAt / 60_000)
    run = failed
  }
  expect(delays).toEqual([1, 4, 16, 60, null])
  expect(run).toMatchObject({ state: 'FAILED', stepId: 'send', reason: 'No', taken: { outcome: 'FAILED' } })
})
