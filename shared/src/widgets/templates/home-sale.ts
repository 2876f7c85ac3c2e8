import { emptyCost } from '../settings.ts'
import type { TemplateDefinition } from '../template-definition.ts'

const disclosure =
  'This estimate is based on the numbers you entered. It is not an appraisal, an offer or financial advice. Taxes, fees and loan payoffs vary from sale to sale. Your agent can prepare a statement for your home.'

export const homeSaleTemplates: [TemplateDefinition<'HOME_SALE_CALC'>, ...TemplateDefinition<'HOME_SALE_CALC'>[]] = [
  {
    id: 'net-proceeds',
    type: 'HOME_SALE_CALC',
    name: 'Net Proceeds',
    description: 'Sale price minus mortgage balance: what the seller takes home. Just two amounts, for a simple page.',
    leadType: 'SELLER',
    content: {
      heading: 'What would you walk away with?',
      subHeading: 'Enter what your home could sell for and what you still owe, and see how much you would keep.',
      homeSale: {
        title: 'Sale price',
        defaultAmount: 20_000,
        infoMessage: 'What you think your home could sell for. A rough number is enough to start.',
      },
      mortgage: {
        title: 'Mortgage balance',
        defaultAmount: 20_000,
        infoMessage: 'What you still owe on this home, all loans together. See your latest mortgage statement.',
      },
      additionalCosts: [emptyCost],
      buttonText: 'Get a precise estimate',
      disclosure,
    },
  },
  {
    id: 'net-proceeds-with-costs',
    type: 'HOME_SALE_CALC',
    name: 'Net Proceeds with Selling Costs',
    description:
      'The full picture: also subtracts commissions and closing costs, each with a percentage that visitors can change.',
    leadType: 'SELLER',
    content: {
      heading: 'See what you would keep after selling',
      subHeading:
        'Change the price, loan, commissions or closing costs, and see right away what it means for your proceeds.',
      homeSale: {
        title: 'Expected sale price',
        defaultAmount: 450_000,
        infoMessage: 'Recent sale prices of similar homes nearby are a good start.',
      },
      mortgage: {
        title: 'Loan payoff',
        defaultAmount: 240_000,
        infoMessage:
          'The amount needed to pay off all loans on this home. Ask your lender for the exact payoff amount.',
      },
      additionalCosts: [
        {
          title: 'Agent commissions',
          defaultPerc: 5,
          infoMessage:
            'Commissions of both agents, as a percentage of the price. They are negotiable and not set by law.',
          showCost: true,
        },
        {
          title: 'Closing costs',
          defaultPerc: 1.5,
          infoMessage: 'Title, escrow, transfer taxes and fees that the seller usually pays. They vary by state.',
          showCost: true,
        },
      ],
      buttonText: 'Review this with an agent',
      disclosure,
    },
  },
]
