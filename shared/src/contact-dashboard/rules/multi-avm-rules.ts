import * as z from 'zod'
import { maxLengths } from '../limits.ts'
import { avmProviders, type MultiAvmSettings } from '../modules/multi-avm.ts'
import { checkWhen, Heading, LinkText, ModuleName, Subheading, ToggledText, tooLongMessage } from './fields.ts'

export const providerRequired = 'At least one AVM provider must be selected'

const listsEachProvider = (selections: MultiAvmSettings['avmSelections']) =>
  selections.length === avmProviders.length &&
  avmProviders.every((provider) => selections.some((selection) => selection.provider === provider))

const Required = (message: string, maximum: number) => z.string().min(1, message).max(maximum, tooLongMessage(maximum))

export const MultiAvmRules: z.ZodType<MultiAvmSettings> = z
  .object({
    name: ModuleName,
    mainHeading: Heading,
    subHeading: Subheading(),
    avmSelections: z
      .array(z.object({ enabled: z.boolean(), provider: z.enum(avmProviders) }))
      .refine(listsEachProvider, 'Each AVM provider must be listed once')
      .refine((selections) => selections.some(({ enabled }) => enabled), providerRequired),
    showAvmTrendChart: z.boolean(),
    trendChartHeading: ToggledText,
    showAvmDisclaimer: z.boolean(),
    avmDisclaimerText: ToggledText,
    showButtonLink: z.boolean(),
    buttonLinkText: ToggledText,
    noAvmHeading: Heading,
    noAvmSubHeading: Subheading(),
  })
  .superRefine(
    ...checkWhen(({ showAvmTrendChart }: MultiAvmSettings) => showAvmTrendChart, {
      trendChartHeading: Required('Trend Chart heading is required', maxLengths.heading),
    }),
  )
  .superRefine(
    ...checkWhen(({ showAvmDisclaimer }: MultiAvmSettings) => showAvmDisclaimer, {
      avmDisclaimerText: Required('Disclaimer text is required', maxLengths.disclaimer),
    }),
  )
  .superRefine(...checkWhen(({ showButtonLink }: MultiAvmSettings) => showButtonLink, { buttonLinkText: LinkText }))
