import * as z from 'zod'
import { defineEndpoints } from '../http/endpoint.ts'
import { Id } from '../http/fields.ts'
import { MentionableAgent, NewNote, Note, NoteDocument, NoteRevision } from './note.ts'

const allow = 'member'
const params = z.object({ noteId: Id })

export const noteEndpoints = defineEndpoints({
  'POST /agent/notes': {
    allow,
    about: 'Adds a note to the activity of a contact. Mentioned agents are notified at once.',
    body: NewNote,
    reply: Note,
  },
  'GET /agent/notes/mentionable': {
    allow,
    about: 'Lists the agents of the agency, who can be mentioned in notes.',
    reply: z.array(MentionableAgent),
  },
  'PATCH /agent/notes/:noteId': {
    allow,
    about: 'Edits a note of the caller. The earlier text stays in its history.',
    params,
    body: z.object({ document: NoteDocument }),
    reply: Note,
  },
  'DELETE /agent/notes/:noteId': {
    allow,
    about: 'Deletes a note from the activity. Its text stays in its history.',
    params,
    reply: z.undefined(),
  },
  'GET /agent/notes/:noteId/history': {
    allow,
    about: 'Lists the earlier versions of a note, newest first. Works for deleted notes too.',
    params,
    reply: z.array(NoteRevision),
  },
})
