import { type DashboardButton, popupLeadForm } from '../button.ts'

/** One cost of selling, in percent of the home's value. */
export interface AdditionalCost {
  showCost: boolean
  title: string
  defaultPerc: number
  infoMessage: string
}

export interface HomeEquitySettings {
  name: string
  heading: string
  subheading: string
  /** The label of the chart. */
  homeEquityLabel: string
  homeValueLabel: string
  homeValueInfo: string
  mortgageLabel: string
  mortgageInfo: string
  showCTAButton: boolean
  ctaButton: DashboardButton
  ctaButtonCallOutText: string
  showAdditionalCosts: boolean
  additionalCosts: AdditionalCost[]
}

export const defaultHomeEquity: HomeEquitySettings = {
  name: 'Home Equity',
  heading: 'How much of your home is yours',
  subheading: 'Move the sliders to match what you know. Your estimated equity changes with them.',
  homeEquityLabel: 'Estimated equity',
  homeValueLabel: 'Home value',
  homeValueInfo: 'We start with the latest estimate. Change it if you think your home is worth more or less.',
  mortgageLabel: 'Loan balance',
  mortgageInfo: 'Estimated from public records. Your lender’s statement shows the exact balance.',
  showCTAButton: true,
  ctaButton: { type: 'SECONDARY', label: 'Talk about my equity', action: popupLeadForm },
  ctaButtonCallOutText: 'We can tell you what others in your position have done with theirs.',
  showAdditionalCosts: true,
  additionalCosts: [
    {
      showCost: true,
      title: 'Agent commission',
      defaultPerc: 5,
      infoMessage: 'What the agents of seller and buyer are paid. It is negotiable.',
    },
    {
      showCost: true,
      title: 'Closing costs',
      defaultPerc: 1.5,
      infoMessage: 'Title, escrow and recording fees, and transfer taxes where they apply.',
    },
    {
      showCost: true,
      title: 'Repairs and staging',
      defaultPerc: 1,
      infoMessage: 'What many sellers spend to get the home ready for showings.',
    },
    {
      showCost: false,
      title: 'Moving',
      defaultPerc: 0,
      infoMessage: 'A local move costs less than one across the country.',
    },
  ],
}
