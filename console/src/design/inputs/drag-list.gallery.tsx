import { useState } from 'react'
import type { GalleryPart } from '../gallery/part.ts'
import { Specimen } from '../gallery/specimen.tsx'
import { DragList } from './drag-list.tsx'

const options = ['Cash Offer', 'List with Us', 'Trade In', 'Custom Option'].map((name) => ({ id: name, name }))

function DragLists() {
  const [items, setItems] = useState(options)
  return (
    <>
      <Specimen title="Selling options" block>
        <Ordered items={items} onReorder={setItems} />
        <output className="mt-2 block text-muted">{items.map((item) => item.name).join(', ')}</output>
      </Specimen>
      <Specimen title="Not now" block>
        <Ordered items={options} onReorder={setItems} disabled />
      </Specimen>
    </>
  )
}

interface OrderedProps {
  items: typeof options
  onReorder: (items: typeof options) => void
  disabled?: boolean
}

const Ordered = (props: OrderedProps) => (
  <DragList {...props} nameOf={(item) => item.name} className="flex max-w-sm flex-col gap-1">
    {(item, handle) => (
      <div className="flex h-10 items-center gap-2 rounded-lg border border-line px-2 touch:h-12">
        {handle}
        {item.name}
      </div>
    )}
  </DragList>
)

export default { title: 'Drag list', group: 'Data', render: () => <DragLists /> } satisfies GalleryPart
