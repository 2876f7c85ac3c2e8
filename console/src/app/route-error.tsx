import { Problem } from '@gable/shared/http/problem.ts'
import { useEffect } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import { reportError } from '../platform/report-errors.ts'
import { ErrorContent, ErrorPage } from './error-page.tsx'
import { NotFoundContent, NotFoundPage } from './not-found-page.tsx'

/** Where a page ends that threw: not there is one thing, anything else may work the next time. */
export function RouteError({ inShell = false }: { inShell?: boolean }) {
  const error = useRouteError()
  const isMissing = isNotFound(error)
  useEffect(() => {
    if (!isMissing) reportError(error)
  }, [error, isMissing])
  if (isMissing) return inShell ? <NotFoundContent to="/" /> : <NotFoundPage />
  // A piece of the console that is gone since the last release comes only with the whole page.
  const retry = () => window.location.reload()
  return inShell ? <ErrorContent onRetry={retry} /> : <ErrorPage onRetry={retry} />
}

const isNotFound = (error: unknown) =>
  (error instanceof Problem && error.code === 'not_found') || (isRouteErrorResponse(error) && error.status === 404)
