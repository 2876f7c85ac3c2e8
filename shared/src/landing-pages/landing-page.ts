import * as z from 'zod'
import { Standing } from '../assets/standing.ts'
import { SubjectName } from '../assets/subject-name.ts'
import { type LayoutSettings, type LayoutSettingsOf, type LayoutType, layoutTypes } from './layout.ts'
import { GeneralRules } from './layout-rules.ts'

interface PageOf<T extends LayoutType> extends Standing {
  /** Of a personal page: whose own it is. */
  agentId?: string | undefined
  /** Where visitors find it. */
  url: string
  layoutType: T
  layoutSettings: LayoutSettingsOf[T]
  generalSettings: z.output<typeof GeneralRules>
}

export type LandingPage = { [T in LayoutType]: PageOf<T> }[LayoutType]

const Settings = z.custom<LayoutSettings>((value) => typeof value === 'object' && value !== null)

export const LandingPage = Standing.extend({
  agentId: z.string().optional(),
  url: z.string(),
  // Not only those we know: one page of another version must not take the whole list away.
  layoutType: z.string(),
  layoutSettings: Settings,
  generalSettings: GeneralRules,
}) as unknown as z.ZodType<LandingPage, LandingPage>

interface TemplateOf<T extends LayoutType> {
  _id: string
  name: string
  description: string
  /** What a page made from it would be: in the account's own brand, leading to its own forms. */
  config: { layoutType: T; layoutSettings: LayoutSettingsOf[T] }
}

export type LandingPageTemplate = { [T in LayoutType]: TemplateOf<T> }[LayoutType]

export const LandingPageTemplate = z.object({
  _id: z.string(),
  name: z.string(),
  description: z.string(),
  config: z.object({ layoutType: z.enum(layoutTypes), layoutSettings: Settings }),
}) as unknown as z.ZodType<LandingPageTemplate, LandingPageTemplate>

export const LandingPageName = SubjectName('Enter Landing Page Name to continue')
