/** One column at a time on a phone, all side by side on larger screens; each scrolls on its own. */
export const boardClassName =
  'relative grid gap-3 overflow-x-auto pb-2 max-md:grid-cols-1 md:h-[var(--board-height,60vh)] md:min-h-[22rem] md:auto-cols-[minmax(15.5rem,1fr)] md:grid-flow-col md:grid-rows-[minmax(0,1fr)]'
