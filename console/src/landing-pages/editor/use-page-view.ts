import type { LayoutType, TabHero } from '@gable/shared/landing-pages/layout.ts'
import type { PageView } from '@gable/shared/landing-pages/page-view.ts'
import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { useEditorPanels } from '../../editing/use-editor-panels.ts'
import type { PageControl } from './page-values.ts'
import { getSections } from './sections.ts'

/** The open section and tab in the editor, which the preview follows. */
export function usePageView(layout: LayoutType, control: PageControl) {
  const sections = useMemo(() => getSections(layout), [layout])
  const tabs = useWatch({ control, name: 'layoutSettings.tabs' }) as TabHero[] | undefined
  const open = useEditorPanels(control, sections)
  const tab = useEditorPanels(
    control,
    (tabs ?? []).map((_, index) => ({ key: String(index), fields: [`layoutSettings.tabs.${index}` as const] })),
  )
  const view: PageView = {
    part: sections.find(({ key }) => key === open.openPanel)?.part ?? 'hero',
    tab: Math.max(0, Math.min(Number(tab.openPanel ?? 0), (tabs?.length ?? 1) - 1)),
  }
  return {
    sections,
    openSection: open.openPanel,
    setOpenSection: open.setOpenPanel,
    hasSectionErrors: open.hasErrors,
    setTab: (index: number) => tab.setOpenPanel(String(index)),
    hasTabErrors: (index: number) => tab.hasErrors(String(index)),
    view,
  }
}

export type PageViewState = ReturnType<typeof usePageView>
