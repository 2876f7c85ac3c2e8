import type { TemplateDefinition } from '../template-definition.ts'

const disclosure =
  'Payments are estimates for information only. They are not an offer of credit, a loan approval or financial advice. Taxes and insurance vary by home, rates change daily, and the amount you can borrow depends on your credit and income. Ask a lender for a quote.'

export const mortgageTemplates: [TemplateDefinition<'MORTGAGE_CALC'>, ...TemplateDefinition<'MORTGAGE_CALC'>[]] = [
  {
    id: 'monthly-payment',
    type: 'MORTGAGE_CALC',
    name: 'Monthly Payment',
    description:
      'Turns a price into a monthly payment with taxes and insurance. For listing pages and first conversations about budget.',
    leadType: 'MORTGAGE',
    content: {
      heading: 'What would your monthly payment be?',
      subHeading: 'Change the price, the down payment and the rate, and see the payment with taxes and insurance.',
      audience: 'BUYER',
      defaultHomePrice: 300_000,
      defaultInterestRate: 4.5,
      usesMarketRate: true,
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
      'For homeowners: they compare their payment with one at today’s rates and ask for an introduction to a lender.',
    leadType: 'MORTGAGE',
    content: {
      heading: 'Is your payment still a good deal?',
      subHeading:
        'Enter what your home is worth and a rate you have seen, and compare the result with your current payment.',
      audience: 'OWNER',
      defaultHomePrice: 400_000,
      defaultInterestRate: 5.5,
      usesMarketRate: true,
      defaultState: '',
      buttonLabel: 'Compare my loan',
      phoneRequired: true,
      thankYouMsg: 'Thank you. We will call you to go over the comparison together.',
      disclosure,
    },
  },
]
