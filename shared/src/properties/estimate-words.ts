/** The provider of a figure that the homeowner corrected. */
export const ownerProvider = 'OWNER'

const providerNames: Record<string, string> = {
  CORELOGIC: 'CoreLogic',
  ATTOM: 'ATTOM',
  QUANTARIUM: 'Quantarium',
  [ownerProvider]: 'Owner',
}

export const getProviderName = (provider: string): string => providerNames[provider] ?? provider

export const getConfidenceLevel = (confidence: number): 'High' | 'Medium' | 'Low' =>
  confidence >= 85 ? 'High' : confidence >= 70 ? 'Medium' : 'Low'
