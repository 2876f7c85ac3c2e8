import { Problem } from '@gable/shared/http/problem.ts'
import { useEffect } from 'react'
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from 'react-router-dom'
import { ErrorMessage, ErrorPage } from '../layout/error-page.tsx'
import { isConnectionFailure } from '../platform/import-with-files.ts'
import { reportError } from '../platform/report-errors.ts'
import { NotFoundMessage, NotFoundPage } from './not-found-page.tsx'

/** Renders not-found errors as the not-found page, and everything else with a retry. */
export function RouteError({ inShell = false }: { inShell?: boolean }) {
  const error = useRouteError()
  const navigate = useNavigate()
  const location = useLocation()
  const isMissing = isNotFound(error)
  useEffect(() => {
    if (!isMissing) reportError(error)
  }, [error, isMissing])
  if (isMissing) return inShell ? <NotFoundMessage backTo="/" /> : <NotFoundPage />
  // What a release has removed, only a new page can replace.
  const retry = () => (isConnectionFailure(error) ? navigate(location, { replace: true }) : window.location.reload())
  return inShell ? <ErrorMessage onRetry={retry} /> : <ErrorPage onRetry={retry} />
}

const isNotFound = (error: unknown) =>
  (error instanceof Problem && error.code === 'not_found') || (isRouteErrorResponse(error) && error.status === 404)
