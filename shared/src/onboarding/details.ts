import * as z from 'zod'
import { SavedAgencyDetails } from '../agency/agency-details.ts'
import { ProfileChange } from '../identity/user.ts'

export const PersonalDetails = ProfileChange

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

export const OnboardingDetails = z.object({
  professional: SavedAgencyDetails,
  industry: IndustryDetails.partial(),
})
