import { bigAccount, demoAccounts } from '@gable/shared/demo/people.ts'
import type { SettingsOf, WidgetType } from '@gable/shared/widgets/settings.ts'
import { widgetTypes } from '@gable/shared/widgets/settings.ts'
import { beginnings, firstOf } from '@gable/shared/widgets/templates.ts'

interface DemoWidget {
  accountId: string
  type: string
  name: string
}

/** What the agency has made of a template, with its own words and its own state. */
export function demoContent({ accountId, type, name }: DemoWidget): object {
  const known = widgetTypes.find((one) => one === type)
  if (!known) return {}
  const state = stateOf[accountId]
  return {
    ...(begun[known] ?? firstOf(known).content),
    ...(state && known !== 'SEARCH' && known !== 'HOME_SALE_CALC' && { defaultState: state }),
    ...own[name],
  }
}

const stateOf: Record<string, string> = {
  [demoAccounts.harborAndHill]: 'ME',
  [demoAccounts.larkspur]: 'CO',
  [bigAccount]: 'MT',
}

const begun: Partial<Record<WidgetType, object | undefined>> = {
  HOME_SALE_CALC: beginnings.find(({ id }) => id === 'net-proceeds-with-costs')?.content,
}

type Own = Partial<{ [T in WidgetType]: Partial<SettingsOf[T]> }[WidgetType]>

/** By the name under which the demo knows them. */
const own: Record<string, Own> = {
  'What would I walk away with?': {
    heading: 'What would I walk away with?',
    subHeading:
      'Start from a price that similar homes in Cumberland County have sold for, take off what you still owe and what a sale costs here, and see what is left.',
    buttonText: 'Ask for my net sheet',
  },
  'Monthly payment calculator': {
    subHeading:
      'Change the price and the rate, and see what a month in your next home would cost with Maine property taxes.',
    defaultHomePrice: 425_000,
    defaultInterestRate: 6.25,
    thankYouMsg: 'Thank you. One of us will get back to you with the name of a local lender.',
  },
  'How much house can I afford?': {
    heading: 'How much house can I afford?',
    defaultAnnualIncome: 118_000,
    defaultMonthlyDebt: 650,
    defaultInterestRate: 6.25,
    includeAddress: true,
  },
  'What is my home worth?': {
    searchButton: { text: { content: 'Show me' } },
    textBox: { placeholder: 'Street, city and state of your home' },
  },
  'Mortgage calculator': {
    heading: 'What does a month on the Front Range cost?',
    defaultHomePrice: 560_000,
    defaultInterestRate: 6.5,
    phoneRequired: true,
  },
}
