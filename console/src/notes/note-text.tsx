import type { NoteDocument, NoteInline } from '@gable/shared/activity/entry.ts'
import type { ReactNode } from 'react'

/** A note with its looks. It is drawn from its parts, so that nothing somebody wrote is ever more than text. */
export function NoteText({ document }: { document: NoteDocument }) {
  return (
    <div className="space-y-1 [overflow-wrap:anywhere]">
      {document.content.map(({ content = [] }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have nothing else
        <p key={index} dir="auto" className="min-h-[1lh] whitespace-pre-wrap">
          {content.map((inline, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: neither have their parts
            <Inline key={place} inline={inline} />
          ))}
        </p>
      ))}
    </div>
  )
}

function Inline({ inline }: { inline: NoteInline }) {
  if (inline.type === 'hardBreak') return <br />
  if (inline.type === 'mention')
    return <span className="rounded bg-accent-soft px-0.5 text-accent-ink">@{inline.attrs.label}</span>
  return (inline.marks ?? []).reduce<ReactNode>((text, { type }) => marked[type](text), inline.text)
}

const marked: Record<'bold' | 'italic' | 'underline', (text: ReactNode) => ReactNode> = {
  bold: (text) => <strong className="font-semibold">{text}</strong>,
  italic: (text) => <em>{text}</em>,
  underline: (text) => <u className="underline-offset-2">{text}</u>,
}
