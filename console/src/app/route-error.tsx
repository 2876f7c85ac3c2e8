import { Problem } from '@gable/shared/http/problem.ts'
import { useEffect } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import { ErrorMessage, ErrorPage } from '../layout/error-page.tsx'
import { reportError } from '../platform/report-errors.ts'
import { NotFoundMessage, NotFoundPage } from './not-found-page.tsx'

/** Renders not-found errors as the not-found page, and everything else with a retry. */
export function RouteError({ inShell = false }: { inShell?: boolean }) {
  const error = useRouteError()
  const isMissing = isNotFound(error)
  useEffect(() => {
    if (!isMissing) reportError(error)
  }, [error, isMissing])
  if (isMissing) return inShell ? <NotFoundMessage backTo="/" /> : <NotFoundPage />
  // After a release, old chunks are gone. Only a full reload gets the new ones.
  const retry = () => window.location.reload()
  return inShell ? <ErrorMessage onRetry={retry} /> : <ErrorPage onRetry={retry} />
}

const isNotFound = (error: unknown) =>
  (error instanceof Problem && error.code === 'not_found') || (isRouteErrorResponse(error) && error.status === 404)
