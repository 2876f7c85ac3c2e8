import type { NoteDocument, NoteInline } from '../activity/entry.ts'

export const noteMaximum = 500
export const noteRequired = 'Note is required'
export const noteTooLong = `Note cannot be more than ${noteMaximum} characters`
export const noteFailed = 'Unable to add note, please try again'

/** A note without its looks: a line for each paragraph, and people by their names. */
export const textOfNote = ({ content }: NoteDocument): string =>
  content
    .map((paragraph) => (paragraph.content ?? []).map(textOf).join(''))
    .join('\n')
    .trim()

const textOf = (inline: NoteInline) => {
  if (inline.type === 'text') return inline.text
  return inline.type === 'mention' ? `@${inline.attrs.label}` : '\n'
}

/** Characters as people see them: a family in one picture is one. Where lines break is not counted. */
export function noteLength(document: NoteDocument): number {
  let length = 0
  for (const { segment } of characters.segment(textOfNote(document))) if (segment !== '\n') length += 1
  return length
}

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** What is wrong with a note, if anything is. */
export function faultOfNote(document: NoteDocument): string | undefined {
  if (textOfNote(document) === '') return noteRequired
  return noteLength(document) > noteMaximum ? noteTooLong : undefined
}

export const mentionedIn = ({ content }: NoteDocument): string[] => [
  ...new Set(
    content.flatMap((paragraph) =>
      (paragraph.content ?? []).flatMap((inline) => (inline.type === 'mention' ? [inline.attrs.id] : [])),
    ),
  ),
]

/** Everybody who is mentioned under the name that is theirs. */
export const withNames = ({ content }: NoteDocument, names: ReadonlyMap<string, string>): NoteDocument => ({
  type: 'doc',
  content: content.map(({ type, content }) => ({
    type,
    ...(content && {
      content: content.map((inline) =>
        inline.type === 'mention'
          ? { ...inline, attrs: { id: inline.attrs.id, label: names.get(inline.attrs.id) ?? inline.attrs.label } }
          : inline,
      ),
    }),
  })),
})
