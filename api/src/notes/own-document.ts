import type { NoteDocument } from '@gable/shared/activity/entry.ts'
import { Problem } from '@gable/shared/http/problem.ts'
import { faultOfNote, mentionedIn, withNames } from '@gable/shared/notes/note-text.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { listAgents } from './queries.ts'

/** The document as it is kept: whoever is mentioned is of the agency, and under the name that is theirs. */
export async function ownDocument(db: Db, scope: AccountScope, sent: NoteDocument): Promise<NoteDocument> {
  const mentioned = mentionedIn(sent)
  const agents = mentioned.length > 0 ? await listAgents(db, scope) : []
  const names = new Map(agents.map(({ _id, fullName }) => [_id, fullName]))
  const document = withNames(sent, names)
  const fault = mentioned.every((id) => names.has(id))
    ? faultOfNote(document)
    : 'Only agents of your agency can be mentioned'
  if (fault) throw new Problem('invalid', 'Some fields need attention', { document: fault })
  return document
}
