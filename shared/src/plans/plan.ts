import * as z from 'zod'

/** Features with a limit. A feature missing from a plan's map has a limit of zero. */
export const countedFeatures = ['widgets', 'landing-pages', 'personalized-urls', 'team-members', 'contacts'] as const
export type CountedFeature = (typeof countedFeatures)[number]

export const Plan = z.object({
  planName: z.string().nullable(),
  featureFlags: z.record(z.string(), z.boolean()),
  numericalFeatureMap: z.record(z.string(), z.number()),
})
export type Plan = z.infer<typeof Plan>

export const allowanceOf = (plan: Plan, feature: CountedFeature): number => plan.numericalFeatureMap[feature] ?? 0
