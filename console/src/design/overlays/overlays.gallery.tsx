import { useState } from 'react'
import { Avatar } from '../data/avatar.tsx'
import { Kbd } from '../data/kbd.tsx'
import { Example } from '../gallery/example.tsx'
import type { GalleryEntry } from '../gallery/gallery-entry.ts'
import { Button } from '../inputs/button.tsx'
import { Switch } from '../inputs/switch.tsx'
import { TextInput } from '../inputs/text-input.tsx'
import { UnsavedChangesGuard, useUnsavedChanges } from '../inputs/unsaved-changes.tsx'
import type { Device } from '../layout/editor/device.ts'
import { PanelBody } from '../layout/panel.tsx'
import { BottomSheet } from './bottom-sheet.tsx'
import { Popover } from './popover.tsx'
import { Tooltip } from './tooltip.tsx'

function Overlays() {
  const [open, setOpen] = useState(false)
  const [device, setDevice] = useState<Device>('desktop')
  return (
    <>
      <Example title="Bottom sheet">
        <Button onClick={() => setOpen(true)}>Preview template</Button>
        <BottomSheet
          open={open}
          onClose={() => setOpen(false)}
          title="Open house"
          description="A landing page"
          device={device}
          onDeviceChange={setDevice}
          actions={<Button variant="primary">Use template</Button>}
        >
          <PanelBody className="bg-sunken">
            <div
              className={`mx-auto mt-4 h-96 rounded-lg border border-line bg-surface p-4 ${device === 'mobile' ? 'max-w-[375px]' : ''}`}
            >
              {device}
            </div>
          </PanelBody>
        </BottomSheet>
      </Example>
      <Example title="Popover and tooltip">
        <Popover label="Filter" trigger={<Button>Filter</Button>} className="flex w-64 flex-col gap-2">
          <p className="font-medium">Filter by name</p>
          <TextInput aria-label="Name" />
        </Popover>
        <Tooltip text="Updated every hour">
          <Button variant="quiet">Hover or focus this</Button>
        </Tooltip>
      </Example>
      <UnsavedChanges />
      <Example title="Avatars and keyboard keys">
        {(['sm', 'md', 'lg'] as const).map((size) => (
          <Avatar key={size} name="Ada Byron" size={size} />
        ))}
        <Avatar name="Harbor & Hill Realty" shape="square" />
        <Avatar name="" />
        <Avatar name="Ada Byron" src="/favicon.svg" />
        <Avatar name="Broken Picture" src="/nothing.png" />
        <Kbd>Ctrl</Kbd>
        <Kbd>K</Kbd>
      </Example>
    </>
  )
}

function UnsavedChanges() {
  const [isDirty, setDirty] = useState(false)
  const [canSave, setCanSave] = useState(true)
  useUnsavedChanges(isDirty, {
    hasErrors: !canSave,
    save: async () => {
      await new Promise((resolve) => setTimeout(resolve, 400))
      setDirty(false)
    },
  })
  return (
    <Example title="Unsaved changes: open another component to see the dialog">
      <UnsavedChangesGuard />
      <Switch aria-label="Has unsaved changes" checked={isDirty} onChange={setDirty} />
      <span>Has unsaved changes</span>
      <Switch aria-label="Can be saved" checked={canSave} onChange={setCanSave} />
      <span>Can be saved</span>
      <Button to="/design/button">Buttons</Button>
    </Example>
  )
}

export default {
  title: 'Sheets, popovers, tooltips',
  group: 'Overlays',
  render: () => <Overlays />,
} satisfies GalleryEntry
