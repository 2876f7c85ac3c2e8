import * as z from 'zod'
import type { NoteDocument as Document } from '../activity/entry.ts'
import { Id } from '../http/fields.ts'
import { noteRequiredMessage } from './note-text.ts'

const Inline = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('text'),
    text: z.string().min(1).max(8000),
    marks: z
      .array(z.object({ type: z.enum(['bold', 'italic', 'underline']) }))
      .max(3)
      .exactOptional(),
  }),
  z.object({ type: z.literal('mention'), attrs: z.object({ id: Id, label: z.string().max(200).default('') }) }),
  z.object({ type: z.literal('hardBreak') }),
])

/** Rich text of a note. Anything else that an editor adds is removed. */
export const NoteDocument: z.ZodType<Document, unknown> = z.object(
  {
    type: z.literal('doc'),
    content: z
      .array(z.object({ type: z.literal('paragraph'), content: z.array(Inline).max(1000).exactOptional() }))
      .max(500),
  },
  noteRequiredMessage,
)

export const NewNote = z.object({ contactId: Id, propertyId: Id.nullish(), document: NoteDocument })
export type NewNote = z.output<typeof NewNote>

const AgentName = z.object({ _id: z.string(), fullName: z.string() })

export const Note = z.object({
  _id: z.string(),
  contactId: z.string(),
  propertyId: z.string().nullable(),
  document: z.custom<Document>(),
  text: z.string(),
  agent: AgentName.nullable(),
  at: z.string(),
  editedAt: z.string().nullable(),
  mayEdit: z.boolean(),
  mayDelete: z.boolean(),
})
export type Note = z.infer<typeof Note>

/** The text of a note before it was edited or deleted. */
export const NoteRevision = z.object({
  at: z.string(),
  change: z.enum(['EDITED', 'DELETED']),
  by: AgentName,
  text: z.string(),
  document: z.custom<Document>(),
})
export type NoteRevision = z.infer<typeof NoteRevision>

export const MentionableAgent = AgentName
