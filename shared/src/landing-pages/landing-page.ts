import * as z from 'zod'
import { AssetName } from '../assets/asset-name.ts'
import { AssetSummary } from '../assets/asset-summary.ts'
import { type LayoutSettings, type LayoutSettingsOf, type LayoutType, layoutTypes } from './layout.ts'
import { GeneralRules } from './layout-rules.ts'

interface LandingPageWithLayout<T extends LayoutType> extends AssetSummary {
  /** The owner of a personal page. */
  agentId?: string | undefined
  /** The public URL. */
  url: string
  layoutType: T
  layoutSettings: LayoutSettingsOf[T]
  generalSettings: z.output<typeof GeneralRules>
}

export type LandingPage = { [T in LayoutType]: LandingPageWithLayout<T> }[LayoutType]

const Settings = z.custom<LayoutSettings>((value) => typeof value === 'object' && value !== null)

export const LandingPage = AssetSummary.extend({
  agentId: z.string().optional(),
  url: z.string(),
  // Any string is accepted, so that one page with an unknown layout does not break the whole list.
  layoutType: z.string(),
  layoutSettings: Settings,
  generalSettings: GeneralRules,
}) as unknown as z.ZodType<LandingPage, LandingPage>

interface TemplateWithLayout<T extends LayoutType> {
  _id: string
  name: string
  description: string
  /** The settings of a new page, with the account's brand and forms. */
  config: { layoutType: T; layoutSettings: LayoutSettingsOf[T] }
}

export type LandingPageTemplate = { [T in LayoutType]: TemplateWithLayout<T> }[LayoutType]

export const LandingPageTemplate = z.object({
  _id: z.string(),
  name: z.string(),
  description: z.string(),
  config: z.object({ layoutType: z.enum(layoutTypes), layoutSettings: Settings }),
}) as unknown as z.ZodType<LandingPageTemplate, LandingPageTemplate>

export const LandingPageName = AssetName('Enter Landing Page Name to continue')
