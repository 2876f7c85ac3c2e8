import * as z from 'zod'
import { ReferenceId, RequiredFormAction } from '../assets/references.ts'
import { OptionalText, RequiredText, requiredMessage, tooLongMessage } from '../http/fields.ts'
import { centerFocus } from './focus-point.ts'
import { type GeneralSettings, type LayoutSettingsOf, type LayoutType, maxTabs } from './layout.ts'
import { partRules } from './part-rules.ts'

/** The maximum length of each text, which the editor's character counts use. */
export const maxLengths = {
  journeyHeading: 50,
  journeySubHeading: 50,
  heading: 60,
  subHeading: 200,
  searchBarText: 50,
  button: 32,
  tabTitle: 25,
  videoEmbedCode: 10_000,
  mediaTitle: 250,
  mediaDescription: 500,
  trackingCode: 1000,
} as const

const common = {
  brandingId: ReferenceId,
  signature: z.literal('default').default('default'),
  footer: z.literal('website').default('website'),
  ...partRules,
}

const hero = {
  heading: RequiredText(maxLengths.heading),
  subHeading: OptionalText(maxLengths.subHeading).default(''),
  searchBarText: RequiredText(maxLengths.searchBarText),
  action: RequiredFormAction,
}

const Percent = z.number().int().min(0).max(100)

const backdrop = {
  backgroundImage: RequiredText(200),
  backgroundFocus: z.object({ x: Percent, y: Percent }).default(centerFocus),
  videoEnabled: z.boolean().default(false),
  videoEmbedCode: z
    .string()
    .trim()
    .max(maxLengths.videoEmbedCode, tooLongMessage(maxLengths.videoEmbedCode))
    .default(''),
}

const JourneyRules = z.object({
  ...common,
  ...hero,
  heading: RequiredText(maxLengths.journeyHeading),
  subHeading: OptionalText(maxLengths.journeySubHeading).default(''),
  buttonLabel: RequiredText(maxLengths.button),
})

const WebsiteRules = withVideo(
  z.object({ ...common, ...backdrop, ...hero, buttonText: RequiredText(maxLengths.button) }),
)

const TabbedRules = withVideo(
  z.object({
    ...common,
    ...backdrop,
    tabs: z
      .array(
        z.object({ title: RequiredText(maxLengths.tabTitle), ...hero, buttonText: RequiredText(maxLengths.button) }),
        requiredMessage,
      )
      .min(1, 'There must be at least one tab')
      .max(maxTabs, `There cannot be more than ${maxTabs} tabs`),
  }),
)

/** Validates settings before they are saved, by layout. */
export const layoutRules = {
  JOURNEY: JourneyRules,
  WEBSITE_1: WebsiteRules,
  TABBED_WEBSITE_1: TabbedRules,
} satisfies { [T in LayoutType]: z.ZodType<LayoutSettingsOf[T]> }

export const GeneralRules = z.object({
  mediaTitle: OptionalText(maxLengths.mediaTitle).default(''),
  mediaDescription: OptionalText(maxLengths.mediaDescription).default(''),
  featuredImage: z.string().max(200).default(''),
  trackingCode: OptionalText(maxLengths.trackingCode).default(''),
}) satisfies z.ZodType<GeneralSettings>

/** Requires the embed code while the video is shown, and drops it while the video is hidden. */
function withVideo<T extends z.ZodType<{ videoEnabled: boolean; videoEmbedCode: string }>>(rules: T) {
  return rules
    .refine(({ videoEnabled, videoEmbedCode }) => !videoEnabled || videoEmbedCode !== '', {
      path: ['videoEmbedCode'],
      message: requiredMessage,
      // Runs even when other fields are invalid, so that all errors show at once.
      when: ({ value }) => typeof value === 'object' && value !== null,
    })
    .transform((settings) => (settings.videoEnabled ? settings : { ...settings, videoEmbedCode: '' }))
}
