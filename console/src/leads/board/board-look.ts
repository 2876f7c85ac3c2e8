/** One column after the other on a phone, all beside each other where there is room; each scrolls by itself. */
export const boardLook =
  'relative grid gap-3 overflow-x-auto pb-2 max-md:grid-cols-1 md:h-[calc(100dvh-20rem)] md:min-h-[26rem] md:auto-cols-[minmax(15.5rem,1fr)] md:grid-flow-col md:grid-rows-[minmax(0,1fr)]'
