import type { LeadType } from '../activity/entry.ts'
import type { FormAction } from '../assets/asset.ts'

export const widgetTypes = ['SEARCH', 'HOME_SALE_CALC', 'MORTGAGE_CALC', 'AFFORDABILITY_CALC'] as const
export type WidgetType = (typeof widgetTypes)[number]

/** Which of the account's forms a new widget leads to. What is only computed has no other choice. */
export const leadTypeOf: Record<WidgetType, LeadType> = {
  SEARCH: 'HV',
  HOME_SALE_CALC: 'SELLER',
  MORTGAGE_CALC: 'MORTGAGE',
  AFFORDABILITY_CALC: 'BUYER',
}

/** What can be set of a widget, by its type. */
export interface SettingsByType {
  SEARCH: SearchSettings
  HOME_SALE_CALC: HomeSaleSettings
  MORTGAGE_CALC: MortgageSettings
  AFFORDABILITY_CALC: AffordabilitySettings
}

export type WidgetSettings = SettingsByType[WidgetType]

/** What a visitor is shown: whose brand it is in and where it leads are told apart from it. */
export type WidgetContent<T extends WidgetType> = T extends WidgetType
  ? Omit<SettingsByType[T], 'brandingId' | 'action'>
  : never

export interface SearchSettings {
  brandingId: string
  /** Null while none was chosen: it cannot be saved so. */
  action: FormAction | null
  searchButton: { text: { content: string } }
  textBox: { placeholder: string }
}

export interface HomeSaleSettings {
  brandingId: string
  action: FormAction | null
  heading: string
  subHeading: string
  homeSale: AmountBlock
  mortgage: AmountBlock
  additionalCosts: AdditionalCost[]
  buttonText: string
  disclosure: string
}

export interface AmountBlock {
  title: string
  defaultAmount: number
  infoMessage: string
}

/** A share of the price. Only one that is shown has to be complete. */
export interface AdditionalCost {
  title: string
  defaultPerc: number | null
  infoMessage: string
  showCost: boolean
}

export const costsMaximum = 4
export const emptyCost: AdditionalCost = { title: '', defaultPerc: null, infoMessage: '', showCost: false }

interface CalculatorSettings {
  brandingId: string
  heading: string
  subHeading: string
  defaultInterestRate: number
  /** The post's two letters, or nothing while none was chosen. */
  defaultState: string
  buttonLabel: string
  phoneRequired: boolean
  thankYouMsg: string
  disclosure: string
}

export interface MortgageSettings extends CalculatorSettings {
  defaultHomePrice: number
}

export interface AffordabilitySettings extends CalculatorSettings {
  defaultAnnualIncome: number
  defaultMonthlyDebt: number
  /** Whether the visitor is asked for the home that is to be sold. */
  includeAddress: boolean
}
