import type { Problem } from '@gable/shared/http/problem.ts'
import type { ReactNode } from 'react'
import type { SWRResponse } from 'swr'
import { LoadError } from './load-error.tsx'

interface DataBoundaryProps<T> {
  response: Pick<SWRResponse<T, Problem>, 'data' | 'error' | 'isValidating' | 'mutate'>
  /** A sentence: "The contact could not be loaded". */
  errorTitle: string
  /** Shown while loading. */
  fallback: ReactNode
  children: (data: T) => ReactNode
}

/** Renders loaded data, its placeholder, or the error with a retry. */
export function DataBoundary<T>({ response, errorTitle, fallback, children }: DataBoundaryProps<T>) {
  const { data, error, isValidating, mutate } = response
  if (data) return children(data)
  if (!error) return fallback
  return <LoadError problem={error} title={errorTitle} onRetry={() => mutate()} retrying={isValidating} />
}
