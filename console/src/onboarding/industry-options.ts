import type { businessFocuses, leadSources, teamSizes } from '@gable/shared/onboarding/details.ts'
import { Building, Building2, House, KeyRound, Repeat, User, Users } from 'lucide-react'
import type { Option } from '../design/inputs/option.ts'

export const teamSizeOptions: readonly Option<(typeof teamSizes)[number]>[] = [
  { value: 'JUST_ME', label: 'Just me', icon: User },
  { value: '2_TO_5', label: '2 to 5 people', icon: Users },
  { value: '6_TO_20', label: '6 to 20 people', icon: Building },
  { value: 'MORE_THAN_20', label: 'More than 20', icon: Building2 },
]

export const leadSourceOptions: readonly Option<(typeof leadSources)[number]>[] = [
  { value: 'REFERRALS', label: 'Referrals' },
  { value: 'OPEN_HOUSES', label: 'Open houses' },
  { value: 'PORTALS', label: 'Portals' },
  { value: 'SOCIAL_MEDIA', label: 'Social media' },
  { value: 'WEBSITE', label: 'My website' },
  { value: 'DIRECT_MAIL', label: 'Direct mail' },
  { value: 'OTHER', label: 'Other' },
]

export const businessFocusOptions: readonly Option<(typeof businessFocuses)[number]>[] = [
  { value: 'SELLERS', label: 'Sellers', hint: 'Listings first', icon: House },
  { value: 'BUYERS', label: 'Buyers', hint: 'Finding homes', icon: KeyRound },
  { value: 'BOTH', label: 'Both', hint: 'An even mix', icon: Repeat },
]
