import * as z from 'zod'
import { ContactFilters } from '../../contacts/filter.ts'
import { RequiredText } from '../../http/fields.ts'
import { maxLengths, priceAdjustment } from '../limits.ts'
import {
  avmDisplayTypes,
  homewardInfoMessage,
  type SellingOption,
  type SellingOptionsSettings,
  type SellingOptionType,
  sellingOptionKeys,
  sellingOptionTypes,
} from '../modules/selling-options.ts'
import { Button, ToggledButton } from './button-rules.ts'
import { checkWhen, InfoMessage, ModuleName, Subheading, ToggledText } from './fields.ts'

export const lastSellingOption = 'At least one selling option must be selected.'

const adjustmentRequired = 'AVM Price Adjustment is required'
const { minimum, maximum } = priceAdjustment

const PriceAdjustment = z
  .number(adjustmentRequired)
  .int('AVM Price Adjustment must be a whole number')
  .min(minimum, `AVM Price Adjustment cannot be less than ${minimum}%`)
  .max(maximum, `AVM Price Adjustment cannot be more than ${maximum}%`)

/** An option that is turned off may be incomplete. */
const Option = (type: SellingOptionType) =>
  z
    .object({
      seq: z.number().int().min(1).max(sellingOptionTypes.length),
      sellingOptionType: z.literal(type),
      enabled: z.boolean(),
      showAvm: z.boolean(),
      avmDisplayValueType: z.enum(avmDisplayTypes).default('VALUE'),
      avmPriceAdjustmentPercentage: z.number().nullable().default(null),
      subheading: ToggledText,
      infoMessage: ToggledText,
      ctaButton: ToggledButton,
      showSubtext: z.boolean(),
      subText: ToggledText,
      filters: ContactFilters.default([]),
    })
    .superRefine(
      ...checkWhen(({ enabled }: SellingOption) => enabled, {
        subheading: Subheading(),
        ...(type !== 'HOMEWARD' && { infoMessage: InfoMessage() }),
        ctaButton: Button,
      }),
    )
    .superRefine(
      ...checkWhen(({ enabled, showAvm }: SellingOption) => enabled && showAvm, {
        avmPriceAdjustmentPercentage: PriceAdjustment,
      }),
    )
    .superRefine(
      ...checkWhen(({ enabled, showSubtext }: SellingOption) => enabled && showSubtext, {
        subText: RequiredText(maxLengths.subtext),
      }),
    )
    .transform((option) => (type === 'HOMEWARD' ? { ...option, infoMessage: homewardInfoMessage } : option))

export const SellingOptionsRules: z.ZodType<SellingOptionsSettings> = z
  .object({
    name: ModuleName,
    showSubheading: z.boolean(),
    subheading: ToggledText,
    title: RequiredText(maxLengths.heading),
    customSellingOption1: Option('CUSTOM_1'),
    customSellingOption2: Option('CUSTOM_2'),
    homeward: Option('HOMEWARD'),
    showDisclaimer: z.boolean(),
    disclaimerMessage: ToggledText,
  })
  .superRefine(
    ...checkWhen(({ showSubheading }: SellingOptionsSettings) => showSubheading, { subheading: Subheading() }),
  )
  .superRefine(
    ...checkWhen(({ showDisclaimer }: SellingOptionsSettings) => showDisclaimer, {
      disclaimerMessage: RequiredText(maxLengths.disclaimer),
    }),
  )
  .refine((settings) => sellingOptionTypes.some((type) => settings[sellingOptionKeys[type]].enabled), {
    path: ['sellingOptions'],
    message: lastSellingOption,
  })
  .transform(renumberOptions)

/** Numbers the options from 1 in their order, so that gaps and duplicates never remain. */
function renumberOptions(settings: SellingOptionsSettings): SellingOptionsSettings {
  const keys = sellingOptionTypes.map((type) => sellingOptionKeys[type])
  const sorted = keys.toSorted((a, b) => settings[a].seq - settings[b].seq)
  return {
    ...settings,
    ...Object.fromEntries(sorted.map((key, index) => [key, { ...settings[key], seq: index + 1 }])),
  }
}
