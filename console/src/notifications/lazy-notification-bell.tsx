import { lazy, Suspense } from 'react'

const Bell = lazy(async () => ({ default: (await import('./notification-bell.tsx')).NotificationBell }))

/** Reserves the bell's place in the top bar until its code has loaded. */
export function LazyNotificationBell() {
  return (
    <Suspense fallback={<span className="size-8 shrink-0 touch:size-11" />}>
      <Bell />
    </Suspense>
  )
}
