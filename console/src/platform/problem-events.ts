import type { Problem } from '@gable/shared/http/problem.ts'

type Listener = (problem: Problem, accountId: string | undefined) => void

/** Subscribes to every failed API call. This is how the console notices a lost session or a suspended account. */
export function onProblem(listener: Listener) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export function publishProblem(problem: Problem, accountId: string | undefined) {
  for (const listener of [...listeners]) listener(problem, accountId)
}

const listeners = new Set<Listener>()
