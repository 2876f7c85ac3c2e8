import * as z from 'zod'
import { RequiredText } from '../../http/fields.ts'
import { costCount, maxLengths } from '../limits.ts'
import type { AdditionalCost, HomeEquitySettings } from '../modules/home-equity.ts'
import { Button, ToggledButton } from './button-rules.ts'
import { checkWhen, Heading, InfoMessage, ModuleName, Subheading, ToggledText } from './fields.ts'

const hasOneDecimal = (percent: number) => Math.abs(percent * 10 - Math.round(percent * 10)) < 1e-9

const Percent = z
  .number('Default % is required')
  .min(0, 'Default % cannot be less than 0')
  .max(100, 'Default % cannot exceed 100')
  .refine(hasOneDecimal, 'Default % can have one decimal place')

/** A card that is not shown may be incomplete. */
const ShownCost = z
  .object({ showCost: z.boolean(), title: z.string(), defaultPerc: z.number().nullable(), infoMessage: z.string() })
  .superRefine(
    ...checkWhen(({ showCost }: z.infer<typeof Cost>) => showCost, {
      title: RequiredText(maxLengths.costTitle),
      defaultPerc: Percent,
      infoMessage: InfoMessage(maxLengths.shortInfoMessage),
    }),
  )

const Cost = z.object({
  showCost: z.boolean(),
  title: ToggledText,
  defaultPerc: z.number().nullable().default(0),
  infoMessage: ToggledText,
})

type Draft = Omit<HomeEquitySettings, 'additionalCosts'> & { additionalCosts: z.output<typeof Cost>[] }

export const HomeEquityRules: z.ZodType<HomeEquitySettings> = z
  .object({
    name: ModuleName,
    heading: Heading,
    subheading: Subheading(),
    homeEquityLabel: RequiredText(maxLengths.label),
    homeValueLabel: RequiredText(maxLengths.label),
    homeValueInfo: InfoMessage(maxLengths.shortInfoMessage),
    mortgageLabel: RequiredText(maxLengths.label),
    mortgageInfo: InfoMessage(maxLengths.shortInfoMessage),
    showCTAButton: z.boolean(),
    ctaButton: ToggledButton,
    ctaButtonCallOutText: ToggledText,
    showAdditionalCosts: z.boolean(),
    additionalCosts: z.array(Cost).length(costCount),
  })
  .superRefine(
    ...checkWhen(({ showCTAButton }: Draft) => showCTAButton, {
      ctaButton: Button,
      ctaButtonCallOutText: RequiredText(maxLengths.callout),
    }),
  )
  .superRefine(
    ...checkWhen(({ showAdditionalCosts }: Draft) => showAdditionalCosts, {
      additionalCosts: z.array(ShownCost),
    }),
  )
  .transform(({ additionalCosts, ...settings }) => ({ ...settings, additionalCosts: additionalCosts.map(toCost) }))

/** Only a hidden card can lack its percentage. */
const toCost = ({ defaultPerc, ...cost }: z.output<typeof Cost>): AdditionalCost => ({
  ...cost,
  defaultPerc: defaultPerc ?? 0,
})
