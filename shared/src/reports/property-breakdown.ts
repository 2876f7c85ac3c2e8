/** What the chart of homes is about. */
export const propertyBreakdowns = ['equity', 'value', 'loan', 'rate-gap', 'years', 'area'] as const
export type PropertyBreakdown = (typeof propertyBreakdowns)[number]

export const propertyBreakdownLabels: Readonly<Record<PropertyBreakdown, string>> = {
  equity: 'By equity',
  value: 'By value',
  loan: 'By loan',
  'rate-gap': 'By rate gap',
  years: 'By years owned',
  area: 'By city',
}

/** The bars of a distribution. */
interface Ranges {
  bounds: readonly number[]
  names: readonly string[]
}

/** There is one name more than bounds: below the first bound, between two, and from the last one on. */
export const propertyRanges: Readonly<Record<Exclude<PropertyBreakdown, 'area'>, Ranges>> = {
  equity: {
    bounds: [0, 20, 40, 60, 80],
    names: ['Owes more than its value', 'Below 20%', '20% to 40%', '40% to 60%', '60% to 80%', '80% or more'],
  },
  value: {
    bounds: [250_000, 400_000, 600_000, 800_000, 1_000_000],
    names: ['Below $250K', '$250K to $400K', '$400K to $600K', '$600K to $800K', '$800K to $1M', '$1M or more'],
  },
  loan: {
    bounds: [100_000, 200_000, 300_000, 400_000, 600_000],
    names: ['Below $100K', '$100K to $200K', '$200K to $300K', '$300K to $400K', '$400K to $600K', '$600K or more'],
  },
  'rate-gap': {
    bounds: [-3, -2, -1, 0, 1],
    names: [
      'Over 3 points below today’s rate',
      '2 to 3 points below',
      '1 to 2 points below',
      'Up to 1 point below',
      'Up to 1 point above',
      '1 point above or more',
    ],
  },
  years: {
    bounds: [2, 5, 7, 10, 15],
    names: ['Under 2 years', '2 to 4 years', '5 or 6 years', '7 to 9 years', '10 to 14 years', '15 years or more'],
  },
}
