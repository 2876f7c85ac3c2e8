import type { LayoutType, TabHero } from '@gable/shared/landing-pages/layout.ts'
import type { PageView } from '@gable/shared/landing-pages/page-view.ts'
import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { usePanels } from '../../editing/use-panels.ts'
import type { PageControl } from './page-values.ts'
import { sectionsOf } from './sections.ts'

/** Which section of the content is open and, of a page with tabs, which tab: what the preview shows. */
export function usePageView(layout: LayoutType, control: PageControl) {
  const sections = useMemo(() => sectionsOf(layout), [layout])
  const tabs = useWatch({ control, name: 'layoutSettings.tabs' }) as TabHero[] | undefined
  const open = usePanels(control, sections)
  const tab = usePanels(
    control,
    (tabs ?? []).map((_, index) => ({ key: String(index), fields: [`layoutSettings.tabs.${index}` as const] })),
  )
  const view: PageView = {
    part: sections.find(({ key }) => key === open.panel)?.part ?? 'opening',
    tab: Math.max(0, Math.min(Number(tab.panel ?? 0), (tabs?.length ?? 1) - 1)),
  }
  return {
    sections,
    openSection: open.panel,
    setOpenSection: open.setPanel,
    isSectionWrong: open.isWrong,
    setTab: (index: number) => tab.setPanel(String(index)),
    isTabWrong: (index: number) => tab.isWrong(String(index)),
    view,
  }
}

export type ShownPart = ReturnType<typeof usePageView>
