import { Dialog } from '@base-ui/react/dialog'
import { PanelLeftClose } from 'lucide-react'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { IconButton } from '../../design/icon-button.tsx'
import { Overlay } from '../../design/overlay.tsx'
import { Sidebar } from './sidebar.tsx'

/** The sidebar where there is no room for one: it slides in and goes away once one has gone somewhere. */
export function Drawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes with each change of place
  useEffect(onClose, [key])

  useEffect(() => {
    const wide = window.matchMedia('(min-width: 1024px)')
    wide.addEventListener('change', onClose)
    return () => wide.removeEventListener('change', onClose)
  }, [onClose])

  return (
    <Overlay
      open={open}
      onClose={onClose}
      className="inset-y-0 left-0 w-[280px] max-w-[calc(100vw-48px)] transition-transform duration-200 data-[ending-style]:-translate-x-full data-[starting-style]:-translate-x-full"
    >
      <Dialog.Title className="sr-only">Navigation</Dialog.Title>
      <Sidebar
        collapsed={false}
        toggle={<IconButton icon={PanelLeftClose} label="Close navigation" side="right" onClick={onClose} />}
      />
    </Overlay>
  )
}
