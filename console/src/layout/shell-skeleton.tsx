import { Loading, Skeleton } from '../design/feedback/skeleton.tsx'
import { getSidebarClassName, navigationEntryCounts, topBarClassName } from './shell-layout.ts'
import { getStoredCollapsed } from './use-sidebar-collapsed.ts'

/** Placeholder of the shell. It needs no data, so it paints at once. */
export function ShellSkeleton() {
  return (
    <Loading className="flex min-h-dvh">
      <SidebarSkeleton collapsed={getStoredCollapsed()} />
      <div className="flex min-w-0 flex-1 flex-col">
        <div className={topBarClassName}>
          <Skeleton className="h-4 w-24 max-lg:ml-2" />
          <span className="flex-1" />
          <Skeleton className="hidden h-8 w-64 md:block" />
          <span className="size-8 overflow-hidden rounded-full">
            <Skeleton className="size-8" />
          </span>
        </div>
        <div className="mx-auto w-full max-w-[1920px] flex-1 space-y-4 px-4 pt-5 sm:px-8 sm:pt-6">
          <Skeleton className="mb-6 h-7 w-56" />
          <CardSkeleton lines={2} />
          <CardSkeleton lines={6} />
        </div>
      </div>
    </Loading>
  )
}

function SidebarSkeleton({ collapsed }: { collapsed: boolean }) {
  return (
    <div className={getSidebarClassName(collapsed)}>
      <div className="flex h-14 items-center gap-2.5 px-3.5">
        <Skeleton className="size-8 shrink-0" />
        {!collapsed && <Skeleton className="h-4 w-28" />}
      </div>
      <div className="flex flex-1 flex-col gap-0.5 p-2">
        <NavigationSkeleton count={navigationEntryCounts.main} collapsed={collapsed} />
        <span className="flex-1" />
        <NavigationSkeleton count={navigationEntryCounts.footer} collapsed={collapsed} />
      </div>
      <div className="h-[49px] border-line border-t" />
    </div>
  )
}

function NavigationSkeleton({ count, collapsed }: { count: number; collapsed: boolean }) {
  return Array.from({ length: count }, (_, line) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no ids
    <div key={line} className="flex h-8 shrink-0 items-center gap-2.5 px-2 touch:h-11">
      <Skeleton className="size-4 shrink-0" />
      {!collapsed && <Skeleton className="h-3 w-24" />}
    </div>
  ))
}

const widths = ['w-1/2', 'w-2/3', 'w-2/5', 'w-3/5', 'w-1/2', 'w-1/3']

function CardSkeleton({ lines }: { lines: number }) {
  return (
    <div className="space-y-4 rounded-lg border border-line bg-surface p-4 sm:p-5">
      {widths.slice(0, lines).map((width, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no ids
        <Skeleton key={line} className={`h-4 ${width}`} />
      ))}
    </div>
  )
}
