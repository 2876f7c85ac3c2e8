import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'

/** Which submission is looked at closer, by the address: Back closes it, and a link opens it. */
export function useOpenSubmission() {
  const [params, setParams] = useSearchParams()
  const close = useCallback(
    () => setParams((now) => withSubmission(now, undefined), { preventScrollReset: true, replace: true }),
    [setParams],
  )
  const hrefTo = (id: string) => `?${withSubmission(params, id)}`
  return { submissionId: params.get(key) ?? undefined, hrefTo, close }
}

/** The page with this submission open. */
export const submissionPath = (id: string) => `submissions?${key}=${encodeURIComponent(id)}`

const key = 'submission'

function withSubmission(params: URLSearchParams, id: string | undefined) {
  const next = new URLSearchParams(params)
  if (id === undefined) next.delete(key)
  else next.set(key, id)
  return next
}
