import type { LeadType } from '../activity/entry.ts'
import type { FormAction } from '../assets/asset.ts'
import type { SpanishText } from './spanish-texts.ts'

export const widgetTypes = ['SEARCH', 'HOME_SALE_CALC', 'MORTGAGE_CALC', 'AFFORDABILITY_CALC'] as const
export type WidgetType = (typeof widgetTypes)[number]

/** The form that a new widget opens. Mortgage and affordability calculators offer no other choice. */
export const leadTypeOf: Record<WidgetType, LeadType> = {
  SEARCH: 'HV',
  HOME_SALE_CALC: 'SELLER',
  MORTGAGE_CALC: 'MORTGAGE',
  AFFORDABILITY_CALC: 'BUYER',
}

export interface SettingsByType {
  SEARCH: SearchSettings
  HOME_SALE_CALC: HomeSaleSettings
  MORTGAGE_CALC: MortgageSettings
  AFFORDABILITY_CALC: AffordabilitySettings
}

export type WidgetSettings = SettingsByType[WidgetType]

/** The settings that visitors receive. The brand and the form reach them as part of the journey. */
export type WidgetContent<T extends WidgetType> = T extends WidgetType
  ? Omit<SettingsByType[T], 'brandingId' | 'action' | 'spanishTexts'>
  : never

export interface SearchSettings {
  brandingId: string
  /** The agency's own Spanish for these texts. */
  spanishTexts?: SpanishText[]
  /** Null until one is chosen. Null cannot be saved. */
  action: FormAction | null
  searchButton: { text: { content: string } }
  textBox: { placeholder: string }
}

export interface HomeSaleSettings {
  brandingId: string
  /** The agency's own Spanish for these texts. */
  spanishTexts?: SpanishText[]
  action: FormAction | null
  heading: string
  subHeading: string
  homeSale: AmountBlock
  mortgage: AmountBlock
  additionalCosts: AdditionalCost[]
  buttonText: string
  disclosure: string
}

interface AmountBlock {
  title: string
  defaultAmount: number
  infoMessage: string
}

/** A percentage of the price. A cost that is not shown may be incomplete. */
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
  /** The agency's own Spanish for these texts. */
  spanishTexts?: SpanishText[]
  heading: string
  subHeading: string
  /** Used while there is no market rate, or if the agency prefers its own. */
  defaultInterestRate: number
  usesMarketRate: boolean
  /** Two-letter postal code, empty until one is chosen. */
  defaultState: string
  buttonLabel: string
  phoneRequired: boolean
  thankYouMsg: string
  disclosure: string
}

/** Buyers pay a price with cash and a loan; owners compare a new loan on the home that they have. */
export const mortgageAudiences = ['BUYER', 'OWNER'] as const
export type MortgageAudience = (typeof mortgageAudiences)[number]

export interface MortgageSettings extends CalculatorSettings {
  audience: MortgageAudience
  defaultHomePrice: number
}

interface AffordabilitySettings extends CalculatorSettings {
  defaultAnnualIncome: number
  defaultMonthlyDebt: number
  /** Asks the visitor for the address of the home they are selling. */
  includeAddress: boolean
}
