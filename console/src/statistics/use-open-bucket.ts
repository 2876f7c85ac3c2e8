import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'

/** Which bar stands open, by the moment it begins; in the address, so that Back closes it. */
export function useOpenBucket() {
  const [params, setParams] = useSearchParams()
  const open = useCallback(
    (date: string) => setParams((now) => withBucket(now, date), { preventScrollReset: true }),
    [setParams],
  )
  const close = useCallback(
    () => setParams((now) => withBucket(now, undefined), { preventScrollReset: true, replace: true }),
    [setParams],
  )
  return { date: params.get(key) ?? undefined, open, close }
}

const key = 'bucket'

function withBucket(params: URLSearchParams, date: string | undefined) {
  const next = new URLSearchParams(params)
  if (date === undefined) next.delete(key)
  else next.set(key, date)
  return next
}
