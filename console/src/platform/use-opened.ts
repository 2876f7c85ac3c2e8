import { useCallback } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'

/** What stands open over a page, by the address: a link opens it, and Back closes it. The page below keeps its state. */
export function useOpened(name: string) {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  const open = useCallback(
    (id: string) => setParams((now) => withOpened(now, name, id), { preventScrollReset: true, state }),
    [setParams, name, state],
  )
  const close = useCallback(
    () => setParams((now) => withOpened(now, name, undefined), { preventScrollReset: true, replace: true, state }),
    [setParams, name, state],
  )
  const hrefTo = (id: string) => `?${withOpened(params, name, id)}`
  return { opened: params.get(name) ?? undefined, open, close, hrefTo }
}

function withOpened(params: URLSearchParams, name: string, id: string | undefined) {
  const next = new URLSearchParams(params)
  if (id === undefined) next.delete(name)
  else next.set(name, id)
  return next
}
