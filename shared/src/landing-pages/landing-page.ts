import * as z from 'zod'
import { AssetName } from '../assets/asset-name.ts'
import { AssetSummary } from '../assets/asset-summary.ts'
import { type LayoutSettings, type LayoutSettingsOf, type LayoutType, layoutTypes } from './layout.ts'
import { GeneralRules } from './layout-rules.ts'

interface LandingPageWithLayout<T extends LayoutType> extends AssetSummary {
  /** The owner of a personal page. */
  agentId?: string | undefined
  /** The public URL, readable where the page has a slug. */
  url: string
  /** The public URL that never changes, for what is printed. */
  permanentUrl: string
  slug: string | null
  layoutType: T
  layoutSettings: LayoutSettingsOf[T]
  generalSettings: z.output<typeof GeneralRules>
  /** Whether there is a draft that visitors do not see yet. */
  hasUnpublishedChanges: boolean
}

/** Its settings are those that visitors see; of a page that was never published, its draft. */
export type LandingPage = { [T in LayoutType]: LandingPageWithLayout<T> }[LayoutType]

export interface PageSettings {
  layoutSettings: LayoutSettings
  generalSettings: z.output<typeof GeneralRules>
}

interface DraftOfPage {
  /** The unpublished changes. */
  draft: PageSettings | null
  /** Null for a page that was never published. */
  publishedVersion: number | null
  /** Whether an A/B test runs. Nothing is published meanwhile. */
  hasSplitTest: boolean
}

export type LandingPageWithDraft = LandingPage & DraftOfPage

const Settings = z.custom<LayoutSettings>((value) => typeof value === 'object' && value !== null)

const PageFields = AssetSummary.extend({
  agentId: z.string().optional(),
  url: z.string(),
  permanentUrl: z.string(),
  slug: z.string().nullable(),
  // Any string is accepted, so that one page with an unknown layout does not break the whole list.
  layoutType: z.string(),
  layoutSettings: Settings,
  generalSettings: GeneralRules,
  hasUnpublishedChanges: z.boolean(),
})

export const LandingPage = PageFields as unknown as z.ZodType<LandingPage, LandingPage>

export const PageSettings = z.object({ layoutSettings: Settings, generalSettings: GeneralRules })

export const LandingPageWithDraft = PageFields.extend({
  draft: PageSettings.nullable(),
  publishedVersion: z.number().nullable(),
  hasSplitTest: z.boolean(),
}) as unknown as z.ZodType<LandingPageWithDraft, LandingPageWithDraft>

export const LandingPageVersion = PageSettings.extend({
  version: z.number(),
  publishedAt: z.string(),
  publishedBy: z.string().nullable(),
  /** The sections that differ from the version before. */
  changes: z.array(z.string()),
})
export type LandingPageVersion = z.infer<typeof LandingPageVersion>

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
