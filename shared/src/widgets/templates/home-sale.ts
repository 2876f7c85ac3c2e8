import { emptyCost } from '../settings.ts'
import type { TemplateDefinition } from '../template-definition.ts'

const disclosure =
  'The result is an estimate from the figures you entered. It is not an appraisal, an offer or financial advice. Taxes, fees and the payoff of a loan differ from sale to sale; your agent can prepare a statement for your home.'

export const homeSaleTemplates: [TemplateDefinition<'HOME_SALE_CALC'>, ...TemplateDefinition<'HOME_SALE_CALC'>[]] = [
  {
    id: 'net-proceeds',
    type: 'HOME_SALE_CALC',
    name: 'Net Proceeds',
    description:
      'Sale price less what is owed: what is left for the seller. Two amounts and nothing more, for a page that should stay simple.',
    leadType: 'SELLER',
    content: {
      heading: 'What would you walk away with?',
      subHeading: 'Enter what your home could sell for and what you still owe, and see what would be left for you.',
      homeSale: {
        title: 'Sale price',
        defaultAmount: 20_000,
        infoMessage: 'What you think your home could sell for. A rough figure is enough to begin with.',
      },
      mortgage: {
        title: 'Mortgage balance',
        defaultAmount: 20_000,
        infoMessage: 'What you still owe on this home, all loans together. Your latest statement shows it.',
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
      'The whole picture: commissions and closing costs are taken off as well, each with a percentage that visitors can change.',
    leadType: 'SELLER',
    content: {
      heading: 'See what selling would leave you',
      subHeading:
        'Price, loan, commissions and closing costs: change any figure and see at once what it means for your proceeds.',
      homeSale: {
        title: 'Expected sale price',
        defaultAmount: 450_000,
        infoMessage: 'What similar homes nearby have sold for recently is a good beginning.',
      },
      mortgage: {
        title: 'Loan payoff',
        defaultAmount: 240_000,
        infoMessage: 'What it takes to pay off all loans on this home. Ask your lender for the exact payoff amount.',
      },
      additionalCosts: [
        {
          title: 'Agent commissions',
          defaultPerc: 5,
          infoMessage:
            'What both agents are paid, as a share of the price. Commissions are negotiable and not set by law.',
          showCost: true,
        },
        {
          title: 'Closing costs',
          defaultPerc: 1.5,
          infoMessage: 'Title, escrow, transfer taxes and fees that usually fall to the seller. They differ by state.',
          showCost: true,
        },
      ],
      buttonText: 'Review this with an agent',
      disclosure,
    },
  },
]
