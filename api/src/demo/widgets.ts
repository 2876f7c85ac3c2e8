import { bigAccount, demoAccounts } from '@gable/shared/demo/people.ts'
import type { SettingsByType, WidgetType } from '@gable/shared/widgets/settings.ts'
import { widgetTypes } from '@gable/shared/widgets/settings.ts'
import { listWidgetTexts } from '@gable/shared/widgets/spanish-texts.ts'
import { getDefaultTemplate, templates } from '@gable/shared/widgets/templates.ts'
import { listDemoSpanish } from './spanish-texts.ts'

interface DemoWidget {
  accountId: string
  type: string
  name: string
}

/** The content of a demo widget: a template with the agency's texts and state. */
export function createDemoWidgetContent({ accountId, type, name }: DemoWidget): object {
  const widgetType = widgetTypes.find((candidate) => candidate === type)
  if (!widgetType) return {}
  const state = stateOf[accountId]
  const custom = customContent[name]
  const content = {
    ...(templateContent[widgetType] ?? getDefaultTemplate(widgetType).content),
    ...(state && widgetType !== 'SEARCH' && widgetType !== 'HOME_SALE_CALC' && { defaultState: state }),
    ...custom,
  }
  return custom ? { ...content, spanishTexts: listDemoSpanish(listWidgetTexts(content)) } : content
}

const stateOf: Record<string, string> = {
  [demoAccounts.harborAndHill]: 'ME',
  [demoAccounts.larkspur]: 'CO',
  [bigAccount]: 'MT',
}

const templateContent: Partial<Record<WidgetType, object | undefined>> = {
  HOME_SALE_CALC: templates.find(({ id }) => id === 'net-proceeds-with-costs')?.content,
}

type CustomContent = Partial<{ [T in WidgetType]: Partial<SettingsByType[T]> }[WidgetType]>

/** By the name of the widget. */
const customContent: Record<string, CustomContent> = {
  'What would I walk away with?': {
    heading: 'What would I walk away with?',
    subHeading:
      'Start with what similar homes in Cumberland County sold for, subtract your mortgage and the local selling costs, and see what you would keep.',
    buttonText: 'Ask for my net sheet',
  },
  'Monthly payment calculator': {
    subHeading:
      'Change the price and the rate to see the monthly cost of your next home, Maine property taxes included.',
    defaultHomePrice: 425_000,
    defaultInterestRate: 6.25,
    thankYouMsg: 'Thank you. We will get back to you with the name of a local lender.',
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
