import { Eye } from 'lucide-react'
import { type RefObject, useEffect, useRef } from 'react'
import { toastProblem } from '../platform/problem-toast.ts'
import { signOut, useSession } from '../platform/session.ts'
import { emulationText } from './emulation-text.ts'

/** Stands above everything while somebody of the support team acts as the person whose account this is. */
export function EmulationBanner() {
  const { user, emulation } = useSession()
  return emulation.isEmulated ? <Banner text={emulationText(emulation.type, user)} /> : null
}

function Banner({ text }: { text: string }) {
  const place = useRef<HTMLElement>(null)
  useFrameTop(place)
  return (
    <section
      ref={place}
      aria-label="Emulation"
      className="sticky top-0 z-sidebar flex items-center justify-center gap-3 bg-warning-soft px-4 py-1.5 text-table text-warning-ink"
    >
      <Eye aria-hidden="true" className="hidden size-4 shrink-0 sm:block" />
      <span className="min-w-0 [overflow-wrap:anywhere]">{text}</span>
      <button
        type="button"
        onClick={() => signOut().catch(toastProblem)}
        className="shrink-0 rounded-md px-1.5 py-0.5 font-medium underline underline-offset-2 touch:py-2"
      >
        Stop viewing
      </button>
    </section>
  )
}

/** The shell keeps what sticks to the top below the banner, however many lines it takes. */
function useFrameTop(place: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const { style } = document.documentElement
    const measure = () => style.setProperty('--frame-top', `${place.current?.offsetHeight ?? 0}px`)
    const observer = new ResizeObserver(measure)
    if (place.current) observer.observe(place.current)
    return () => {
      observer.disconnect()
      style.removeProperty('--frame-top')
    }
  }, [place])
}
