import { Dialog } from '@base-ui/react/dialog'
import { PanelLeftClose } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { IconButton } from '../../design/inputs/icon-button.tsx'
import { Overlay } from '../../design/overlays/overlay.tsx'
import { Sidebar } from './sidebar.tsx'

interface DrawerProps {
  open: boolean
  onClose: () => void
}

/** The sidebar where there is no room for one: it slides in, and goes away once one has gone somewhere. */
export function Drawer({ open, onClose }: DrawerProps) {
  return (
    <Overlay
      open={open}
      onClose={onClose}
      className="inset-y-0 left-0 w-[280px] max-w-[calc(100vw-48px)] transition-transform duration-200 data-[ending-style]:-translate-x-full data-[starting-style]:-translate-x-full"
    >
      <Content onClose={onClose} />
    </Overlay>
  )
}

/** There only while the drawer is open. */
function Content({ onClose }: Pick<DrawerProps, 'onClose'>) {
  const { key } = useLocation()
  const openedAt = useRef(key)
  useEffect(() => {
    if (key !== openedAt.current) onClose()
  }, [key, onClose])

  useEffect(() => {
    const wide = window.matchMedia('(min-width: 1024px)')
    wide.addEventListener('change', onClose)
    return () => wide.removeEventListener('change', onClose)
  }, [onClose])

  return (
    <>
      <Dialog.Title className="sr-only">Navigation</Dialog.Title>
      <Sidebar
        collapsed={false}
        toggle={<IconButton icon={PanelLeftClose} label="Close navigation" side="right" onClick={onClose} />}
      />
    </>
  )
}
