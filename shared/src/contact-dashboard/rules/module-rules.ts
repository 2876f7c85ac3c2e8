import * as z from 'zod'
import { ReferenceId } from '../../assets/references.ts'
import { RequiredText } from '../../http/fields.ts'
import { buttonTypes } from '../button.ts'
import { maxLengths, stepCount } from '../limits.ts'
import type { ModuleSettingsOf } from '../module-settings.ts'
import type { ModuleType } from '../module-type.ts'
import { mortgageRateModes } from '../modules/mortgage-trend.ts'
import { Button, ToggledButton, VendorButton } from './button-rules.ts'
import {
  ButtonLabel,
  Code,
  checkWhen,
  Heading,
  InfoMessage,
  LinkText,
  ModuleName,
  requiredMessage,
  Subheading,
  ToggledText,
  tooLongMessage,
} from './fields.ts'
import { HomeEquityRules } from './home-equity-rules.ts'
import { MultiAvmRules } from './multi-avm-rules.ts'
import { SellingOptionsRules } from './selling-options-rules.ts'

const linkWhenShown = checkWhen(({ showCTA }: { showCTA: boolean; linkText: string }) => showCTA, {
  linkText: LinkText,
})

const HeadingAndLink = z
  .object({
    name: ModuleName,
    heading: Heading,
    subheading: Subheading(),
    showCTA: z.boolean(),
    linkText: ToggledText,
  })
  .superRefine(...linkWhenShown)

const HeadingAndButton = z.object({ name: ModuleName, heading: Heading, subheading: Subheading(), ctaButton: Button })

const HomeEstimateRules = z
  .object({
    name: ModuleName,
    infoMessage: InfoMessage(),
    showDisclaimer: z.boolean(),
    disclaimerMessage: ToggledText,
    showCTA: z.boolean(),
    linkText: ToggledText,
    heading: Heading,
    subheading: Subheading(),
  })
  .superRefine(
    ...checkWhen(({ showDisclaimer }: ModuleSettingsOf['HOME_ESTIMATE']) => showDisclaimer, {
      disclaimerMessage: RequiredText(maxLengths.disclaimer),
    }),
  )
  .superRefine(...linkWhenShown)

const VideoRules = z
  .object({
    name: ModuleName,
    heading: Heading,
    subheading: Subheading(),
    videoEmbedCode: Code(
      'Video Embed Code is required',
      `Video Embed Code cannot exceed ${maxLengths.code} characters`,
    ),
    showCTAButton: z.boolean(),
    ctaButton: ToggledButton,
  })
  .superRefine(...checkWhen(({ showCTAButton }: ModuleSettingsOf['VIDEO']) => showCTAButton, { ctaButton: Button }))

const Step = z.object({
  title: RequiredText(maxLengths.stepText),
  subTitle: RequiredText(maxLengths.stepText),
  text: RequiredText(maxLengths.stepText),
  image: RequiredText(300),
})

/** Validates settings before they are saved, in the panel and on the server. A type without rules does not compile. */
export const moduleRules: { [T in ModuleType]: z.ZodType<ModuleSettingsOf[T]> } = {
  HOME_ESTIMATE: HomeEstimateRules,
  MULTI_AVM: MultiAvmRules,
  HOME_VALUE_TREND: z.object({ name: ModuleName, showCTA: z.boolean() }),
  SELLING_OPTIONS: SellingOptionsRules,
  HOME_EQUITY: HomeEquityRules,
  COMPS: HeadingAndLink,
  MORTGAGE_TREND: z.object({
    name: ModuleName,
    heading: Heading,
    disclaimerMessage: InfoMessage(),
    subheading: Subheading(maxLengths.mortgageSubheading),
    mortgageRateMode: z.enum(mortgageRateModes, requiredMessage),
    ctaDescription: RequiredText(maxLengths.ctaDescription),
    ctaButton: Button,
    disclaimer: RequiredText(maxLengths.mortgageDisclaimer),
  }),
  HOME_DETAILS: z.object({
    name: ModuleName,
    heading: Heading,
    infoMessage: InfoMessage(),
    subheading: Subheading(),
    showCTA: z.boolean(),
  }),
  BUYING_PREFERENCE: HeadingAndLink,
  PRIMARY_CTA: HeadingAndButton,
  CONTACT_AGENT: z.object({
    name: ModuleName,
    heading: Heading,
    subheading: Subheading(),
    buttonType: z.enum(buttonTypes, requiredMessage),
    buttonLabel: ButtonLabel,
  }),
  THREE_STEP_PROCESS: z.object({
    name: ModuleName,
    heading: Heading,
    subheading: Subheading(),
    stepProcesses: z.array(Step).length(stepCount),
    button: Button,
  }),
  VIDEO: VideoRules,
  HTML: z.object({ name: ModuleName, htmlCode: Code(requiredMessage, tooLongMessage(maxLengths.code)) }),
  CTA: HeadingAndButton,
  LENDER: z.object({
    name: ModuleName,
    heading: Heading,
    subheading: Subheading(),
    vendor: z.string('Vendor is required').trim().min(1, 'Vendor is required').pipe(ReferenceId),
    button: VendorButton,
  }),
}
