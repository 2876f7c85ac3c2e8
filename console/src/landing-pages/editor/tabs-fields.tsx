import { maxTabs, type TabHero } from '@gable/shared/landing-pages/layout.ts'
import { maxLengths } from '@gable/shared/landing-pages/layout-rules.ts'
import { Plus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Button } from '../../design/inputs/button.tsx'
import { DragList } from '../../design/inputs/drag-list.tsx'
import { TextField } from '../../design/inputs/text-field.tsx'
import { useSortableFieldArray } from '../../design/inputs/use-sortable-field-array.ts'
import { HeroFields } from './hero-fields.tsx'
import { getIndexAfterRemoval, getMovedIndex } from './moved-index.ts'
import type { PageControl, PageValues } from './page-values.ts'
import { TabRow } from './tab-row.tsx'
import type { PageViewState } from './use-page-view.ts'

interface TabsFieldsProps extends Pick<PageViewState, 'view' | 'setTab' | 'hasTabErrors'> {
  control: PageControl
}

/** Edits the list of tabs and the texts of the open one. */
export function TabsFields({ control, view: { tab }, setTab, hasTabErrors }: TabsFieldsProps) {
  const { ids, addButton, append, removeItem, reorder } = useSortableFieldArray(control, 'layoutSettings.tabs')
  const tabs = useWatch({ control, name: 'layoutSettings.tabs' }) as TabHero[]
  const items = ids.map((id, index) => ({ id, index, name: tabs[index]?.title.trim() || `Tab ${index + 1}` }))
  const open = items[tab]
  const { setFocus } = useFormContext<PageValues>()
  const shouldFocusNewTab = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields of a new tab mount after its list entry
  useEffect(() => {
    if (!shouldFocusNewTab.current || tab !== items.length - 1) return
    shouldFocusNewTab.current = false
    setFocus(`layoutSettings.tabs.${tab}.title`)
  }, [open?.id])

  function addTab() {
    shouldFocusNewTab.current = true
    append(emptyTab, { shouldFocus: false })
    setTab(items.length)
  }

  function remove(index: number) {
    removeItem(index)
    setTab(getIndexAfterRemoval(tab, index, items.length - 1))
  }

  return (
    <>
      <div data-field="layoutSettings.tabs" className="space-y-2">
        <h5 className="font-medium text-table">Tabs</h5>
        <DragList
          items={items}
          getName={({ name }) => name}
          onReorder={(moved) => setTab(getMovedIndex(tab, reorder(moved)))}
          disabled={items.length === 1}
          className="flex flex-col gap-2"
        >
          {({ index, name }, handle) => (
            <TabRow
              name={name}
              handle={handle}
              isOpen={index === tab}
              needsAttention={hasTabErrors(index)}
              onOpen={() => setTab(index)}
              onRemove={items.length > 1 ? () => remove(index) : undefined}
            />
          )}
        </DragList>
        {items.length < maxTabs && (
          <Button ref={addButton} size="sm" icon={Plus} onClick={addTab}>
            Add tab
          </Button>
        )}
      </div>
      {open && (
        <section key={open.id} aria-label={`Content of ${open.name}`} className="space-y-4 border-line border-t pt-4">
          <TextField
            control={control}
            name={`layoutSettings.tabs.${tab}.title`}
            label="Tab Title"
            required
            max={maxLengths.tabTitle}
          />
          <HeroFields control={control} at={`layoutSettings.tabs.${tab}`} />
        </section>
      )}
    </>
  )
}

const emptyTab: TabHero = { title: '', heading: '', subHeading: '', searchBarText: '', buttonText: '', action: null }
