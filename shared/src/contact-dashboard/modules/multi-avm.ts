export const avmProviders = ['CORELOGIC', 'ATTOM', 'QUANTARIUM'] as const
export type AvmProvider = (typeof avmProviders)[number]

export interface AvmSelection {
  enabled: boolean
  provider: AvmProvider
}

export interface MultiAvmSettings {
  name: string
  mainHeading: string
  subHeading: string
  /** All providers, in the order they are shown in. */
  avmSelections: AvmSelection[]
  showAvmTrendChart: boolean
  trendChartHeading: string
  showAvmDisclaimer: boolean
  avmDisclaimerText: string
  showButtonLink: boolean
  buttonLinkText: string
  noAvmHeading: string
  noAvmSubHeading: string
}

/** Each provider once, in the stored order. Those that this version does not know are left out, and others are off. */
export function completeSelections(stored: readonly { enabled: boolean; provider: string }[]): AvmSelection[] {
  const known = stored.filter(
    (selection, index): selection is AvmSelection =>
      avmProviders.some((provider) => provider === selection.provider) &&
      stored.findIndex(({ provider }) => provider === selection.provider) === index,
  )
  const missing = avmProviders.filter((name) => !known.some(({ provider }) => provider === name))
  return [...known, ...missing.map((provider) => ({ enabled: false, provider }))]
}

export const defaultMultiAvm: MultiAvmSettings = {
  name: 'Home Value Comparison',
  mainHeading: 'What each source says your home is worth',
  subHeading: 'Each provider values your home in its own way. Together they show a realistic range.',
  avmSelections: avmProviders.map((provider) => ({ enabled: true, provider })),
  showAvmTrendChart: true,
  trendChartHeading: 'How each estimate has changed',
  showAvmDisclaimer: true,
  avmDisclaimerText: 'Automated estimates are not appraisals and may differ from the price your home sells for.',
  showButtonLink: true,
  buttonLinkText: 'Ask for a professional opinion',
  noAvmHeading: 'No automatic estimate yet',
  noAvmSubHeading: 'None of the providers has enough data about your home. We are happy to value it for you.',
}
