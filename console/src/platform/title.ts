import { useEffect } from 'react'
import { type Params, type UIMatch, useLocation, useMatches } from 'react-router-dom'

/** The deepest title among the matched routes is the page title. */
interface RouteHandle {
  title?: string | ((data: unknown, params: Params) => string | undefined)
}

/** Returns the title from the matched routes and sets it on the document. */
export function useRouteTitle(): string {
  const { pathname } = useLocation()
  const title = getPageTitle(useMatches())
  // A page may override the title with `useTitle`. Depending on the path restores it after that page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    document.title = title
  }, [title, pathname])
  return title
}

/** For pages whose title depends on loaded data: `useTitle(widget?.name)`. */
export function useTitle(title: string | undefined) {
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the route's title is set again on each path change
  useEffect(() => {
    if (title !== undefined) document.title = title
  }, [title, pathname])
}

export function getPageTitle(matches: readonly Pick<UIMatch, 'handle' | 'loaderData' | 'params'>[]): string {
  for (const { handle, loaderData, params } of [...matches].reverse()) {
    const routeTitle = (handle as RouteHandle | undefined)?.title
    const title = typeof routeTitle === 'function' ? routeTitle(loaderData, params) : routeTitle
    if (title) return title
  }
  return 'Gable'
}
