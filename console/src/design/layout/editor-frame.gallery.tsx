import { Ellipsis, Layers, Pencil, Settings } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '../data/badge.tsx'
import { Callout } from '../feedback/callout.tsx'
import type { GalleryEntry } from '../gallery/gallery-entry.ts'
import { Button } from '../inputs/button.tsx'
import { IconButton } from '../inputs/icon-button.tsx'
import { Menu, MenuItem } from '../overlays/menu.tsx'
import type { Device } from './editor/device.ts'
import { PreviewFrame } from './editor/preview-frame.tsx'
import { EditorFrame } from './editor-frame.tsx'

export default {
  title: 'Editor frame',
  group: 'Layout',
  fullScreen: true,
  render: () => <Editor />,
} satisfies GalleryEntry

function Editor() {
  const [device, setDevice] = useState<Device>('desktop')
  const [panel, setPanel] = useState<string | undefined>('content')
  return (
    <EditorFrame
      close={{ to: '/design', label: 'Close editor' }}
      title="What is my home worth? The long version of the title"
      rename={<IconButton icon={Pencil} label="Edit Title" size="sm" />}
      status={
        <Badge tone="success" dot>
          Published
        </Badge>
      }
      note="Last Updated: Jan 05, 2026 03:07 PM"
      device={device}
      onDeviceChange={setDevice}
      menu={
        <Menu align="end" trigger={<IconButton icon={Ellipsis} label="More" />}>
          <MenuItem>Archive</MenuItem>
        </Menu>
      }
      action={<Button variant="primary">Save</Button>}
      openPanel={panel}
      onPanelChange={setPanel}
      notice={
        <Callout tone="warning" title="Branding is incomplete" action={<Button size="sm">Complete branding</Button>}>
          Add a brand color and a digital logo.
        </Callout>
      }
      panels={[
        { key: 'content', label: 'Content', icon: Layers, content: <Sections /> },
        { key: 'settings', label: 'Settings', icon: Settings, warning: true, content: <p>Analytics and branding.</p> },
      ]}
    >
      <PreviewFrame device={device}>
        <div className="flex flex-1 flex-col items-center justify-center gap-4 p-8 text-center">
          <p className="font-semibold text-figure">What is my home worth?</p>
          <p className="max-w-md text-muted">The page preview goes here, in its own frame.</p>
        </div>
      </PreviewFrame>
    </EditorFrame>
  )
}

function Sections() {
  return (
    <ul className="space-y-2">
      {['Background Image', 'Hero Section', 'Contact Card', 'Footer'].map((section) => (
        <li key={section}>
          <button type="button" className="w-full rounded-lg border border-line p-3 text-left hover:bg-hover">
            {section}
          </button>
        </li>
      ))}
    </ul>
  )
}
