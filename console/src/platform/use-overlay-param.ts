import { useCallback } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'

/** Keeps an overlay's id in the URL: a link opens it, and Back closes it. The page below keeps its state. */
export function useOverlayParam(name: string) {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  const open = useCallback(
    (id: string) => setParams((current) => withOverlayParam(current, name, id), { preventScrollReset: true, state }),
    [setParams, name, state],
  )
  const close = useCallback(
    () =>
      setParams((current) => withOverlayParam(current, name, undefined), {
        preventScrollReset: true,
        replace: true,
        state,
      }),
    [setParams, name, state],
  )
  const hrefTo = (id: string) => `?${withOverlayParam(params, name, id)}`
  return { openId: params.get(name) ?? undefined, open, close, hrefTo }
}

function withOverlayParam(params: URLSearchParams, name: string, id: string | undefined) {
  const next = new URLSearchParams(params)
  if (id === undefined) next.delete(name)
  else next.set(name, id)
  return next
}
