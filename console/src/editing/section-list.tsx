import { ChevronDown, type LucideIcon, TriangleAlert } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { cx } from '../design/class-names.ts'

interface EditorSection {
  key: string
  label: string
  icon: LucideIcon
  hasErrors: boolean
  content: ReactNode
}

interface SectionListProps {
  title: string
  sections: readonly EditorSection[]
  openKey: string | undefined
  onOpenChange: (key: string | undefined) => void
}

/** An accordion of editor sections, of which one is open at a time. */
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
  const heading = useRef<HTMLHeadingElement>(null)
  const wasOpen = useRef(isOpen)

  useEffect(() => {
    // A section above has just closed, which may have moved this heading out of view.
    if (isOpen && !wasOpen.current) heading.current?.scrollIntoView({ block: 'nearest' })
    wasOpen.current = isOpen
  }, [isOpen])

  return (
    <li className="border-line border-b">
      <h4 ref={heading}>
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
