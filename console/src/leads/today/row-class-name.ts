/** Waiting and completed rows have the same height, so that nothing moves when a lead is done. */
export const rowClassName =
  'relative flex min-h-[76px] flex-wrap items-center gap-x-3 gap-y-2 bg-surface px-4 py-2.5 sm:flex-nowrap sm:px-5 sm:min-h-[84px]'
