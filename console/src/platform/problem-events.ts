import type { Problem } from '@gable/shared/http/problem.ts'

type Listener = (problem: Problem, accountId: string | undefined) => void

/** Hears of every refused call, whoever made it: that is how a lost session or a suspended account is noticed. */
export function onProblem(listener: Listener) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export function tellProblem(problem: Problem, accountId: string | undefined) {
  for (const listener of [...listeners]) listener(problem, accountId)
}

const listeners = new Set<Listener>()
