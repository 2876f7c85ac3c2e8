import * as z from 'zod'

export const agencyStatuses = ['CREATED', 'ACTIVE'] as const
export const agencySteps = ['PROFESSIONAL_DETAILS', 'INDUSTRY_DETAILS', 'ONBOARDING_CALL'] as const
export const agentSteps = ['INVITED', 'PERSONAL_DETAILS', 'ACCOUNT_ONBOARDING_DETAILS', 'COMPLETED'] as const

export const Agency = z.object({
  _id: z.string(),
  name: z.string(),
  status: z.enum(agencyStatuses),
  onboardingStep: z.enum(agencySteps).nullable(),
  timeZone: z.string(),
  defaultSettings: z.object({ softFreezeAfter: z.string().nullable() }),
})
export type Agency = z.infer<typeof Agency>

export const Agent = z.object({
  _id: z.string(),
  fullName: z.string(),
  email: z.string(),
  role: z.enum(['OWNER', 'ADMIN', 'AGENT']),
  onboardingStep: z.enum(agentSteps),
  purl: z.object({ id: z.string().nullable() }),
})
export type Agent = z.infer<typeof Agent>
