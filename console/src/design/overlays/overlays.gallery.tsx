import { useState } from 'react'
import { Avatar } from '../data/avatar.tsx'
import { Kbd } from '../data/kbd.tsx'
import type { GalleryPart } from '../gallery/part.ts'
import { Specimen } from '../gallery/specimen.tsx'
import { Button } from '../inputs/button.tsx'
import { Switch } from '../inputs/switch.tsx'
import { TextInput } from '../inputs/text-input.tsx'
import { LeaveGuard, useUnsavedChanges } from '../inputs/unsaved-changes.tsx'
import { PanelBody } from '../layout/panel.tsx'
import { BottomSheet, type PreviewDevice } from './bottom-sheet.tsx'
import { Popover } from './popover.tsx'
import { Tooltip } from './tooltip.tsx'

function Overlays() {
  const [open, setOpen] = useState(false)
  const [device, setDevice] = useState<PreviewDevice>('desktop')
  return (
    <>
      <Specimen title="Bottom sheet">
        <Button onClick={() => setOpen(true)}>Preview template</Button>
        <BottomSheet
          open={open}
          onClose={() => setOpen(false)}
          title="Open house"
          description="A landing page"
          device={device}
          onDevice={setDevice}
          aside={<Button variant="primary">Use template</Button>}
        >
          <PanelBody className="bg-sunken">
            <div
              className={`mx-auto mt-4 h-96 rounded-lg border border-line bg-surface p-4 ${device === 'mobile' ? 'max-w-[375px]' : ''}`}
            >
              {device}
            </div>
          </PanelBody>
        </BottomSheet>
      </Specimen>
      <Specimen title="Popover and tooltip">
        <Popover label="Filter" trigger={<Button>Filter</Button>} className="flex w-64 flex-col gap-2">
          <p className="font-medium">Filter by name</p>
          <TextInput aria-label="Name" />
        </Popover>
        <Tooltip text="Refreshed every hour">
          <Button variant="quiet">Hover or focus me</Button>
        </Tooltip>
      </Specimen>
      <UnsavedChanges />
      <Specimen title="Avatars and keys">
        {(['sm', 'md', 'lg'] as const).map((size) => (
          <Avatar key={size} name="Ada Byron" size={size} />
        ))}
        <Avatar name="Harbor & Hill Realty" shape="square" />
        <Avatar name="" />
        <Avatar name="Somebody" src="/favicon.svg" />
        <Avatar name="Broken Picture" src="/nothing.png" />
        <Kbd>Ctrl</Kbd>
        <Kbd>K</Kbd>
      </Specimen>
    </>
  )
}

function UnsavedChanges() {
  const [dirty, setDirty] = useState(false)
  const [savable, setSavable] = useState(true)
  useUnsavedChanges(dirty, {
    hasErrors: !savable,
    save: async () => {
      await new Promise((resolve) => setTimeout(resolve, 400))
      setDirty(false)
    },
  })
  return (
    <Specimen title="Unsaved changes: go to another part">
      <LeaveGuard />
      <Switch aria-label="Something is unsaved" checked={dirty} onChange={setDirty} />
      <span>Something is unsaved</span>
      <Switch aria-label="It can be saved" checked={savable} onChange={setSavable} />
      <span>It can be saved</span>
      <Button to="/design/button">Buttons</Button>
    </Specimen>
  )
}

export default {
  title: 'Sheets, popovers, tooltips',
  group: 'Overlays',
  render: () => <Overlays />,
} satisfies GalleryPart
