import type { LeadType } from '../activity/entry.ts'
import type { FormAction } from '../assets/subject.ts'
import type { LayoutSettings } from './layout.ts'
import type { AnyPageBeginning } from './template.ts'

interface Surroundings {
  brandingId: string
  /** The account's form for a kind of lead. */
  actionFor(leadType: LeadType): FormAction | null
}

/** A beginning as a page of this account: in its brand, leading to its forms. */
export function begunPage(
  { layoutType, content }: Pick<AnyPageBeginning, 'layoutType' | 'content'>,
  { brandingId, actionFor }: Surroundings,
): LayoutSettings {
  const common = { brandingId, signature: 'default', footer: 'website' } as const
  const leading = <T extends { leadType: LeadType }>({ leadType, ...words }: T) => ({
    ...words,
    action: actionFor(leadType),
  })
  if (layoutType === 'TABBED_WEBSITE_1' && 'tabs' in content)
    return { ...content, ...common, tabs: content.tabs.map(leading) }
  return { ...leading(content as { leadType: LeadType }), ...common } as LayoutSettings
}
