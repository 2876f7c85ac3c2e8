import type { TemplateDefinition } from '../template-definition.ts'

const disclosure =
  'Payments are estimates for information only. They are not an offer of credit, a loan approval or financial advice. Taxes, insurance and rates differ from home to home and from day to day, and what you may borrow depends on your credit and income. Ask a lender for figures of your own.'

export const mortgageTemplates: [TemplateDefinition<'MORTGAGE_CALC'>, ...TemplateDefinition<'MORTGAGE_CALC'>[]] = [
  {
    id: 'monthly-payment',
    type: 'MORTGAGE_CALC',
    name: 'Monthly Payment',
    description:
      'From a price to a monthly payment, with taxes and insurance. For listing pages and for everybody who asks what a month would cost.',
    leadType: 'MORTGAGE',
    content: {
      heading: 'What would it cost a month?',
      subHeading: 'Change the price, the down payment and the rate, and see the payment with taxes and insurance.',
      defaultHomePrice: 300_000,
      defaultInterestRate: 4.5,
      defaultState: '',
      buttonLabel: 'Check my rate',
      phoneRequired: false,
      thankYouMsg: 'Thank you. We have your details and will get back to you about your rate.',
      disclosure,
    },
  },
  {
    id: 'refinance',
    type: 'MORTGAGE_CALC',
    name: 'Payment Check for Owners',
    description:
      'For people who own already: they compare what they pay with what they could pay, and ask for an introduction to a lender.',
    leadType: 'MORTGAGE',
    content: {
      heading: 'Is your payment still a good one?',
      subHeading:
        'Enter what your home is worth and a rate you have seen, and compare the result with what you pay today.',
      defaultHomePrice: 400_000,
      defaultInterestRate: 5.5,
      defaultState: '',
      buttonLabel: 'Compare my loan',
      phoneRequired: true,
      thankYouMsg: 'Thank you. We will call you and go through the comparison together.',
      disclosure,
    },
  },
]
