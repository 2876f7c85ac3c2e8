import type { TemplateDefinition } from '../template-definition.ts'

const disclosure =
  'This price is an estimate based on the numbers you entered and on common lender limits. It is not an offer of credit, a loan approval or financial advice. A lender decides after reviewing your credit, your income and the home.'

export const affordabilityTemplates: [
  TemplateDefinition<'AFFORDABILITY_CALC'>,
  ...TemplateDefinition<'AFFORDABILITY_CALC'>[],
] = [
  {
    id: 'home-budget',
    type: 'AFFORDABILITY_CALC',
    name: 'Home Budget',
    description:
      'Turns income and debts into a price that fits. Buyers learn where to start, and you learn who is about to look for a home.',
    leadType: 'BUYER',
    content: {
      heading: 'How much home can you afford?',
      subHeading: 'Enter what you earn and what you owe each month, and see which price fits your budget.',
      defaultAnnualIncome: 100_000,
      defaultMonthlyDebt: 500,
      defaultInterestRate: 4.5,
      usesMarketRate: true,
      defaultState: '',
      buttonLabel: 'Find homes that fit',
      phoneRequired: false,
      includeAddress: false,
      thankYouMsg: 'Thank you. We will send you homes that fit your budget.',
      disclosure,
    },
  },
  {
    id: 'sell-and-buy',
    type: 'AFFORDABILITY_CALC',
    name: 'Sell and Buy',
    description:
      'For homeowners who want to move: the same budget, plus the address of the home they would sell. It starts two conversations at once.',
    leadType: 'BUYER',
    content: {
      heading: 'What could your next home cost?',
      subHeading:
        'Work out your budget for the next home. If you are selling one first, tell us which one, and we will look at both.',
      defaultAnnualIncome: 140_000,
      defaultMonthlyDebt: 800,
      defaultInterestRate: 4.5,
      usesMarketRate: true,
      defaultState: '',
      buttonLabel: 'Plan my move',
      phoneRequired: false,
      includeAddress: true,
      thankYouMsg: 'Thank you. We will get back to you about both sides of your move.',
      disclosure,
    },
  },
]
