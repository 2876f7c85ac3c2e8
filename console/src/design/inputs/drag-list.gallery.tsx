import { useState } from 'react'
import { Example } from '../gallery/example.tsx'
import type { GalleryEntry } from '../gallery/gallery-entry.ts'
import { DragList } from './drag-list.tsx'

const options = ['Cash Offer', 'List with Us', 'Trade In', 'Custom Option'].map((name) => ({ id: name, name }))

function DragLists() {
  const [items, setItems] = useState(options)
  return (
    <>
      <Example title="Selling options" block>
        <SortableOptions items={items} onReorder={setItems} />
        <output className="mt-2 block text-muted">{items.map((item) => item.name).join(', ')}</output>
      </Example>
      <Example title="Disabled" block>
        <SortableOptions items={options} onReorder={setItems} disabled />
      </Example>
    </>
  )
}

interface SortableOptionsProps {
  items: typeof options
  onReorder: (items: typeof options) => void
  disabled?: boolean
}

const SortableOptions = (props: SortableOptionsProps) => (
  <DragList {...props} getName={(item) => item.name} className="flex max-w-sm flex-col gap-1">
    {(item, handle) => (
      <div className="flex h-10 items-center gap-2 rounded-lg border border-line px-2 touch:h-12">
        {handle}
        {item.name}
      </div>
    )}
  </DragList>
)

export default { title: 'Drag list', group: 'Data', render: () => <DragLists /> } satisfies GalleryEntry
