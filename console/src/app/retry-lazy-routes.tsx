import { createElement, type ReactNode, useEffect, useState } from 'react'
import type { RouteObject } from 'react-router-dom'

type LazyFunction = Extract<RouteObject['lazy'], (...args: never[]) => unknown>
type LoadedRoute = Awaited<ReturnType<LazyFunction>>

/** Routes whose code is asked for again on every visit until it is loaded. The router itself remembers the first failure. */
export const retryLazyRoutes = (routes: readonly RouteObject[]): RouteObject[] => routes.map(retryLazyRoute)

function retryLazyRoute(route: RouteObject): RouteObject {
  const { lazy, children } = route
  return {
    ...route,
    ...(typeof lazy === 'function' && { lazy: () => lazy().catch(() => ({ element: <RetriedRoute load={lazy} /> })) }),
    ...(children && { children: retryLazyRoutes(children) }),
  } as RouteObject
}

/** Mounted anew by each visit. A failure goes to the nearest error element, which offers to try again. */
function RetriedRoute({ load }: { load: LazyFunction }) {
  const [outcome, setOutcome] = useState<{ route: LoadedRoute } | { error: unknown }>()
  useEffect(() => {
    let isCurrent = true
    load().then(
      (route) => isCurrent && setOutcome({ route }),
      (error: unknown) => isCurrent && setOutcome({ error }),
    )
    return () => {
      isCurrent = false
    }
  }, [load])
  if (!outcome) return null
  if ('error' in outcome) throw outcome.error
  return renderRoute(outcome.route)
}

const renderRoute = ({ element, Component }: LoadedRoute): ReactNode => (Component ? createElement(Component) : element)
