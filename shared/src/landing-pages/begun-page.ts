import type { FormAction } from '../subjects/subject.ts'
import type { LeadType } from '../timeline/entry.ts'
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
