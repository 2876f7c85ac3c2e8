import type { LeadType } from '../activity/entry.ts'
import type { FormAction } from '../assets/asset.ts'
import { centerFocus } from './focus-point.ts'
import type { LayoutSettings } from './layout.ts'
import { createPageParts } from './page-parts.ts'
import type { AnyPageTemplate } from './template.ts'

interface AccountDefaults {
  brandingId: string
  /** The account's form for a lead type. */
  actionFor(leadType: LeadType): FormAction | null
}

/** Fills an account's brand and forms into a template. */
export function createLayoutSettings(
  { layoutType, content }: Pick<AnyPageTemplate, 'layoutType' | 'content'>,
  { brandingId, actionFor }: AccountDefaults,
): LayoutSettings {
  const common = {
    ...({ brandingId, signature: 'default', footer: 'website' } as const),
    ...createPageParts('leadType' in content ? content.leadType : content.tabs[0]?.leadType),
    ...('backgroundImage' in content && { backgroundFocus: centerFocus }),
  }
  const withAction = <T extends { leadType: LeadType }>({ leadType, ...texts }: T) => ({
    ...texts,
    action: actionFor(leadType),
  })
  if (layoutType === 'TABBED_WEBSITE_1' && 'tabs' in content)
    return { ...content, ...common, backgroundFocus: centerFocus, tabs: content.tabs.map(withAction) }
  return { ...withAction(content as { leadType: LeadType }), ...common } as LayoutSettings
}
