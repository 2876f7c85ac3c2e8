import type { NoteDocument, NoteInline } from '@gable/shared/activity/entry.ts'
import type { ReactNode } from 'react'

/** The formatted text of a note. It is rendered without HTML, so nothing in a note can become markup. */
export function NoteText({ document }: { document: NoteDocument }) {
  return (
    <div className="space-y-1 [overflow-wrap:anywhere]">
      {document.content.map(({ content = [] }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other key
        <p key={index} dir="auto" className="min-h-[1lh] whitespace-pre-wrap">
          {content.map((inline, inlineIndex) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: inline parts have no other key
            <Inline key={inlineIndex} inline={inline} />
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
  return (inline.marks ?? []).reduce<ReactNode>((text, { type }) => markRenderers[type](text), inline.text)
}

const markRenderers: Record<'bold' | 'italic' | 'underline', (text: ReactNode) => ReactNode> = {
  bold: (text) => <strong className="font-semibold">{text}</strong>,
  italic: (text) => <em>{text}</em>,
  underline: (text) => <u className="underline-offset-2">{text}</u>,
}
