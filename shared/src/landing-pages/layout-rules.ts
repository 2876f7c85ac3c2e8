import * as z from 'zod'
import { Chosen, ChosenAction } from '../assets/chosen.ts'
import { OptionalText, RequiredText, requiredMessage, tooLongMessage } from '../http/fields.ts'
import { type GeneralSettings, type LayoutSettingsOf, type LayoutType, tabsMaximum } from './layout.ts'

/** The bounds of what can be typed, which the editor counts down to. */
export const bounds = {
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
  brandingId: Chosen,
  signature: z.literal('default').default('default'),
  footer: z.literal('website').default('website'),
}

const hero = {
  heading: RequiredText(bounds.heading),
  subHeading: OptionalText(bounds.subHeading).default(''),
  searchBarText: RequiredText(bounds.searchBarText),
  action: ChosenAction,
}

const backdrop = {
  backgroundImage: RequiredText(200),
  videoEnabled: z.boolean().default(false),
  videoEmbedCode: z.string().trim().max(bounds.videoEmbedCode, tooLongMessage(bounds.videoEmbedCode)).default(''),
}

export const JourneyRules = z.object({
  ...common,
  ...hero,
  heading: RequiredText(bounds.journeyHeading),
  subHeading: OptionalText(bounds.journeySubHeading).default(''),
  buttonLabel: RequiredText(bounds.button),
})

export const WebsiteRules = withVideo(
  z.object({ ...common, ...backdrop, ...hero, buttonText: RequiredText(bounds.button) }),
)

export const TabbedRules = withVideo(
  z.object({
    ...common,
    ...backdrop,
    tabs: z
      .array(
        z.object({ title: RequiredText(bounds.tabTitle), ...hero, buttonText: RequiredText(bounds.button) }),
        requiredMessage,
      )
      .min(1, 'There must be at least one tab')
      .max(tabsMaximum, `There cannot be more than ${tabsMaximum} tabs`),
  }),
)

/** What may be saved, by layout. */
export const layoutRules = {
  JOURNEY: JourneyRules,
  WEBSITE_1: WebsiteRules,
  TABBED_WEBSITE_1: TabbedRules,
} satisfies { [T in LayoutType]: z.ZodType<LayoutSettingsOf[T]> }

export const GeneralRules = z.object({
  mediaTitle: OptionalText(bounds.mediaTitle).default(''),
  mediaDescription: OptionalText(bounds.mediaDescription).default(''),
  featuredImage: z.string().max(200).default(''),
  trackingCode: OptionalText(bounds.trackingCode).default(''),
}) satisfies z.ZodType<GeneralSettings>

/** Its code must be there while the video is shown, and is not kept when it is not. */
function withVideo<T extends z.ZodType<{ videoEnabled: boolean; videoEmbedCode: string }>>(rules: T) {
  return rules
    .refine(({ videoEnabled, videoEmbedCode }) => !videoEnabled || videoEmbedCode !== '', {
      path: ['videoEmbedCode'],
      message: requiredMessage,
      // Also where something else is wrong: all that is missing is said at once.
      when: ({ value }) => typeof value === 'object' && value !== null,
    })
    .transform((settings) => (settings.videoEnabled ? settings : { ...settings, videoEmbedCode: '' }))
}
