import type { Problem } from '@gable/shared/http/problem.ts'
import type { ReactNode } from 'react'
import type { SWRResponse } from 'swr'
import { LoadProblem } from './load-problem.tsx'

interface LoadedProps<T> {
  read: Pick<SWRResponse<T, Problem>, 'data' | 'error' | 'isValidating' | 'mutate'>
  /** What could not be loaded, as a sentence. */
  failed: string
  /** What holds its place meanwhile. */
  waiting: ReactNode
  children: (data: T) => ReactNode
}

/** What was read, once it is there; before that its place, or why it does not come. */
export function Loaded<T>({ read, failed, waiting, children }: LoadedProps<T>) {
  const { data, error, isValidating, mutate } = read
  if (data) return children(data)
  if (!error) return waiting
  return <LoadProblem problem={error} failed={failed} onRetry={() => mutate()} retrying={isValidating} />
}
