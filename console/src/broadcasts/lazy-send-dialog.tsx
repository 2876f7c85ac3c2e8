import { lazy, Suspense, useEffect, useState } from 'react'
import type { SendDialogProps } from './send-dialog.tsx'

const SendDialog = lazy(async () => ({ default: (await import('./send-dialog.tsx')).SendDialog }))

/** Loads the dialog when it is first opened. */
export function LazySendDialog(props: SendDialogProps) {
  const [wasOpened, setOpened] = useState(false)
  useEffect(() => {
    if (props.open) setOpened(true)
  }, [props.open])
  if (!wasOpened) return null
  return (
    <Suspense>
      <SendDialog {...props} />
    </Suspense>
  )
}
