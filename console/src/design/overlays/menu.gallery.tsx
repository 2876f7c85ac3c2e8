import { Archive, ChevronDown, Copy, Ellipsis, ExternalLink, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Example } from '../gallery/example.tsx'
import type { GalleryEntry } from '../gallery/gallery-entry.ts'
import { Button } from '../inputs/button.tsx'
import { IconButton } from '../inputs/icon-button.tsx'
import { Menu, MenuCheck, MenuChoice, MenuGroup, MenuItem, MenuSeparator } from './menu.tsx'

function Menus() {
  const [theme, setTheme] = useState<'system' | 'light' | 'dark'>('system')
  const [columns, setColumns] = useState({ views: true, leads: false })
  const [last, setLast] = useState('None')
  return (
    <>
      <Example title="Row menu">
        <Menu align="end" trigger={<IconButton icon={Ellipsis} label="More for Spring sale" />}>
          <MenuItem icon={Pencil} shortcut="E" onSelect={() => setLast('Edit')}>
            Edit
          </MenuItem>
          <MenuItem icon={Copy} disabledReason="You cannot clone widgets as you've reached your plan's limit.">
            Clone
          </MenuItem>
          <MenuItem icon={ExternalLink} href="https://example.com">
            Open page
          </MenuItem>
          <MenuItem icon={Archive} to="/design/button">
            Go to buttons
          </MenuItem>
          <MenuSeparator />
          <MenuItem icon={Trash2} danger onSelect={() => setLast('Delete')}>
            Delete
          </MenuItem>
        </Menu>
        <output className="text-muted">Selected: {last}</output>
      </Example>
      <Example title="Checkbox and radio items">
        <Menu trigger={<Button iconAfter={ChevronDown}>View</Button>} header={<p className="font-medium">Ada Byron</p>}>
          <MenuGroup label="Columns">
            <MenuCheck checked={columns.views} onChange={(views) => setColumns({ ...columns, views })}>
              Views
            </MenuCheck>
            <MenuCheck checked={columns.leads} onChange={(leads) => setColumns({ ...columns, leads })}>
              Leads
            </MenuCheck>
          </MenuGroup>
          <MenuSeparator />
          <MenuChoice label="Theme" value={theme} onChange={setTheme} options={themes} />
        </Menu>
      </Example>
    </>
  )
}

const themes = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const

export default { title: 'Menus', group: 'Overlays', render: () => <Menus /> } satisfies GalleryEntry
