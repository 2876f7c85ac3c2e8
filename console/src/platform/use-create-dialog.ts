import { useEffect, useState } from 'react'
import { useOverlayParam } from './use-overlay-param.ts'

/** Query parameter that opens the dialog for a new record of a page. */
export const createParam = 'new'

/** The dialog for a new record, which a link can open. The parameter is removed at once, so that Back does not open it again. */
export function useCreateDialog() {
  const { openId, close: removeParam } = useOverlayParam(createParam)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (openId === undefined) return
    setOpen(true)
    removeParam()
  }, [openId, removeParam])
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) }
}
