import { type TabHero, tabsMaximum } from '@gable/shared/landing-pages/layout.ts'
import { bounds } from '@gable/shared/landing-pages/layout-rules.ts'
import { Plus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Button } from '../../design/inputs/button.tsx'
import { DragList } from '../../design/inputs/drag-list.tsx'
import { TextField } from '../../design/inputs/text-field.tsx'
import { useParts } from '../../editing/use-parts.ts'
import { HeroFields } from './hero-fields.tsx'
import { indexWithout, movedIndex } from './moved-index.ts'
import type { PageControl, PageValues } from './page-values.ts'
import { TabLine } from './tab-line.tsx'
import type { ShownPart } from './use-page-view.ts'

interface TabsFieldsProps extends Pick<ShownPart, 'view' | 'setTab' | 'isTabWrong'> {
  control: PageControl
}

/** Several questions, each on a tab of its own: their order, and the words of the one that is open. */
export function TabsFields({ control, view: { tab }, setTab, isTabWrong }: TabsFieldsProps) {
  const { ids, add, append, drop, reorder } = useParts(control, 'layoutSettings.tabs')
  const tabs = useWatch({ control, name: 'layoutSettings.tabs' }) as TabHero[]
  const items = ids.map((id, index) => ({ id, index, name: tabs[index]?.title.trim() || `Tab ${index + 1}` }))
  const open = items[tab]
  const { setFocus } = useFormContext<PageValues>()
  const isAwaited = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields of a new tab come after it
  useEffect(() => {
    if (!isAwaited.current || tab !== items.length - 1) return
    isAwaited.current = false
    setFocus(`layoutSettings.tabs.${tab}.title`)
  }, [open?.id])

  function begin() {
    isAwaited.current = true
    append(emptyTab, { shouldFocus: false })
    setTab(items.length)
  }

  function remove(index: number) {
    drop(index)
    setTab(indexWithout(tab, index, items.length - 1))
  }

  return (
    <>
      <div data-field="layoutSettings.tabs" className="space-y-2">
        <h5 className="font-medium text-table">Tabs</h5>
        <DragList
          items={items}
          nameOf={({ name }) => name}
          onReorder={(moved) => setTab(movedIndex(tab, reorder(moved)))}
          disabled={items.length === 1}
          className="flex flex-col gap-2"
        >
          {({ index, name }, handle) => (
            <TabLine
              name={name}
              handle={handle}
              isOpen={index === tab}
              isWrong={isTabWrong(index)}
              onOpen={() => setTab(index)}
              onRemove={items.length > 1 ? () => remove(index) : undefined}
            />
          )}
        </DragList>
        {items.length < tabsMaximum && (
          <Button ref={add} size="sm" icon={Plus} onClick={begin}>
            Add Tab
          </Button>
        )}
      </div>
      {open && (
        <section key={open.id} aria-label={`Words of ${open.name}`} className="space-y-4 border-line border-t pt-4">
          <TextField
            control={control}
            name={`layoutSettings.tabs.${tab}.title`}
            label="Tab Title"
            required
            max={bounds.tabTitle}
          />
          <HeroFields control={control} at={`layoutSettings.tabs.${tab}`} />
        </section>
      )}
    </>
  )
}

const emptyTab: TabHero = { title: '', heading: '', subHeading: '', searchBarText: '', buttonText: '', action: null }
