import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useEffect, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import {
  getToasts,
  markToastsAsOld,
  subscribe,
  TOAST_EXIT_MS,
  type ToastAction,
  type ToastEntry,
  toast,
} from './toast-queue.ts'

export { createErrorToast, toast } from './toast-queue.ts'

/** The corner where toasts appear. Rendered once, at the root. */
export function Toaster() {
  const entries = useSyncExternalStore(subscribe, getToasts)
  useEffect(() => {
    const presses = ['pointerdown', 'keydown'] as const
    for (const press of presses) addEventListener(press, markToastsAsOld, { capture: true })
    return () => {
      for (const press of presses) removeEventListener(press, markToastsAsOld, { capture: true })
    }
  }, [])
  const errors = entries.filter((entry) => entry.tone === 'error')
  const messages = entries.filter((entry) => entry.tone !== 'error')
  // The live regions exist before any toast: screen readers ignore a live region that is added together with its text.
  return createPortal(
    <div
      data-toaster=""
      className="pointer-events-none fixed inset-x-4 bottom-[calc(1rem+var(--bottom-bar)+var(--panel-buttons))] z-toast flex flex-col items-end justify-end sm:left-auto sm:max-w-[560px]"
    >
      <div role="status" aria-live="polite" aria-atomic="false" className="flex flex-col items-end">
        {messages.map((entry) => (
          <Toast key={entry.id} entry={entry} />
        ))}
      </div>
      <div role="alert" aria-live="assertive" aria-atomic="false" className="flex flex-col items-end">
        {errors.map((entry) => (
          <Toast key={entry.id} entry={entry} />
        ))}
      </div>
    </div>,
    document.body,
  )
}

function Toast({ entry }: { entry: ToastEntry }) {
  return (
    <div
      data-toast={entry.tone}
      data-leaving={entry.isLeaving ? '' : undefined}
      style={{ transitionDuration: `${TOAST_EXIT_MS}ms` }}
      className="pointer-events-auto mt-2 flex animate-rise items-start gap-2 rounded-lg bg-raised py-2 pr-2 pl-3 text-body text-ink shadow-float transition-[opacity,transform] data-[leaving]:translate-y-2 data-[leaving]:opacity-0"
    >
      {icons[entry.tone]}
      <span className="py-0.5 [overflow-wrap:anywhere]">{entry.text}</span>
      {entry.action && <Action {...entry} action={entry.action} />}
      <button
        type="button"
        aria-label="Dismiss"
        onClick={() => toast.dismiss(entry.id)}
        className="flex size-6 shrink-0 items-center justify-center rounded-md text-faint hover:bg-hover hover:text-ink touch:-my-1 touch:size-8"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </div>
  )
}

function Action({ id, isLeaving, action: { label, run } }: ToastEntry & { action: ToastAction }) {
  const handleClick = () => {
    // A double click runs the action once.
    if (isLeaving) return
    toast.dismiss(id)
    run()
  }
  return (
    <button
      type="button"
      onClick={handleClick}
      className="flex h-6 shrink-0 items-center rounded-md px-2 font-medium text-accent-ink hover:bg-hover touch:-my-1 touch:h-8"
    >
      {label}
    </button>
  )
}

const icons = {
  message: null,
  success: <CircleCheck aria-hidden="true" className="mt-1 size-4 shrink-0 text-success" />,
  error: <CircleAlert aria-hidden="true" className="mt-1 size-4 shrink-0 text-danger-ink" />,
}
