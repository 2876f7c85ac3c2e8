import type { ContactFilter } from '../../contacts/filter.ts'
import { type DashboardButton, popupLeadForm } from '../button.ts'

export const sellingOptionTypes = ['CUSTOM_1', 'CUSTOM_2', 'HOMEWARD'] as const
export type SellingOptionType = (typeof sellingOptionTypes)[number]

export const avmDisplayTypes = ['RANGE', 'VALUE'] as const
export type AvmDisplayType = (typeof avmDisplayTypes)[number]

export interface SellingOption {
  seq: number
  sellingOptionType: SellingOptionType
  enabled: boolean
  showAvm: boolean
  avmDisplayValueType: AvmDisplayType
  /** Whole percent, from -30 to 30. Null while the field is empty; saving requires a value. */
  avmPriceAdjustmentPercentage: number | null
  subheading: string
  infoMessage: string
  ctaButton: DashboardButton
  showSubtext: boolean
  subText: string
  /** Who sees the option, among those who see the module. Empty means all of them. */
  filters: ContactFilter[]
}

export interface SellingOptionsSettings {
  name: string
  showSubheading: boolean
  subheading: string
  title: string
  customSellingOption1: SellingOption
  customSellingOption2: SellingOption
  /** Available while the Homeward app is connected. */
  homeward: SellingOption
  showDisclaimer: boolean
  disclaimerMessage: string
}

/** The key of each option in the settings. */
export const sellingOptionKeys = {
  CUSTOM_1: 'customSellingOption1',
  CUSTOM_2: 'customSellingOption2',
  HOMEWARD: 'homeward',
} as const satisfies Record<SellingOptionType, keyof SellingOptionsSettings>

/** Fixed by Homeward's terms, so panels show it read-only and saves ignore any other text. */
export const homewardInfoMessage =
  'Homeward makes a preliminary cash offer based on market data. The final offer follows a home assessment and can be lower or higher.'

export const defaultSellingOptions: SellingOptionsSettings = {
  name: 'Selling Options',
  showSubheading: true,
  subheading: 'Every way to sell has its price and its pace. Compare what you would walk away with.',
  title: 'How would you like to sell?',
  customSellingOption1: {
    seq: 1,
    sellingOptionType: 'CUSTOM_1',
    enabled: true,
    showAvm: true,
    avmDisplayValueType: 'VALUE',
    avmPriceAdjustmentPercentage: 0,
    subheading: 'List on the market',
    infoMessage: 'We prepare, market and show your home to reach every buyer. It usually brings the highest price.',
    ctaButton: { type: 'SECONDARY', label: 'Get my listing price', action: popupLeadForm },
    showSubtext: true,
    subText: 'Best price, usually 30 to 60 days',
    filters: [],
  },
  customSellingOption2: {
    seq: 2,
    sellingOptionType: 'CUSTOM_2',
    enabled: true,
    showAvm: true,
    avmDisplayValueType: 'VALUE',
    avmPriceAdjustmentPercentage: -8,
    subheading: 'Take a cash offer',
    infoMessage:
      'A buyer pays cash and takes the home as it is: no repairs, no showings, and you choose the closing day.',
    ctaButton: { type: 'SECONDARY', label: 'Get a cash offer', action: popupLeadForm },
    showSubtext: true,
    subText: 'Fastest, in as little as 10 days',
    filters: [],
  },
  homeward: {
    seq: 3,
    sellingOptionType: 'HOMEWARD',
    enabled: false,
    showAvm: true,
    avmDisplayValueType: 'VALUE',
    avmPriceAdjustmentPercentage: 0,
    subheading: 'Sell to Homeward',
    infoMessage: homewardInfoMessage,
    ctaButton: { type: 'SECONDARY', label: 'Request a preliminary offer', action: popupLeadForm },
    showSubtext: false,
    subText: '',
    filters: [],
  },
  showDisclaimer: true,
  disclaimerMessage:
    'Prices are estimates. What you receive depends on the final price and the actual costs of the sale.',
}
