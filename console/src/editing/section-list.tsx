import { ChevronDown, type LucideIcon, TriangleAlert } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { cx } from '../design/class-names.ts'

interface EditorSection {
  key: string
  label: string
  icon: LucideIcon
  /** Something in it is not right yet. */
  hasErrors: boolean
  content: ReactNode
}

interface SectionListProps {
  title: string
  sections: readonly EditorSection[]
  /** The open one. */
  openKey: string | undefined
  onOpenChange: (key: string | undefined) => void
}

/** The parts of an edited thing, of which one is open at a time. */
export function SectionList({ title, sections, openKey, onOpenChange }: SectionListProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-2 font-semibold">
        {title}
      </h3>
      <ul className="-mx-4 border-line border-t">
        {sections.map(({ key, ...section }) => (
          <SectionRow
            key={key}
            {...section}
            isOpen={key === openKey}
            onToggle={() => onOpenChange(key === openKey ? undefined : key)}
          />
        ))}
      </ul>
    </section>
  )
}

interface SectionRowProps extends Omit<EditorSection, 'key'> {
  isOpen: boolean
  onToggle: () => void
}

function SectionRow({ label, icon: Icon, hasErrors, content, isOpen, onToggle }: SectionRowProps) {
  const id = useId()
  const head = useRef<HTMLHeadingElement>(null)
  const wasOpen = useRef(isOpen)

  useEffect(() => {
    // Another one above it has just closed, and may have taken its head out of sight.
    if (isOpen && !wasOpen.current) head.current?.scrollIntoView({ block: 'nearest' })
    wasOpen.current = isOpen
  }, [isOpen])

  return (
    <li className="border-line border-b">
      <h4 ref={head}>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={onToggle}
          className="flex min-h-11 w-full items-center gap-3 px-4 text-left font-medium hover:bg-hover focus-visible:outline-offset-[-2px]"
        >
          <Icon aria-hidden className="size-4 shrink-0 text-faint" />
          <span className="min-w-0 flex-1 truncate">{label}</span>
          {hasErrors && (
            <>
              <TriangleAlert aria-hidden className="size-4 shrink-0 text-warning-ink" />
              <span className="sr-only">needs attention</span>
            </>
          )}
          <ChevronDown
            aria-hidden
            className={cx('size-4 shrink-0 text-faint transition-transform', isOpen && 'rotate-180')}
          />
        </button>
      </h4>
      {isOpen && (
        <section id={id} aria-label={label} className="space-y-4 px-4 pt-1 pb-5">
          {content}
        </section>
      )}
    </li>
  )
}
