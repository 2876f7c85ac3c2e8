import { Eye } from 'lucide-react'
import { type RefObject, useEffect, useRef } from 'react'
import { showErrorToast } from '../platform/error-toast.ts'
import { signOut, useSession } from '../platform/session.ts'
import { getEmulationMessage } from './emulation-message.ts'

/** Shown on every page while a support agent is viewing the account as its user. */
export function EmulationBanner() {
  const { user, emulation } = useSession()
  return emulation.isEmulated ? <Banner text={getEmulationMessage(emulation.type, user)} /> : null
}

function Banner({ text }: { text: string }) {
  const banner = useRef<HTMLElement>(null)
  useBannerHeight(banner)
  return (
    <section
      ref={banner}
      aria-label="Emulation"
      className="sticky top-0 z-sidebar flex items-center justify-center gap-3 bg-warning-soft px-4 py-1.5 text-table text-warning-ink"
    >
      <Eye aria-hidden="true" className="hidden size-4 shrink-0 sm:block" />
      <span className="min-w-0 [overflow-wrap:anywhere]">{text}</span>
      <button
        type="button"
        onClick={() => signOut().catch(showErrorToast)}
        className="shrink-0 rounded-md px-1.5 py-0.5 font-medium underline underline-offset-2 touch:py-2"
      >
        Stop viewing
      </button>
    </section>
  )
}

/** Sticky parts of the shell stay below the banner. Its height varies with the number of lines. */
function useBannerHeight(banner: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const { style } = document.documentElement
    const measure = () => style.setProperty('--frame-top', `${banner.current?.offsetHeight ?? 0}px`)
    const observer = new ResizeObserver(measure)
    if (banner.current) observer.observe(banner.current)
    return () => {
      observer.disconnect()
      style.removeProperty('--frame-top')
    }
  }, [banner])
}
