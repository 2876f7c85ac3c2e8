/** Which homes the table of the property report lists. Each but the first is what a figure counts. */
export const shownHomes = ['all', 'likely', 'valued', 'equity', 'refinance'] as const
export type ShownHomes = (typeof shownHomes)[number]

export const shownHomesLabels: Readonly<Record<ShownHomes, string>> = {
  all: 'All homes',
  likely: 'Likely to sell',
  valued: 'With a value',
  equity: 'With known equity',
  refinance: 'Rate above today’s',
}
