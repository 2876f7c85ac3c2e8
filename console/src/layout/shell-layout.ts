// Shared by the shell and its skeleton, so nothing moves when the shell loads. `--frame-top` leaves room for a banner.

export const getSidebarClassName = (isCollapsed: boolean) =>
  `sticky top-[var(--frame-top,0px)] z-sidebar hidden h-[calc(100dvh-var(--frame-top,0px))] shrink-0 flex-col border-line border-r bg-surface transition-[width] duration-200 lg:flex print:hidden ${isCollapsed ? 'w-[57px]' : 'w-[232px]'}`

export const topBarClassName =
  'sticky top-[var(--frame-top,0px)] z-sticky flex h-12 shrink-0 items-center gap-1 border-line border-b bg-surface px-2 sm:gap-2 sm:px-4 touch:h-14 print:hidden'

/** Number of sidebar entries. The entries themselves are not loaded yet when the skeleton paints. */
export const navigationEntryCounts = { main: 16, footer: 3 }
