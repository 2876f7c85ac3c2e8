import * as z from 'zod'
import { ProfileChange } from '../identity/user.ts'

const Text = (label: string, maximum: number) =>
  z.string().trim().min(1, `${label} is required`).max(maximum, `${label} cannot be more than ${maximum} characters`)

export const PersonalDetails = ProfileChange

export const ProfessionalDetails = z.object({
  agencyName: Text('Agency Name', 120),
  brokerage: Text('Brokerage', 120),
  license: Text('License', 20),
  website: z
    .string()
    .trim()
    .max(200)
    .refine(
      (text) => text === '' || /^https?:\/\/[^\s/.]+(\.[^\s/.]+)+(\/\S*)?$/i.test(text),
      'Please enter a valid URL',
    ),
})

export const teamSizes = ['JUST_ME', '2_TO_5', '6_TO_20', 'MORE_THAN_20'] as const
export const leadSources = [
  'REFERRALS',
  'OPEN_HOUSES',
  'PORTALS',
  'SOCIAL_MEDIA',
  'WEBSITE',
  'DIRECT_MAIL',
  'OTHER',
] as const
export const businessFocuses = ['SELLERS', 'BUYERS', 'BOTH'] as const

export const IndustryDetails = z.object({
  teamSize: z.enum(teamSizes, 'Please select a team size'),
  leadSources: z.array(z.enum(leadSources)).min(1, 'Please select at least one'),
  businessFocus: z.enum(businessFocuses, 'Please select a focus'),
})

export const CallChoice = z.object({ slot: z.iso.datetime({ offset: true }).nullable() })

export const OnboardingDetails = z.object({
  professional: ProfessionalDetails.partial(),
  industry: IndustryDetails.partial(),
})

/** The available onboarding calls, in the agency's time zone. */
export const CallDetails = z.object({ timeZone: z.string(), minutes: z.number(), slots: z.array(z.string()) })
