import { Ellipsis } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../design/inputs/icon-button.tsx'
import { Menu } from '../design/overlays/menu.tsx'

/** The actions menu of an editor. Its children are `MenuItem`s. */
export const EditorMenu = ({ children }: { children: ReactNode }) => (
  <Menu align="end" trigger={<IconButton icon={Ellipsis} label="Actions" />}>
    {children}
  </Menu>
)
