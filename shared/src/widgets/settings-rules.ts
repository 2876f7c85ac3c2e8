import * as z from 'zod'
import { usStates } from '../addresses/us-states.ts'
import { ReferenceId, RequiredFormAction } from '../assets/references.ts'
import { OptionalText, RequiredText, requiredMessage } from '../http/fields.ts'
import { noNumberMessage, tooLargeMessage, tooSmallMessage } from './messages.ts'
import { costsMaximum, mortgageAudiences, type SettingsByType, type WidgetType } from './settings.ts'

/** Maximum lengths and amounts, which the editor also shows. */
export const bounds = {
  heading: 60,
  subHeading: 500,
  button: 32,
  thankYou: 500,
  disclosure: 800,
  homeSaleDisclosure: 500,
  search: 100,
  blockTitle: 40,
  infoMessage: 256,
  homePrice: 9_999_999_999,
  homeSaleAmount: 2_000_000,
  percent: 100,
} as const

const Amount = (maximum: number) =>
  z.number({ error: getNumberError }).min(0, tooSmallMessage(0)).max(maximum, tooLargeMessage(maximum))

/** The editor sends NaN for text that is not a number, and null for an empty field. */
const getNumberError = ({ input }: { input?: unknown }) => (Number.isNaN(input) ? noNumberMessage : requiredMessage)

const State = z
  .string(requiredMessage)
  .trim()
  .min(1, { error: requiredMessage, abort: true })
  .refine((code) => usStates.some((state) => state.code === code), 'Please choose a state')

/** Spanish takes more room than English. */
export const spanishMaximum = 960

const SpanishTexts = z
  .array(z.object({ text: RequiredText(bounds.disclosure), spanish: RequiredText(spanishMaximum) }))
  .max(40, 'There cannot be more than 40 Spanish texts')
  .default([])

const SearchRules = z.object({
  brandingId: ReferenceId,
  spanishTexts: SpanishTexts,
  action: RequiredFormAction,
  searchButton: z.object(
    { text: z.object({ content: RequiredText(bounds.search) }, requiredMessage) },
    requiredMessage,
  ),
  textBox: z.object({ placeholder: RequiredText(bounds.search) }, requiredMessage),
})

const AmountBlock = z.object(
  {
    title: RequiredText(bounds.blockTitle),
    defaultAmount: Amount(bounds.homeSaleAmount),
    infoMessage: RequiredText(bounds.infoMessage),
  },
  requiredMessage,
)

/** A hidden cost may be incomplete, but is saved for later. */
const AdditionalCost = z.discriminatedUnion('showCost', [
  z.object({
    showCost: z.literal(true),
    title: RequiredText(bounds.blockTitle),
    defaultPerc: Amount(bounds.percent),
    infoMessage: RequiredText(bounds.infoMessage),
  }),
  z.object({
    showCost: z.literal(false).default(false),
    title: OptionalText(bounds.blockTitle).default(''),
    defaultPerc: Amount(bounds.percent).nullable().default(null),
    infoMessage: OptionalText(bounds.infoMessage).default(''),
  }),
])

const HomeSaleRules = z.object({
  brandingId: ReferenceId,
  spanishTexts: SpanishTexts,
  action: RequiredFormAction,
  heading: RequiredText(bounds.heading),
  subHeading: RequiredText(bounds.subHeading),
  homeSale: AmountBlock,
  mortgage: AmountBlock,
  additionalCosts: z
    .array(AdditionalCost, requiredMessage)
    .min(1, 'There must be at least one additional cost')
    .max(costsMaximum, `There cannot be more than ${costsMaximum} additional costs`),
  buttonText: RequiredText(bounds.button),
  disclosure: RequiredText(bounds.homeSaleDisclosure),
})

const CalculatorRules = z.object({
  brandingId: ReferenceId,
  spanishTexts: SpanishTexts,
  heading: RequiredText(bounds.heading),
  subHeading: RequiredText(bounds.subHeading),
  defaultInterestRate: Amount(bounds.percent),
  usesMarketRate: z.boolean().default(false),
  defaultState: State,
  buttonLabel: RequiredText(bounds.button),
  phoneRequired: z.boolean().default(false),
  thankYouMsg: RequiredText(bounds.thankYou),
  disclosure: RequiredText(bounds.disclosure),
})

const MortgageRules = CalculatorRules.extend({
  defaultHomePrice: Amount(bounds.homePrice),
  audience: z.enum(mortgageAudiences).default('BUYER'),
})

/** Income and debt have no limits of their own, so the limit of the calculators applies. */
const AffordabilityRules = CalculatorRules.extend({
  defaultAnnualIncome: Amount(bounds.homePrice),
  defaultMonthlyDebt: Amount(bounds.homePrice),
  includeAddress: z.boolean().default(false),
})

export const settingsRules = {
  SEARCH: SearchRules,
  HOME_SALE_CALC: HomeSaleRules,
  MORTGAGE_CALC: MortgageRules,
  AFFORDABILITY_CALC: AffordabilityRules,
} satisfies { [T in WidgetType]: z.ZodType<SettingsByType[T]> }
