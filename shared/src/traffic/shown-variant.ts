/** A is what was published when the test began; B is the other version. */
export const variants = ['A', 'B'] as const
export type Variant = (typeof variants)[number]

/** The version of a page that a visitor saw during a test. */
export interface ShownVariant {
  testId: string
  variant: Variant
}

/** Names the version in the addresses that lead on from a page. */
export const variantParameter = 'v'

/** Longer texts name no version. */
export const maxVariantLength = 40

export const formatShownVariant = ({ testId, variant }: ShownVariant): string => `${testId}.${variant}`

/** Anyone may write such an address, so the test may not exist. */
export function parseShownVariant(text: unknown): ShownVariant | undefined {
  const [, testId, variant] = (typeof text === 'string' && pattern.exec(text)) || []
  return testId && variant ? { testId, variant: variant as Variant } : undefined
}

const pattern = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([AB])$/
